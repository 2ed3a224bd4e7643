import { describe, expect, it } from 'vitest'
import { foundText, pathText } from './problem.ts'

describe('pathText', () => {
  const document = {
    tiers: [
      { _key: 'a', from: 1 },
      { _key: 'b', bullets: ['x'] },
    ],
  }

  it('converts keys to indexes', () => {
    expect(pathText(document, ['tiers', { _key: 'b' }, 'bullets', 0])).toBe('tiers[1].bullets[0]')
  })

  it('keeps a key that the document does not have', () => {
    expect(pathText(document, ['tiers', { _key: 'gone' }, 'from'])).toBe('tiers[gone].from')
  })

  it('is empty for the document itself', () => {
    expect(pathText(document, [])).toBe('')
  })
})

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
