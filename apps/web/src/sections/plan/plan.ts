import { formatCount } from '@kitewright/content-rules/check'
import {
  formatPrice,
  formatPriceSum,
  formatRange,
  formatWeeks,
  joinWeeks,
  type Price,
  speakRange,
  sumPrices,
} from '@kitewright/content-rules/price'
import { toSlug } from '@kitewright/content-types/addresses'
import { getPieceName, isPieceName } from '#app/routing/enquiry-address.ts'
import type { PageContent } from '#app/routing/page-content.ts'

export type PlanContent = PageContent['plan']
type Service = PlanContent['services'][number]

/** A service of a plan, with the chosen package. */
export type Piece = Pick<Service, 'slug' | 'title' | 'notIncluded'> & {
  tier: Service['tiers'][number]
}

export const MAX_PIECES = 4

const formatEnds = ({ from, to }: Price) => `${from}-${to ?? ''}`

/**
 * Reads a plan from a query, `piece.web-development=starter.50000-200000`. The price is that of the time when the link was
 * made; a form without a script leaves it out.
 */
export function parsePlan(search: string, services: readonly Service[]) {
  const pieces = new Map<string, Piece>()
  /** Services and packages of the link that content no longer has. */
  const removed: ('service' | 'package')[] = []
  let hasNewPrices = false
  for (const [name, value] of new URLSearchParams(search)) {
    if (!isPieceName(name) || !value) continue
    const [tierName, ends] = value.split('.')
    const service = services.find(({ slug }) => getPieceName(slug) === name)
    const tier = service?.tiers.find((one) => toSlug(one.name) === tierName)
    if (!service || !tier) removed.push(service ? 'package' : 'service')
    else if (pieces.size < MAX_PIECES) {
      pieces.set(service.slug, { ...service, tier })
      if (ends !== undefined && ends !== formatEnds(tier)) hasNewPrices = true
    }
  }
  return { pieces: [...pieces.values()], removed, hasNewPrices }
}

export type ParsedPlan = ReturnType<typeof parsePlan>

const formatQuery = (pairs: string[][]) => String(new URLSearchParams(pairs))

/** The query of a plan, which is all of it. */
export const formatPlan = (pieces: readonly Piece[]) =>
  formatQuery(
    pieces.map(({ slug, tier }) => [
      getPieceName(slug),
      `${toSlug(tier.name)}.${formatEnds(tier)}`,
    ]),
  )

export const getExamplePieces = (
  { packages }: PlanContent['examples'][number],
  services: readonly Service[],
) => {
  const pairs = packages.map(({ service, tier }) => [getPieceName(service), toSlug(tier ?? '')])
  return parsePlan(formatQuery(pairs), services).pieces
}

/** One-off and monthly range, and weeks, as far as there are any. `most` is the upper end of one-off work. */
export function sumPlan(pieces: readonly Piece[]) {
  const tiers = pieces.map(({ tier }) => tier)
  const sums = sumPrices(tiers)
  const once = sums.find(({ period }) => period !== 'month')
  const monthly = sums.find(({ period }) => period === 'month')
  const weeks = formatWeeks(joinWeeks(tiers))
  const statusText = [
    `${pieces.length} of ${MAX_PIECES} services`,
    once && `One-off ${speakRange(once)}`,
    monthly && `${speakRange(monthly)} per month`,
    weeks,
  ]
  return {
    once: once && formatRange(once),
    monthly: monthly && formatRange(monthly),
    weeks,
    maxOneOff: once ? (once.to ?? Number.POSITIVE_INFINITY) : 0,
    statusText: statusText.filter(Boolean).join('. '),
  }
}

/** “GST, hosting and ad spend.” */
export function formatExclusions(everyPlan: readonly string[], pieces: readonly Piece[]): string {
  const own = pieces.flatMap(({ notIncluded }) => notIncluded ?? [])
  return `${new Intl.ListFormat('en-GB').format(new Set([...everyPlan, ...own]))}.`
}

/** The lines of an enquiry about a plan. */
export const describePlan = (pieces: readonly Piece[]): string[] => [
  `Plan of ${formatCount(pieces.length, 'service')}`,
  ...pieces.map(({ title, tier }) => `${title}: ${tier.name} ${formatPrice(tier)}`),
  `Together ${formatPriceSum(pieces.map(({ tier }) => tier))}`,
  ...[sumPlan(pieces).weeks].filter(Boolean),
]
