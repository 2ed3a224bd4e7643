import { getPackages } from '@kitewright/content-rules/price'
import { seedDocuments } from '@kitewright/seed/seed-documents'
import { expect, it } from 'vitest'
import { getFieldKey, getRowIssues, validateCell } from './cell-issues.ts'
import { withPrices } from './prices.ts'
import { createRow } from './sheet.ts'

const published = { ...seedDocuments().find(({ _id }) => _id === 'service-web-development') }
const id = 'service-web-development'
const [small, middle] = getPackages(published)
if (!small || !middle) throw new Error('The seed has no packages.')

const row = createRow({ id, draft: null, published, mayEdit: true, mayPublish: true }, '')
const from = { id, key: small.key, field: 'from' as const }
const to = { id, key: small.key, field: 'to' as const }

it('finds nothing wrong with the seed', () => {
  expect(getRowIssues(row)).toEqual({ cells: new Map(), rest: [] })
})

it.each([
  [from, 66_000, undefined],
  [to, 40_000, 'The highest price must be above the lowest. Leave it empty for “and more”.'],
  [to, undefined, undefined],
  [from, 0.5, 'Write the price in whole rupees, for example 50000 for ₹50K.'],
  [
    { id, key: middle.key, field: 'from' as const },
    40_000,
    'Put the packages in order, cheapest first: this one must cost more.',
  ],
])('%j with %s: %s', (cell, amount, problem) => {
  expect(validateCell(row, cell, [{ cell, to: amount }])).toBe(problem)
})

it('shows a broken rule at the cell that caused it', () => {
  const draft = withPrices(published, [{ ...small, from: 300_000 }])
  const { cells } = getRowIssues({ ...row, draft })
  expect([...cells.keys()]).toEqual([
    getFieldKey(to),
    getFieldKey({ key: middle.key, field: 'from' }),
  ])
})

it('reports a package without its lowest price', () => {
  const draft = withPrices(published, [{ ...small, from: undefined }])
  expect(getRowIssues({ ...row, draft }).cells.get(getFieldKey(from))).toBe(
    'A package needs its lowest price. Only “To” may be empty.',
  )
})

it('separates problems of other fields from those of prices', () => {
  const { cells, rest } = getRowIssues({ ...row, draft: { ...published, lead: 'From ₹50K.' } })
  expect(cells.size).toBe(0)
  expect(rest.map(({ path }) => path)).toEqual(['lead'])
})
