import { expect, test } from 'vitest'
import {
  checkLength,
  getUnsentFields,
  isTrapped,
  readEnquiry,
  readFields,
  TRAP_FIELD,
  validateEnquiry,
} from './enquiry.ts'

const form = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

test('the enquiry is the trimmed text of the five fields', () => {
  const values = {
    name: ' Ada Iyer ',
    email: 'ada@example.in',
    phone: '+91 98765 43210\n',
    project: 'iot-hardware',
    message: 'A sensor.\n\nTwo of them.',
    other: 'ignored',
  }
  expect(readEnquiry(form(values))).toEqual({
    name: 'Ada Iyer',
    email: 'ada@example.in',
    phone: '+91 98765 43210',
    project: 'iot-hardware',
    message: 'A sensor.\n\nTwo of them.',
  })
})

test('a message that is too long is counted, not cut', () => {
  expect(checkLength('x'.repeat(10_000))).toBeUndefined()
  expect(checkLength('x'.repeat(10_432))).toBe(
    'Your message has 10,432 characters, and 10,000 fit. Please shorten it by 432.',
  )
  const enquiry = { name: 'Ada', email: 'ada@example.in', phone: '98765', project: '' }
  const message = 'x'.repeat(12_000)
  expect(readEnquiry(form({ ...enquiry, message })).message).toHaveLength(12_000)
  expect(Object.keys(validateEnquiry({ ...enquiry, message }))).toEqual(['message'])
})

test('unfinished fields keep their trailing blanks', () => {
  expect(readFields(form({ name: 'Ada ', message: 'A sensor.\n' }))).toMatchObject({
    name: 'Ada ',
    message: 'A sensor.\n',
  })
})

test('invisible characters around and in an email and a phone are removed', () => {
  const marks = ['\u200e', '\u061c', '\u202a', '\u2067', '\ufeff', '\u200b', '\u00ad', '\u115f']
  for (const mark of marks) {
    const email = `${mark}ada@exa${mark}mple.in${mark} `
    const fields = readEnquiry(form({ ...complete, email, phone: `${mark}+91${mark}` }))
    expect([fields.email, fields.phone]).toEqual(['ada@example.in', '+91'])
    expect(validateEnquiry(fields)).toEqual({})
  }
  // In a message they may belong to a script.
  expect(readEnquiry(form({ message: 'क्\u200dष' })).message).toBe('क्\u200dष')
})

test('empties only the fields that did not change since the send', () => {
  const changed = { ...complete, message: 'A sensor. And a display.' }
  expect(getUnsentFields(changed, complete)).toEqual({
    name: '',
    email: '',
    phone: '',
    project: '',
    message: 'A sensor. And a display.',
  })
})

test('a field that the form lacks is empty', () => {
  expect(readEnquiry(form({}))).toEqual({
    name: '',
    email: '',
    phone: '',
    project: '',
    message: '',
  })
})

test('only a filled trap counts', () => {
  expect(isTrapped(form({}))).toBe(false)
  expect(isTrapped(form({ [TRAP_FIELD]: ' ' }))).toBe(false)
  expect(isTrapped(form({ [TRAP_FIELD]: 'https://spam.example' }))).toBe(true)
})

const complete = {
  name: 'Ada Iyer',
  email: 'ada@example.in',
  phone: '+91 98765 43210',
  project: '',
  message: 'A sensor.',
}

test('an enquiry without a project type is complete', () => {
  expect(validateEnquiry(complete)).toEqual({})
})

test.each(['name', 'email', 'phone', 'message'] as const)('%s is required', (field) => {
  expect(Object.keys(validateEnquiry({ ...complete, [field]: '' }))).toEqual([field])
  expect(Object.keys(validateEnquiry({ ...complete, [field]: '  \n' }))).toEqual([field])
})

test('all missing fields are named at once, in the order of the form', () => {
  const empty = { name: '', email: '', phone: '', project: '', message: '' }
  expect(Object.keys(validateEnquiry(empty))).toEqual(['name', 'email', 'phone', 'message'])
})

test.each(['ada', 'ada@', '@example.in', 'ada@exa mple.in', 'ada@-example.in'])(
  '"%s" is not an email address',
  (email) => {
    expect(validateEnquiry({ ...complete, email }).email).toMatch(/such as/)
  },
)

test.each(['ada@example.in', 'a.b+c@mail.example.co.in', 'ada@localhost'])(
  '"%s" is an email address',
  (email) => {
    expect(validateEnquiry({ ...complete, email })).toEqual({})
  },
)
