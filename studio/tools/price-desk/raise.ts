import { parsePrice } from '../../inputs/rupees/parse-price.ts'

/** By how much prices are raised, or lowered when it is negative. */
export type Raise = {
  by: number
  unit: 'percent' | 'rupees'
  /** What the result is a whole multiple of, in rupees; 1 leaves it as it is. */
  roundTo: number
}

/** What prices may be rounded to, in rupees. */
export const STEPS = [1, 500, 1_000, 5_000, 10_000, 25_000, 50_000, 100_000] as const

/** A price after a raise, in whole rupees; the half goes up. */
export function raised(rupees: number, { by, unit, roundTo }: Raise): number {
  const exact = unit === 'percent' ? (rupees * (100 + by)) / 100 : rupees + by
  // Hundredths first: 110 % of 4,150 is 4,565, and not a hair less.
  return Math.round(Number(exact.toFixed(2)) / roundTo) * roundTo
}

/** What somebody meant by how much: 10, 7.5 %, −5; of rupees also 5K. Undefined when that is no number. */
export function raiseOf(text: string, how: Omit<Raise, 'by'>): Raise | undefined {
  const [, sign, rest = ''] = /^\s*([-−+]?)\s*(.*?)\s*$/.exec(text) ?? []
  const size = how.unit === 'percent' ? percentIn(rest) : rupeesIn(rest)
  if (size === undefined) return undefined
  return { ...how, by: sign === '-' || sign === '−' ? -size : size }
}

function percentIn(text: string): number | undefined {
  const [, digits] = /^(\d+(?:\.\d+)?)\s*%?$/.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits)
}

function rupeesIn(text: string): number | undefined {
  const reading = parsePrice(text)
  return reading.kind === 'amount' ? reading.rupees : undefined
}
