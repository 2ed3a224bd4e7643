import { expect, it } from 'vitest'
import { createTestRows } from '../../testing/test-sheet.ts'
import { findLargeChanges } from './large-changes.ts'
import { withPrices } from './prices.ts'
import { createRow } from './sheet.ts'

const [web] = createTestRows()
if (!web?.published) throw new Error('The rows for tests have no web service.')
const cell = { id: 'web', key: 'small', field: 'from' as const }

/** The row once its draft costs this; visitors see 10,000. */
const withDraft = (from: number | undefined) =>
  createRow(
    { ...web, draft: withPrices(web.published ?? {}, [{ key: 'small', from, to: 20_000 }]) },
    '',
  )

it.each([
  ['a K too few', 10_000, 66, true],
  ['less than five times as much', 10_000, 49_000, false],
  ['the way back to what visitors see', 66, 10_000, false],
  ['near what visitors see, from a slip', 66, 11_000, false],
  ['the second of two small steps', 40_000, 60_000, false],
  ['a slip that is in the draft, as it is published', 66, 66, true],
  ['no price at all', 10_000, undefined, false],
])('%s', (_, draft, to, isAsked) => {
  expect(findLargeChanges([withDraft(draft)], [{ cell, to }])).toEqual(
    isAsked ? [{ cell, cellName: 'Web, small, from', before: 10_000, after: to }] : [],
  )
})

it('compares an unpublished price with its draft', () => {
  const draft = web.published
  const fresh = createRow({ ...web, draft, published: null }, '')
  expect(findLargeChanges([fresh], [{ cell, to: 66 }])).toHaveLength(1)
  expect(findLargeChanges([fresh], [{ cell, to: 10_000 }])).toEqual([])
})
