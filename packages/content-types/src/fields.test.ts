import { describe, expect, it } from 'vitest'
import { foundText } from './fields.ts'

describe('foundText', () => {
  it('is short and on one line', () => {
    expect(foundText(undefined)).toBe('nothing')
    expect(foundText('a\nb')).toBe('"a\\nb"')
    expect(foundText('a\u2028b\u202e')).toBe('"a\\u2028b\\u202e"')
    expect(foundText('x'.repeat(500)).length).toBeLessThan(70)
    expect(foundText([1, 2])).toBe('a list of 2')
    expect(foundText({})).toBe('a group of fields')
    expect(foundText(5)).toBe('5')
  })
})
