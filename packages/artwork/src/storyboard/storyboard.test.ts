import { expect, test } from 'vitest'
import { COLOUR_OF_GROUP, getGroup, isServiceSlug } from '../kites/kite.ts'
import { getExtent, storyboardDrawings } from './catalogue.ts'

/** The paper behind a drawing: the fill of the first shape, which covers all of it. */
const getBackground = (name: string): string | undefined =>
  storyboardDrawings[name]?.().match(/<rect [^>]*fill="(#[0-9A-F]{6})"/)?.[1]

const slugs = Object.keys(storyboardDrawings).flatMap(
  (name) => /^storyboard\/(.+)(?<!-plate)-1$/.exec(name)?.slice(1) ?? [],
)

test.each(slugs)('%s flies over sheet, night and two colours of other groups', (slug) => {
  const backgrounds = [1, 2, 3, 4].map((index) => getBackground(`storyboard/${slug}-${index}`))
  const own = isServiceSlug(slug) ? COLOUR_OF_GROUP[getGroup(slug)] : ''
  const otherPapers = Object.values(COLOUR_OF_GROUP).filter((paper) => paper !== own)
  expect(backgrounds.slice(0, 2)).toEqual(['#FFFDF8', '#0D1E3F'])
  expect(otherPapers).toEqual(expect.arrayContaining(backgrounds.slice(2)))
  expect(new Set(backgrounds).size).toBe(4)
})

/** As drawings are written, and as Inkscape writes the same place once a group was moved. */
test.each([
  'translate(412 196) rotate(-12) scale(2)',
  'matrix(1.95629520 -.41582338 .41582338 1.95629520 412 196)',
  'translate(400 196) translate(12) rotate(348) scale(2 2)',
])('%s is a kite about 412 that reaches 141.4 from there', (transform) => {
  const { x, r } = getExtent(transform)
  expect(x).toBeCloseTo(412, 3)
  expect(r).toBeCloseTo(141.4, 3)
})
