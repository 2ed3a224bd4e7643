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

it('takes an enquiry with the fields of the specification, and leaves out what it does not know', () => {
  expect(enquirySchema.parse({ ...enquiry, name: ' Asha Rao ', admin: true })).toEqual(enquiry)
})

it.each(['name', 'email', 'phone', 'message'])(
  'refuses one whose %s is missing or blank',
  (field) => {
    expect(enquirySchema.safeParse({ ...enquiry, [field]: undefined }).success).toBe(false)
    expect(enquirySchema.safeParse({ ...enquiry, [field]: '  ' }).success).toBe(false)
  },
)

it('takes the longest message that can be typed, with what it is about', () => {
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
  ['fillers of Hangul', '\u3164\uffa0'],
  ['a blank of Braille', '\u2800'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['control characters', '\u0000\u0007'],
])('takes %s alone for nothing', (_, name) => {
  expect(enquirySchema.safeParse({ ...enquiry, name }).success).toBe(false)
  expect(enquirySchema.parse({ ...enquiry, name: `क${name}` }).name).toBe(`क${name}`)
})

it('takes ids in capitals and in small letters for the same', () => {
  expect(enquirySchema.parse({ ...enquiry, id: enquiry.id.toUpperCase() }).id).toBe(enquiry.id)
})

it('refuses an id that is none', () => {
  expect(enquirySchema.safeParse({ ...enquiry, id: '../site.status' }).success).toBe(false)
})
