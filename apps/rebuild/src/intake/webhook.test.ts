import { encodeSignatureHeader, isValidSignature } from '@sanity/webhook'
import { describe, expect, it } from 'vitest'
import { KEEP_MS, MAX_AGE_MS, MAX_AHEAD_MS } from './journal.ts'
import { verifySignature } from './webhook.ts'

const secret = 'the-secret-of-today'
const previous = 'the-secret-of-yesterday'
const now = Date.UTC(2026, 0, 1)
const minute = 60_000
const text = JSON.stringify({ _id: 'home', title: '₹50K – 2L' })
const body = Buffer.from(text)

describe('verifySignature', () => {
  const check = (header: string | undefined, at = now, bytes = body) =>
    verifySignature(bytes, header, [secret, previous], at)

  it("accepts and returns a signature of Sanity's signer", async () => {
    const header = await encodeSignatureHeader(text, now, secret)
    expect(await isValidSignature(text, header, secret)).toBe(true)
    expect(check(header)).toBe(header.split('v1=')[1])
  })

  it('accepts the previous secret, and no other', async () => {
    expect(check(await encodeSignatureHeader(text, now, previous))).not.toBeNull()
    expect(check(await encodeSignatureHeader(text, now, 'another-secret'))).toBeNull()
  })

  it('checks every byte of the body', async () => {
    const header = await encodeSignatureHeader(text, now, secret)
    expect(check(header, now, Buffer.from(`${text} `))).toBeNull()
    expect(check(header, now, Buffer.alloc(0))).toBeNull()
  })

  it.each([
    [0, true],
    [7 * minute, true],
    [7 * minute + 1, false],
    [-5 * minute, true],
    [-5 * minute - 1, false],
  ])('at an age of %d ms accepts: %s', async (age, accepted) => {
    const header = await encodeSignatureHeader(text, now - age, secret)
    expect(check(header) !== null).toBe(accepted)
  })

  it('rejects the time of another signature', async () => {
    const header = await encodeSignatureHeader(text, now, secret)
    expect(check(header.replace(String(now), String(now + 1)))).toBeNull()
  })

  it('accepts one spelling of a signature, because a second one would pass for a new delivery', async () => {
    const header = await encodeSignatureHeader(text, now, secret)
    const last = header.at(-1) ?? ''
    const otherSignatures = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .filter((sign) => sign !== last)
      .map((sign) => `${header.slice(0, -1)}${sign}`)
    for (const other of [...otherSignatures, `${header}=`, header.toUpperCase()]) {
      expect(check(other)).toBeNull()
    }
  })

  it.each([undefined, '', 't=1', 'v1=abc', 't=,v1=', `t=${now},v1=${'a'.repeat(5_000)}`])(
    'refuses the header %j',
    (header) => {
      expect(check(header)).toBeNull()
    },
  )

  it('rejects everything without a secret', async () => {
    const header = await encodeSignatureHeader(text, now, secret)
    expect(verifySignature(body, header, [], now)).toBeNull()
  })
})

it('expires before its delivery is forgotten', () => {
  expect(KEEP_MS).toBeGreaterThan(MAX_AGE_MS + MAX_AHEAD_MS)
})
