import { expect, it } from 'vitest'
import { getCategoryOrder } from './category-order.ts'

it('follows the home page; other topics come after, by name', () => {
  expect(
    getCategoryOrder({
      ordered: ['Timelines', 'Pricing'],
      used: ['Support', 'Pricing', 'Hardware', 'Pricing'],
    }),
  ).toEqual(['Timelines', 'Pricing', 'Hardware', 'Support'])
})

it.each([null, { ordered: null, used: null }, { ordered: ['', 7], used: 'Pricing' }])(
  'is empty for %j',
  (answer) => {
    expect(getCategoryOrder(answer)).toEqual([])
  },
)
