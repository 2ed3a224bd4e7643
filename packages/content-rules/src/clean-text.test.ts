import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleaned, stripBidi } from './clean-text.ts'
import { propertyRuns } from './testing.ts'

fc.configureGlobal({ numRuns: propertyRuns(1_000) })

describe('stripBidi', () => {
  it('removes only bidi controls', () => {
    const controls = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
    expect(stripBidi(`a${controls}b`)).toBe('ab')
    expect(stripBidi('क्‍ष ₹50K – 2L שלום')).toBe('क्‍ष ₹50K – 2L שלום')
  })
})

describe('cleaned', () => {
  it('cleans all texts and keeps names and other values', () => {
    const dirty = { a: ['x\u202ey', { b: 'z\u0000' }], c: 3, d: null, e: true, f: 'two\nlines' }
    expect(cleaned(dirty)).toEqual({
      a: ['xy', { b: 'z' }],
      c: 3,
      d: null,
      e: true,
      f: 'two\nlines',
    })
  })

  it('replaces a lone surrogate, so that the text can be written as UTF-8', () => {
    expect(cleaned('a\ud800b')).toBe('a\ufffdb')
  })

  it('is idempotent and accepts any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const once = cleaned(value)
        expect(cleaned(once)).toEqual(once)
        expect(JSON.stringify(once)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
      }),
    )
  })

  it('cuts excessive nesting', () => {
    let deep: unknown = 'core'
    for (let level = 0; level < 20_000; level += 1) deep = { deep }
    expect(() => JSON.stringify(cleaned(deep))).not.toThrow()
  })
})
