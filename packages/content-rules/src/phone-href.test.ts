import { expect, test } from 'vitest'
import { toChatHref, toPhoneHref } from './text.ts'

test.each([
  ['+91 80 5550 0142', 'tel:+918055500142'],
  ['(080) 5550-0142', 'tel:08055500142'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  [' 98765 43210 ', 'tel:9876543210'],
])('links one number: %s', (phone, href) => {
  expect(toPhoneHref(phone)).toBe(href)
})

test('opens the chat of a number', () => {
  expect(toChatHref('+91 80 5550 0142')).toBe('https://wa.me/918055500142')
  expect(toChatHref('ask for Asha at 4')).toBeUndefined()
})

test.each([
  '+91 98765 43210 / 43211',
  '98765 43210, 98765 43211',
  '98765 43210 98765 43211',
  '+91 80 5550 0142 ext. 7',
  'ask for Asha at 4',
  '12',
  '',
])('returns no link for %j', (phone) => {
  expect(toPhoneHref(phone)).toBeUndefined()
})
