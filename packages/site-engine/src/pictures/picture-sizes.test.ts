import { expect, it } from 'vitest'
import { getVisiblePart } from './picture-sizes.ts'

const square = { width: 1000, height: 1000, hotspot: null }
const none = { top: 0, right: 0, bottom: 0, left: 0 }
const getCrop = (crop: object, ratio?: number) =>
  getVisiblePart({ ...square, crop: { ...none, ...crop } }, ratio).crop

it.each([
  ['less than nothing at one side', { left: -5.5e-17, right: 0.25 }, { right: 0.25 }],
  ['less than nothing at the top', { top: -1e-9, bottom: 0.5 }, { bottom: 0.5 }],
  ['a hair more than half', { left: 0.5000000000000001 }, { left: 0.5 }],
])('rounds the fraction errors of %s and keeps the crop', (_, crop, expected) => {
  expect(getCrop(crop)).toEqual({ ...none, ...expected })
})

it.each([
  ['nothing', {}],
  ['nothing but for fractions', { top: 5.5e-17, left: -5.5e-17 }],
  ['all of it', { left: 0.5, right: 0.5 }],
  ['all of it but for fractions', { left: 0.9, right: 0.09999999999999998 }],
  ['more than is there', { left: 0.7, right: 0.7 }],
  ['what lies beside it', { left: -0.2 }],
  ['no number', { left: Number.NaN }],
])('ignores a crop that removes %s', (_, crop) => {
  expect(getCrop(crop)).toBeNull()
})

it('crops a picture to a ratio within such a crop', () => {
  expect(getCrop({ left: -5.5e-17, right: 0.5 }, 1)).toEqual({
    top: 0.25,
    right: 0.5,
    bottom: 0.25,
    left: 0,
  })
})
