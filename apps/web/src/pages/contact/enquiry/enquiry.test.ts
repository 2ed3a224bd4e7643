import { expect, test } from 'vitest'
import { enquiryOf, fieldsOf, isTrapped, TRAP_FIELD } from './enquiry.ts'

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
