import { expect, test } from 'vitest'
import { enquiryOf, fieldsOf, isTrapped, problemsIn, TRAP_FIELD } from './enquiry.ts'

const form = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

test('the enquiry is what the five fields hold, without blanks around it', () => {
  const values = {
    name: ' Ada Iyer ',
    email: 'ada@example.in',
    phone: '+91 98765 43210\n',
    project: 'iot-hardware',
    message: 'A sensor.\n\nTwo of them.',
    other: 'ignored',
  }
  expect(enquiryOf(form(values))).toEqual({
    name: 'Ada Iyer',
    email: 'ada@example.in',
    phone: '+91 98765 43210',
    project: 'iot-hardware',
    message: 'A sensor.\n\nTwo of them.',
  })
})

test('the fields as they stand keep the blanks that may be in the middle of a sentence', () => {
  expect(fieldsOf(form({ name: 'Ada ', message: 'A sensor.\n' }))).toMatchObject({
    name: 'Ada ',
    message: 'A sensor.\n',
  })
})

test('a field that the form lacks is empty', () => {
  expect(enquiryOf(form({}))).toEqual({ name: '', email: '', phone: '', project: '', message: '' })
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
  expect(problemsIn(complete)).toEqual({})
})

test.each(['name', 'email', 'phone', 'message'] as const)('%s is required', (field) => {
  expect(Object.keys(problemsIn({ ...complete, [field]: '' }))).toEqual([field])
  expect(Object.keys(problemsIn({ ...complete, [field]: '  \n' }))).toEqual([field])
})

test('all missing fields are named at once, in the order of the form', () => {
  const empty = { name: '', email: '', phone: '', project: '', message: '' }
  expect(Object.keys(problemsIn(empty))).toEqual(['name', 'email', 'phone', 'message'])
})

test.each(['ada', 'ada@', '@example.in', 'ada@exa mple.in', 'ada@-example.in'])(
  '"%s" is not an email address',
  (email) => {
    expect(problemsIn({ ...complete, email }).email).toMatch(/such as/)
  },
)

test.each(['ada@example.in', 'a.b+c@mail.example.co.in', 'ada@localhost'])(
  '"%s" is an email address',
  (email) => {
    expect(problemsIn({ ...complete, email })).toEqual({})
  },
)
