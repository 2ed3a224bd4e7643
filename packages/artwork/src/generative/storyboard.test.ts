import { describe, expect, test } from 'vitest'
import { SERVICE_SLUGS } from '../kites/kite.ts'
import { BACKGROUNDS, getKiteStyle, isBackground } from './storyboard.ts'

const backgrounds = Object.keys(BACKGROUNDS).filter(isBackground)

describe.each(backgrounds)('on %s', (background) => {
  test('no sheet of any kite has the colour of the background', () => {
    for (const slug of SERVICE_SLUGS) {
      expect(getKiteStyle(background, slug).palette).not.toContain(BACKGROUNDS[background])
    }
  })
})

test('names that are no background are refused', () => {
  expect(isBackground('haldi-wash')).toBe(true)
  expect(isBackground('constructor')).toBe(false)
})
