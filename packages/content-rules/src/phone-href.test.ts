import { expect, test } from 'vitest'
import { phoneHref } from './phone-href.ts'

test('a phone link holds digits and the plus sign only', () => {
  expect(phoneHref('+91 80 5550 0142')).toBe('tel:+918055500142')
  expect(phoneHref('(080) 5550-0142')).toBe('tel:08055500142')
})
