/** What somebody meant by a price as they wrote it. */
export type Reading =
  | { kind: 'nothing' }
  | { kind: 'amount'; rupees: number }
  /** Both ends of a package; without `to` it is “and more”. */
  | { kind: 'range'; from: number; to: number | undefined }
  | { kind: 'unreadable' }

const UNITS: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  l: 100_000,
  lac: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
  cr: 10_000_000,
  crore: 10_000_000,
}
const amount = /^(?:₹|rs\.?|inr)?\s*(\d+(?:,\d+)*(?:\.\d+)?)\s*([a-z]*)$/i
const between = /\s*[–—-]\s*|\s+to\s+/i
const period = /\s+per\s+\w+$/i

/**
 * Reads a price as people and spreadsheets write it, in rupees: `66K`, `66000`, `66,000.00`, `2L`, and both
 * ends of a package as the site writes them: `₹66K – 2L`, `₹8L+`.
 */
export function readPrice(written: string): Reading {
  const text = written.trim().replace(period, '')
  if (text === '') return { kind: 'nothing' }
  if (text.endsWith('+')) {
    const from = rupeesIn(text.slice(0, -1))
    return from === undefined ? { kind: 'unreadable' } : { kind: 'range', from, to: undefined }
  }
  const [first = '', second, ...more] = text.split(between)
  if (more.length > 0) return { kind: 'unreadable' }
  if (second === undefined) {
    const rupees = rupeesIn(first)
    return rupees === undefined ? { kind: 'unreadable' } : { kind: 'amount', rupees }
  }
  const to = rupeesIn(second)
  const from = rupeesIn(first)
  if (from === undefined || to === undefined) return { kind: 'unreadable' }
  // “25 – 75K” means thousands at both ends.
  const shared = hasUnit(first) ? undefined : rupeesIn(`${first}${unitOf(second)}`)
  return { kind: 'range', from: shared !== undefined && shared < to ? shared : from, to }
}

function rupeesIn(text: string): number | undefined {
  const [, digits, unit = ''] = amount.exec(text.trim()) ?? []
  const times = unit === '' ? 1 : UNITS[unit.toLowerCase()]
  if (digits === undefined || times === undefined) return undefined
  // Paise are kept, so that the rule of whole rupees can be told; what a computer adds to 1.15 × 100000 is not.
  return Number((Number(digits.replaceAll(',', '')) * times).toFixed(2))
}

const unitOf = (text: string): string => amount.exec(text.trim())?.[2] ?? ''
const hasUnit = (text: string): boolean => unitOf(text) !== ''
