import { enquiryLimits } from '@kitewright/protocol/enquiry'
import { expect, it } from 'vitest'
import { parseEnquiry } from './receive.ts'

const enquiry = {
  name: 'Asha Rao',
  email: 'asha@company.example',
  phone: '+91 98765 43210',
  project: '',
  message: 'A shop.\n\tFor tea.',
  timestamp: '25/11/2026, 10:05:09 am',
  id: '0b5f3b0e-8f5e-4c8e-9d0a-0d6f0f1c2b3a',
}
const toBytes = (value: unknown) => Buffer.from(JSON.stringify(value))

it('reads the fields of the form, and ignores others', () => {
  const body = JSON.stringify({ ...enquiry, admin: true }).replace('{', '{"__proto__":{"x":1},')
  expect(parseEnquiry(Buffer.from(body))).toEqual(enquiry)
  expect(({} as { x?: number }).x).toBeUndefined()
})

it('removes line breaks, direction marks and half characters', () => {
  const found = parseEnquiry(
    toBytes({
      ...enquiry,
      name: 'Asha\r\nBcc: all@evil.example\u2028x',
      email: 'a@b.example\u0000',
      phone: '+91\u202e 1\u2066\u200f',
      message: 'One\r\nTwo\u0007\ud800',
    }),
  )
  expect(found).toMatchObject({
    name: 'Asha Bcc: all@evil.example x',
    email: 'a@b.example',
    phone: '+91 1',
    message: 'One\nTwo\ufffd',
  })
})

it.each([
  ['nothing', Buffer.alloc(0)],
  ['half of it', toBytes(enquiry).subarray(0, 60)],
  ['bytes that are no text', Buffer.concat([toBytes(enquiry), Buffer.from([0xff])])],
  ['a list', toBytes([enquiry])],
  ['depth', Buffer.from('['.repeat(60_000))],
  ['null', Buffer.from('null')],
])('refuses %s', (_name, body) => {
  expect(parseEnquiry(body)).toBe('The body is no JSON object.')
})

it('names each invalid field, without its value', () => {
  const wrong = {
    ...enquiry,
    id: 'secret-word',
    name: ' \u0000 ',
    email: 7,
    phone: { secret: 'word' },
    message: 'secret '.repeat(enquiryLimits.message),
  }
  const words = parseEnquiry(toBytes(wrong))
  for (const field of ['id', 'name', 'email', 'phone', 'message'])
    expect(words).toContain(`${field}: `)
  expect(words).not.toContain('secret')
})
