import { describe, expect, test } from 'vitest'
import { getHeroShift } from './hero.tsx'

describe('getHeroShift', () => {
  test('leaves the words in place at the top of the page', () => {
    expect(getHeroShift(0, 1440)).toEqual({ heading: 0, subtitle: 0 })
  })

  test.each([
    [100, 390],
    [300, 1440],
  ])('is half way after %i px at a width of %i', (scrolled, width) => {
    expect(getHeroShift(scrolled, width)).toEqual({ heading: 44, subtitle: 22 })
  })

  test.each([
    [200, 767],
    [5000, 767],
    [600, 768],
    [5000, 768],
  ])('has reached its end after %i px at a width of %i', (scrolled, width) => {
    expect(getHeroShift(scrolled, width)).toEqual({ heading: 88, subtitle: 44 })
  })

  test('takes the longer distance from 768 px', () => {
    expect(getHeroShift(150, 767).heading).toBe(66)
    expect(getHeroShift(150, 768).heading).toBe(22)
  })

  test('ignores the overscroll of a rubber band', () => {
    expect(getHeroShift(-40, 390)).toEqual({ heading: 0, subtitle: 0 })
  })
})
