import { expect, it } from 'vitest'
import { getPictureNotice } from './picture-notice.ts'

const stored = (size: string, kind: string) => ({
  _type: 'picture',
  asset: { _ref: `image-${'0a'.repeat(20)}-${size}-${kind}` },
})

it.each([
  [stored('1200x900', 'png'), true],
  [stored('960x540', 'jpg'), true],
  [stored('90x60', 'svg'), true],
  [stored('1000x500', 'gif'), 'If this GIF moves, the site shows a still picture.'],
  [stored('400x225', 'png'), /^This picture is 400 by 225 px; below 960 px/],
  [stored('400x225', 'gif'), /still picture.*400 by 225 px/],
  [undefined, true],
  [{ _type: 'picture' }, true],
])('%j: %s', (picture, expected) => {
  const notice = getPictureNotice(picture, 960)
  if (expected instanceof RegExp) expect(notice).toMatch(expected)
  else expect(notice).toBe(expected)
})
