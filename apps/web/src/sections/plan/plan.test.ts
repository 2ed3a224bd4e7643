import { expect, test } from 'vitest'
import { seedSnapshot } from '../../../tests/seed-snapshot.ts'
import { formatExclusions, formatPlan, getExamplePieces, parsePlan, sumPlan } from './plan.ts'

const { plan } = seedSnapshot.content
if (!plan) throw new Error('The seed has no plan')
const { services, examples, exclusions } = plan
const parse = (query: string) => parsePlan(query, services)
const SHOP =
  'piece.ecommerce-solutions=professional-store.200000-600000&piece.payment-gateway=professional.50000-150000&piece.ui-ux-design=essential.50000-150000&piece.seo-optimization=basic.15000-35000'

test('a link holds the whole plan', () => {
  const parsed = parse(SHOP)
  expect(parsed).toMatchObject({ removed: [], hasNewPrices: false })
  expect(formatPlan(parsed.pieces)).toBe(SHOP)
  expect(sumPlan(parsed.pieces)).toEqual({
    once: '₹3L – 9L',
    monthly: '₹15K – 35K',
    weeks: '6–12 weeks',
    maxOneOff: 900_000,
    statusText:
      '4 of 4 services. One-off 3 lakh to 9 lakh rupees. 15 thousand to 35 thousand rupees per month. 6–12 weeks',
  })
  expect(formatExclusions(exclusions, parsed.pieces)).toBe(
    'GST, hosting, third-party licences, gateway fees and ad spend.',
  )
})

test.each([
  ['piece.kites=starter', [], ['service'], false],
  ['piece.web-development=gold', [], ['package'], false],
  ['piece.web-development=starter.1-2', ['web-development'], [], true],
  ['piece.web-development=starter&piece.app-development=', ['web-development'], [], false],
  ['utm_source=mail&piece=x', [], [], false],
  [`${SHOP}&piece.app-development=basic`, parse(SHOP).pieces.map(({ slug }) => slug), [], false],
])('reads %s', (query, slugs, removed, hasNewPrices) => {
  const parsed = parse(query)
  expect(parsed).toMatchObject({ removed, hasNewPrices })
  expect(parsed.pieces.map(({ slug }) => slug)).toEqual(slugs)
})

test('a package without an upper price or a last week leaves the sums open', () => {
  const { pieces } = parse('piece.web-development=enterprise&piece.payment-gateway=basic')
  expect(sumPlan(pieces)).toMatchObject({
    once: '₹8.25L+',
    weeks: '12+ weeks',
    maxOneOff: Infinity,
  })
})

test('every example of the seed has all its packages', () => {
  for (const example of examples) {
    expect(getExamplePieces(example, services)).toHaveLength(example.packages.length)
  }
})
