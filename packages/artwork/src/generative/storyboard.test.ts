import { describe, expect, test } from 'vitest'
import { SERVICE_SLUGS } from '../kites/kite.ts'
import { GROUNDS, isGround, kiteStyle } from './storyboard.ts'

const grounds = Object.keys(GROUNDS).filter(isGround)

describe.each(grounds)('on %s', (ground) => {
  test('no sheet of any kite has the colour of the ground', () => {
    for (const slug of SERVICE_SLUGS) {
      expect(kiteStyle(ground, slug).palette).not.toContain(GROUNDS[ground])
    }
  })
})

test('names that are no ground are refused', () => {
  expect(isGround('haldi-wash')).toBe(true)
  expect(isGround('constructor')).toBe(false)
})
