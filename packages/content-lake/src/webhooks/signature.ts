import { createHmac } from 'node:crypto'

/** The name of the header that proves who sent a request. */
export const SIGNATURE_HEADER = 'sanity-webhook-signature'

/**
 * Signs a body as `@sanity/webhook` checks it.
 *
 * @param time milliseconds since 1970; part of what is signed.
 */
export function signatureOf(body: string, secret: string, time: number): string {
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')
  return `t=${time},v1=${digest}`
}
