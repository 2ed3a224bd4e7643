import { optimize } from 'svgo/browser'
import { describe, expect, test } from 'vitest'
import { drawTextLine, findMissingCharacters, measureText } from './outline-text.ts'
import { renderSocialImage, setHeadline } from './social-image.ts'

const SIZES = [100, 80, 60, 40]

describe('outlined text', () => {
  test('heavier, larger and longer text is wider', () => {
    expect(measureText('Quotes', 800, 100)).toBeGreaterThan(measureText('Quotes', 300, 100))
    expect(measureText('Quotes', 300, 200)).toBeCloseTo(2 * measureText('Quotes', 300, 100))
    expect(measureText('Quotes,', 300, 100)).toBeGreaterThan(measureText('Quotes', 300, 100))
  })

  test('pairs are kerned and letters joined as in the font', () => {
    const apart = measureText('T', 800, 100) + measureText('o', 800, 100)
    expect(measureText('To', 800, 100)).toBeLessThan(apart)
    expect(drawTextLine('ff', 0, 0, 300, 100, '#000').match(/<path/g)).toHaveLength(1)
  })

  test('drops accents and reports characters without an outline', () => {
    expect(findMissingCharacters('Café – ₹50K')).toEqual([])
    expect(findMissingCharacters('पतंग')).not.toEqual([])
    expect(measureText('é', 300, 100)).toBe(measureText('e', 300, 100))
  })
})

describe('headline', () => {
  test('the two voices never share a line', () => {
    const { lines } = setHeadline({ impact: 'Start', effort: 'anywhere.' }, 2000, 2000, SIZES, 1)
    expect(lines).toEqual([
      { text: 'Start', weight: 800 },
      { text: 'anywhere.', weight: 300 },
    ])
  })

  test('a long headline gets a smaller size and keeps its words', () => {
    const impact = 'Software, electronics and automation from one patient team in Bangalore'
    const { lines, size } = setHeadline({ impact }, 600, 400, SIZES, 0.92)
    expect(size).toBeLessThan(100)
    expect(lines.map((line) => line.text).join(' ')).toBe(impact)
    for (const line of lines)
      expect(measureText(line.text, line.weight, size)).toBeLessThanOrEqual(600)
  })

  test('a word that never fits is set at the smallest size', () => {
    expect(setHeadline({ impact: 'Donaudampfschifffahrt' }, 20, 400, SIZES, 1).size).toBe(40)
  })
})

test('a sharing image is 1200 by 630 and has no text elements', () => {
  const image = renderSocialImage({ impact: 'Things that', effort: 'fly.' }, 'web-development')
  expect(image).toContain('viewBox="0 0 1200 630"')
  expect(image).not.toContain('<text')
  expect(() => optimize(image, { plugins: [] })).not.toThrow()
  expect(renderSocialImage({ impact: 'Things that', effort: 'fly.' }, 'web-development')).toBe(
    image,
  )
})

test.each(['पतंग', 'Maße', 'Łódź'])(
  'draws no words at all where a letter is missing: %s',
  (word) => {
    const wordless = renderSocialImage({ impact: '' }, 'web-development')
    expect(renderSocialImage({ impact: 'Things that', effort: word }, 'web-development')).toBe(
      wordless,
    )
    expect(renderSocialImage({ impact: 'Cafés' }, 'web-development')).not.toBe(wordless)
  },
)
