import { collectDocumentIssues } from '@kitewright/content-rules/check'
import { expect, it } from 'vitest'
import { getCount } from './limited-input.tsx'

it.each([
  [undefined, { max: 120 }, '0 of 120 characters', undefined],
  ['x'.repeat(87), { max: 120 }, '87 of 120 characters', undefined],
  ['x'.repeat(121), { max: 120 }, '121 of 120 characters', 'Too long'],
  ['x'.repeat(87), { min: 110, max: 155 }, '87 of 110 to 155 characters', 'Too short'],
  // Nothing at all is “Required”, which the Studio says itself.
  ['', { min: 110, max: 155 }, '0 of 110 to 155 characters', undefined],
  [[1, 2, 3], { count: 4, item: 'step' }, '3 of 4 steps', 'Too few'],
  [
    [{ label: 'About' }, { label: 'Our work' }],
    { count: [0, 5], item: 'link', letters: 12 },
    '2 of 5 links, 13 of 12 letters',
    'Too long',
  ],
  [[1, 2, 3, 4], { count: [2, 3], item: 'row' }, '4 of 2 to 3 rows', 'Too many'],
] as const)('counts %j beside %j', (value, rules, words, trouble) => {
  expect(getCount(value, rules)).toEqual({ label: words, issue: trouble })
})

it('is silent where no limit is stated', () => {
  expect(getCount('Words', { is: 'link' })).toBeUndefined()
  expect(getCount('Words', undefined)).toBeUndefined()
})

it('counts a character once, and invisible ones not at all, like the rules', () => {
  const menuLine = `${'🪁'.repeat(32)}\u202e`
  expect(getCount(menuLine, { max: 32 })).toEqual({ label: '32 of 32 characters' })
  expect(collectDocumentIssues({ _type: 'service', menuLine: '🪁'.repeat(32) })).toEqual([])
})
