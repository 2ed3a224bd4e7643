import type { Fields } from '@kitewright/content-rules/check'
import { expect, it } from 'vitest'
import { sectionChange, withoutChange } from './section-undo.ts'

const section = (_key: string, heading = _key) => ({ _key, _type: 'textSection', heading })
const page = (...sections: Fields[]): Fields => ({
  _id: 'drafts.a',
  _type: 'landingPage',
  sections,
})
const [a, b, c] = [section('a'), section('b'), section('c')]

it.each([
  ['removed', page(a, b, c), page(a, c)],
  ['removed', page(a), { ...page(), sections: undefined }],
  ['duplicated', page(a, b), page(a, { ...a, _key: 'new' }, b)],
  ['moved', page(a, b, c), page(b, a, c)],
])('finds a section that was %s', (what, before, after) => {
  const change = sectionChange(before, after)
  expect(change).toMatchObject({ what, path: ['sections'] })
  const current = Array.isArray(after.sections) ? after.sections : []
  expect(change && withoutChange(change, current)).toEqual(before.sections)
})

it('finds sections of home', () => {
  const home = (...sections: Fields[]) => ({
    _type: 'home',
    ownSections: [{ _key: 'x', sections }],
  })
  expect(sectionChange(home(a, b), home(b))?.path).toEqual([
    'ownSections',
    { _key: 'x' },
    'sections',
  ])
})

it('ignores words and new sections', () => {
  expect(sectionChange(page(a), page({ ...a, heading: 'Other' }))).toBeNull()
  expect(sectionChange(page(a), page(a, section('d')))).toBeNull()
})

it('keeps later changes and additions', () => {
  const change = sectionChange(page(a, b), page(b))
  const written = { ...b, heading: 'Written since' }
  expect(change && withoutChange(change, [written, c])).toEqual([a, written, c])
})
