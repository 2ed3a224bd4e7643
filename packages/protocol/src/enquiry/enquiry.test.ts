import { expect, it } from 'vitest'
import { enquirySchema } from './enquiry.ts'
import { enquiryLimits } from './form.ts'

const enquiry = {
  id: '0b5f3b0e-8f5e-4c8e-9d0a-0d6f0f1c2b3a',
  name: 'Asha Rao',
  email: 'asha@company.example',
  phone: '+91 98765 43210',
  project: '',
  message: 'A shop.',
  timestamp: '25/11/2026, 10:05:09 am',
}

it('accepts the fields of the specification and drops unknown ones', () => {
  expect(enquirySchema.parse({ ...enquiry, name: ' Asha Rao ', admin: true })).toEqual(enquiry)
})

it.each(['name', 'email', 'phone', 'message'])('rejects a missing or blank %s', (field) => {
  expect(enquirySchema.safeParse({ ...enquiry, [field]: undefined }).success).toBe(false)
  expect(enquirySchema.safeParse({ ...enquiry, [field]: '  ' }).success).toBe(false)
})

it('accepts the longest message that the form allows, with its subject line', () => {
  const message = `${'x'.repeat(enquiryLimits.message)}\n\nAbout: ${'y'.repeat(enquiryLimits.about)}`
  expect(enquirySchema.safeParse({ ...enquiry, message }).success).toBe(true)
  expect(enquirySchema.safeParse({ ...enquiry, message: `${message}${message}` }).success).toBe(
    false,
  )
})

it.each([
  ['zero-width spaces', '\u200b\u200b'],
  ['joiners', '\u200c\u200d\u2060'],
  ['a soft hyphen', '\u00ad'],
  ['direction marks', '\u202e\u2066\u061c'],
  ['Hangul fillers', '\u3164\uffa0'],
  ['a Braille blank', '\u2800'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['control characters', '\u0000\u0007'],
])('treats %s alone as blank', (_, name) => {
  expect(enquirySchema.safeParse({ ...enquiry, name }).success).toBe(false)
  expect(enquirySchema.parse({ ...enquiry, name: `क${name}` }).name).toBe(`क${name}`)
})

it('ignores the case of ids', () => {
  expect(enquirySchema.parse({ ...enquiry, id: enquiry.id.toUpperCase() }).id).toBe(enquiry.id)
})

it('rejects an id that is not a UUID', () => {
  expect(enquirySchema.safeParse({ ...enquiry, id: '../site.status' }).success).toBe(false)
})
