import { describe, expect, it } from 'vitest'
import { formatValue } from './fields.ts'

describe('formatValue', () => {
  it('is short and on one line', () => {
    expect(formatValue(undefined)).toBe('nothing')
    expect(formatValue('a\nb')).toBe('"a\\nb"')
    expect(formatValue('a\u2028b\u202e')).toBe('"a\\u2028b\\u202e"')
    expect(formatValue('x'.repeat(500)).length).toBeLessThan(70)
    expect(formatValue([1, 2])).toBe('a list of 2')
    expect(formatValue({})).toBe('a group of fields')
    expect(formatValue(5)).toBe('5')
  })
})
