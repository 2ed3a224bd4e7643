import { createHmac, timingSafeEqual } from 'node:crypto'
import { MAX_AGE_MS, MAX_AHEAD_MS } from './delivery-policy.ts'

const form = /^t=(\d{1,15}),\s*v1=([\w-]{43})$/

/**
 * `@sanity/webhook` signs the tests of this. It cannot replace this: it compares in variable time, takes a text instead
 * of the bytes that came, tries one secret, knows no time window, and does not return the signature.
 *
 * The signature itself (`v1`) when the body was signed with one of the secrets within the time
 * window; null otherwise. The header is `t=<unix ms>,v1=<HMAC-SHA256 of "t.body", base64url>`.
 * Texts are compared, not decoded bytes, so that a signature has one spelling only and a second
 * spelling of it cannot pass for a new delivery.
 */
export function checkedSignature(
  body: Buffer,
  header: string | undefined,
  secrets: readonly string[],
  now: number,
): string | null {
  const [, time, signature] = form.exec(header ?? '') ?? []
  if (!time || !signature) return null
  const found = Buffer.from(signature)
  // All secrets are tried whatever comes, so that the time taken tells nothing.
  const matches = secrets.map((secret) => {
    const expected = createHmac('sha256', secret).update(`${time}.`).update(body)
    return timingSafeEqual(Buffer.from(expected.digest('base64url')), found)
  })
  const age = now - Number(time)
  return matches.includes(true) && age <= MAX_AGE_MS && age >= -MAX_AHEAD_MS ? signature : null
}
