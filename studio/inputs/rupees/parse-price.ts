import { formatFullAmount } from '@kitewright/content-rules/price'
import { paidPeriods } from '@kitewright/content-types/model'

/** A parsed price. Amounts are whole rupees above zero. */
export type ParsedPrice =
  | { kind: 'nothing' }
  | { kind: 'amount'; rupees: number }
  /** Both ends of a package; without `to` it is “and more”. */
  | { kind: 'range'; from: number; to: number | undefined }
  /** A lone “+”: the price desk shows it for a package without a highest price. */
  | { kind: 'open' }
  /**
   * Not a price, or an ambiguous one. `why` explains it to an editor, with a way to write it;
   * `readings` are its possible meanings, each a valid text.
   */
  | { kind: 'refused'; why: string; readings: readonly string[] }

/** An example of each form, for messages. */
export const PRICE_FORMS = '66K, 66,000, 2L, 1.5Cr or ₹66K – 2L'

/** Characters of the longest text that may be a price. */
const MAX_LENGTH = 100

/** Number of zeros of each unit. */
const UNITS = new Map([
  ...['k', 'thousand', 'thousands', 'हजार'].map((name) => [name, 3] as const),
  ...['l', 'lac', 'lacs', 'lakh', 'lakhs', 'लाख'].map((name) => [name, 5] as const),
  ...['cr', 'crs', 'crore', 'crores', 'करोड'].map((name) => [name, 7] as const),
])

/** Spaces that group digits. An ordinary space may also separate two prices. */
const NARROW = '\\u00a0\\u2007\\u2009\\u200a\\u202f'
const CURRENCY = '(?:₹|₨|rs\\.?|re\\.?|inr|rupees?|रुपये|रुपए|रु\\.?)'
const AMOUNT = new RegExp(
  `^${CURRENCY}?\\s*(?<digits>\\d(?:[\\d.,${NARROW}]*\\d)?)\\s*` +
    `(?:(?<unit>${[...UNITS.keys()].join('|')})(?![\\p{L}\\p{M}])\\.?)?\\s*${CURRENCY}?\\.?$`,
  'u',
)
const BETWEEN = /\s*[\u2010-\u2015\u2212-]\s*|\s+to\s+/
/** “/-” after an amount, and “only”: no paise follow. Not “+/-”, which is more or less. */
const NO_PAISE = /(?<!\+)\s*\/[-=](?=\s|$|\+)|\s*\(?\bonly\b\)?\.?$|\s*मात्र$/g
const PERIOD = new RegExp(`(?:\\s+per\\s+|\\s*/\\s*)(?:${paidPeriods.join('|')})$`)
const OPEN = /\s*(?:\+|(?:\b(?:and|or)|&)\s+(?:above|more|up|upwards?)|\bonwards?|\bplus)$/

/** Digits grouped as in India, 12,34,567, or by thousands, 1,234,567. */
const GROUPED = /^[1-9]\d?(?:,\d\d)*,\d{3}$|^[1-9]\d{0,2}(?:,\d{3})+$/

/**
 * Reads a price as Indians and spreadsheets write it: `66K`, `1,50,000/-`, `Rs. 1.5 lacs only`, `50000 INR`, and both
 * ends of a package, as the site writes them or in words: `₹66K – 2L`, `₹8L+`, `2 lakh and above`. A unit at the end
 * of a range applies to both ends: `5–15 lakh`. It never guesses: ambiguous texts (`66.000`,
 * `1,5 lakh`) and unknown grouping (`1,5000,00`) are refused.
 */
export function parsePrice(input: string): ParsedPrice {
  const text = normalizeText(input)
  if (text === '') return { kind: 'nothing' }
  if (text.length > MAX_LENGTH) return reject(input, [])
  const price = text.replace(NO_PAISE, '').replace(PERIOD, '').trim()
  const open = OPEN.exec(price)
  if (open) return openRange(input, price.slice(0, open.index))
  const [first = '', second, ...more] = price.split(BETWEEN)
  if (more.length > 0) return reject(input, [])
  if (second !== undefined) return parseRange(input, first, second)
  const { may, only } = parseAmount(first)
  if (only === undefined) return reject(input, may.map(withSign))
  return isPrice(only) ? { kind: 'amount', rupees: only } : rejectFraction(input)
}

function openRange(input: string, first: string): ParsedPrice {
  if (first === '') return { kind: 'open' }
  const { may, only } = parseAmount(first)
  if (only === undefined) {
    return reject(
      input,
      may.map((rupees) => `${withSign(rupees)}+`),
    )
  }
  return isPrice(only) ? { kind: 'range', from: only, to: undefined } : rejectFraction(input)
}

function parseRange(input: string, first: string, second: string): ParsedPrice {
  const lower = parseAmount(first)
  const upper = parseAmount(second)
  // “25 – 75K” means thousands at both ends; “50K – 75” probably does, so the editor is asked.
  const lent = lower.isGrouped ? null : withUnit(upper, lower, first)
  const lentBack = withUnit(lower, upper, second)
  const { only: from } = lower
  const { only: to } = upper
  if (to !== undefined && !(lentBack && to < 1_000)) {
    const isSmall = from === undefined || from < 1_000 || !isPrice(from)
    const shared = lent?.only
    if (isSmall && shared !== undefined && shared <= to) return createRange(input, shared, to)
    const isOwn = !lent || (!isSmall && lent.may.every((rupees) => rupees > to))
    if (isOwn && from !== undefined) return createRange(input, from, to)
  }
  const uppers = [...upper.may, ...(lentBack?.may ?? [])]
  // “66 – 2L”: the K may have been forgotten.
  const lowers = [...(lent?.may ?? []), ...lower.may, ...lower.may.map((rupees) => rupees * 1_000)]
  const pairs = lowers.flatMap((from) =>
    uppers.filter((to) => from < to).map((to) => `${withSign(from)} – ${formatFullAmount(to)}`),
  )
  return reject(input, pairs)
}

const createRange = (input: string, from: number, to: number): ParsedPrice =>
  isPrice(from) && isPrice(to) ? { kind: 'range', from, to } : rejectFraction(input)

/** An amount that has no unit, read with that of the other end; null where one of them says otherwise. */
const withUnit = (lender: Amount, { zeros }: Amount, text: string): Amount | null =>
  zeros === undefined && lender.zeros !== undefined ? parseAmount(text, lender.zeros) : null

/** Possible amounts of one end of a price in rupees, and the certain one, valid or not. */
type Amount = {
  may: readonly number[]
  only?: number
  zeros?: number | undefined
  /** Its digits are grouped, so that it says all of itself. */
  isGrouped?: boolean
}

const isPrice = (rupees: number) => Number.isSafeInteger(rupees) && rupees > 0

function parseAmount(text: string, lentZeros?: number): Amount {
  const { digits, unit } = AMOUNT.exec(text.trim())?.groups ?? {}
  if (digits !== undefined) {
    const zeros = unit === undefined ? lentZeros : UNITS.get(unit)
    const commas = digits.replace(new RegExp(`[${NARROW}]`, 'g'), ',')
    return { ...createAmount(commas, zeros), zeros }
  }
  // “50 000” is one number, but two prices without their dash look the same.
  const joined = text.replace(/(?<=\d) (?=\d)/g, ',')
  const { only } = joined === text ? {} : parseAmount(joined, lentZeros)
  return { may: only !== undefined && isPrice(only) ? [only] : [] }
}

function createAmount(digits: string, zeros: number | undefined): Amount {
  const [whole = '', fraction = '', ...more] = digits.split('.')
  const toRupees = (before: string, after = '') =>
    Number(`${before.replaceAll(',', '')}.${after}e${zeros ?? 0}`)
  const createSingle = (only: number): Amount => ({ may: [only].filter(isPrice), only })
  const createAmbiguous = (...may: number[]): Amount => ({ may: may.filter(isPrice) })

  if (more.length > 0) {
    const commas = digits.replaceAll('.', ',')
    return GROUPED.test(commas) ? createAmbiguous(toRupees(commas)) : createAmbiguous()
  }
  if (fraction.includes(',')) return createAmbiguous()
  if (whole.includes(',')) {
    if (GROUPED.test(whole) && zeros === undefined) {
      return { ...createSingle(toRupees(whole, fraction)), isGrouped: true }
    }
    const [before = '', after, ...others] = whole.split(',')
    const isPoint = fraction === '' && others.length === 0
    return createAmbiguous(...(isPoint ? [toRupees(before, after)] : []), toRupees(whole, fraction))
  }
  if (/^0\d/.test(whole)) return createAmbiguous(toRupees(whole, fraction))
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(digits)) {
    return createAmbiguous(toRupees(whole, fraction), toRupees(whole + fraction))
  }
  return createSingle(toRupees(whole, fraction))
}

const withSign = (rupees: number) => `₹${formatFullAmount(rupees)}`

function reject(input: string, all: readonly string[]): ParsedPrice {
  const readings = [...new Set(all)]
  return { kind: 'refused', why: formatRejection(formatQuote(input), readings), readings }
}

function formatRejection(text: string, readings: readonly string[]): string {
  if (readings.length === 0) return `${text} isn’t a price. Write ${PRICE_FORMS}.`
  return readings.length === 1
    ? `${text} is not how a price is written. If it means ${readings[0]}, write that.`
    : `${text} can mean ${readings.join(' or ')}. Write the one you mean.`
}

const rejectFraction = (input: string): ParsedPrice => ({
  kind: 'refused',
  why: `${formatQuote(input)} is no whole number of rupees above zero. Write ${PRICE_FORMS}.`,
  readings: [],
})

/** As much of a text as a message has room for. */
function formatQuote(input: string): string {
  const text = input.trim().replace(/\s+/g, ' ')
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`
}

/** The zero of each script whose digits Indians type. */
const ZEROS = [
  0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0660, 0x06f0,
]

/** In small letters, with our digits, full-width characters as usual ones, and nothing that cannot be seen. */
const normalizeText = (text: string): string =>
  text
    .replace(/[\u00ad\u200b-\u200f\u202a\u202c\u202d\u2060\u2066\u2068\u2069\ufeff]/g, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.charCodeAt(0)
      const zeroOfScript = ZEROS.find((zero) => code >= zero && code <= zero + 9)
      return zeroOfScript === undefined ? digit : String(code - zeroOfScript)
    })
    .normalize('NFC')
    // “हज़ार” and “करोड़” are written with a dot below, and often without.
    .replaceAll('\u093c', '')
    .toLowerCase()
    .trim()
