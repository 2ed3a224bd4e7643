import type { Fields } from '@kitewright/content-rules/check'
import { expect, it } from 'vitest'
import { findBlockChange, omitChange } from './block-undo.ts'

const block = (_key: string, heading = _key) => ({ _key, _type: 'textSection', heading })
const page = (...blocks: Fields[]): Fields => ({
  _id: 'drafts.a',
  _type: 'landingPage',
  sections: blocks,
})
const [a, b, c] = [block('a'), block('b'), block('c')]

it.each([
  ['removed', page(a, b, c), page(a, c)],
  ['removed', page(a), { ...page(), sections: undefined }],
  ['duplicated', page(a, b), page(a, { ...a, _key: 'new' }, b)],
  ['moved', page(a, b, c), page(b, a, c)],
])('finds a block that was %s', (what, before, after) => {
  const change = findBlockChange(before, after)
  expect(change).toMatchObject({ what, path: ['sections'] })
  const current = Array.isArray(after.sections) ? after.sections : []
  expect(change && omitChange(change, current)).toEqual(before.sections)
})

it('finds blocks of home', () => {
  const home = (...blocks: Fields[]) => ({
    _type: 'home',
    ownSections: [{ _key: 'x', sections: blocks }],
  })
  expect(findBlockChange(home(a, b), home(b))?.path).toEqual([
    'ownSections',
    { _key: 'x' },
    'sections',
  ])
})

it('ignores words and new blocks', () => {
  expect(findBlockChange(page(a), page({ ...a, heading: 'Other' }))).toBeNull()
  expect(findBlockChange(page(a), page(a, block('d')))).toBeNull()
})

it('keeps later changes and additions', () => {
  const change = findBlockChange(page(a, b), page(b))
  const written = { ...b, heading: 'Written since' }
  expect(change && omitChange(change, [written, c])).toEqual([a, written, c])
})
