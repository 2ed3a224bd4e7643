import { amountText, inFull } from '@kitewright/content-rules/price'
import { PRICE_FORMS, parsePrice } from './parse-price.ts'

/** What a text means in a field that holds one amount of rupees. */
export type Typed =
  /** Without rupees the field is to be empty. */
  { kind: 'taken'; rupees: number | undefined } | { kind: 'refused'; why: string }

/** Reads what stands in a field for one amount; only where it may be empty does “+” mean that. */
export function typedRupees(text: string, mayBeEmpty: boolean): Typed {
  const reading = parsePrice(text)
  switch (reading.kind) {
    case 'nothing':
      return { kind: 'taken', rupees: undefined }
    case 'amount':
      return { kind: 'taken', rupees: reading.rupees }
    case 'open':
      if (mayBeEmpty) return { kind: 'taken', rupees: undefined }
      return { kind: 'refused', why: `“+” isn’t a price. Write ${PRICE_FORMS}.` }
    case 'range': {
      const { from, to } = reading
      const rest = to === undefined ? 'leave “To” empty' : `₹${amountText(to)} into “To”`
      return {
        kind: 'refused',
        why: `There is a field for each end. Write ₹${amountText(from)} into “From”, and ${rest}.`,
      }
    }
    case 'refused':
      return reading
  }
}

/** “₹66,000, shown as ₹66K”; “₹99,999” where both are one. */
export function rupeesText(rupees: number): string {
  const [full, short] = [inFull(rupees), amountText(rupees)]
  return full === short ? `₹${full}` : `₹${full}, shown as ₹${short}`
}
