import { expect, test } from 'vitest'
import { enquiryPayload, enquiryTimestamp } from './enquiry-payload.ts'

const enquiry = {
  name: 'Ada Iyer',
  email: 'ada@example.in',
  phone: '+91 98765 43210',
  project: '',
  message: 'A sensor.',
}
const usual = { at: new Date('2026-10-27T08:35:09Z'), sinceLoad: 40_000, trapped: false }

test('the timestamp is the time in India', () => {
  expect(enquiryTimestamp(new Date('2026-10-27T08:35:09Z'))).toMatch(/^27\/10\/2026, 2:05:09\spm$/)
  expect(enquiryTimestamp(new Date('2026-12-31T20:00:00Z'))).toMatch(/^1\/1\/2027, 1:30:00\sam$/)
})

test('an ordinary enquiry has six fields', () => {
  expect(enquiryPayload(enquiry, usual)).toEqual({
    ...enquiry,
    timestamp: enquiryTimestamp(usual.at),
  })
  expect(Object.keys(enquiryPayload(enquiry, usual))).toEqual([
    'name',
    'email',
    'phone',
    'project',
    'message',
    'timestamp',
  ])
})

test('the hidden field adds a flag', () => {
  const payload = enquiryPayload(enquiry, { ...usual, trapped: true })
  expect(payload.flag).toBe('hidden field filled in')
})

test('less than two seconds after the page was loaded adds a flag', () => {
  expect(enquiryPayload(enquiry, { ...usual, sinceLoad: 1999.6 }).flag).toBe(
    'sent 2000 ms after page load',
  )
  expect(enquiryPayload(enquiry, { ...usual, sinceLoad: 2000 })).not.toHaveProperty('flag')
})

test('both reasons stand in one flag', () => {
  const { flag } = enquiryPayload(enquiry, { ...usual, sinceLoad: 40, trapped: true })
  expect(flag).toBe('hidden field filled in; sent 40 ms after page load')
})
