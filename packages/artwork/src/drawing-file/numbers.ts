import { short } from '../svg.ts'

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi

/** Rounds computed numbers; others stay as written. */
const cut = (text: string, decimals: number) =>
  text.replace(NUMBER, (number) =>
    number.includes('e') || (number.split('.')[1]?.length ?? 0) > decimals
      ? String(Number(Number(number).toFixed(decimals))).replace(/^(-?)0\./, '$1.')
      : number,
  )

const spaced = (text: string) => text.replaceAll(',', ' ').replace(/\s+/g, ' ').trim()

/** Path text or points without extra blanks, to two decimals. */
export const tidyPath = (d: string) => cut(spaced(d), 2).replace(/ ?([a-z]) ?/gi, '$1')

/** Transform functions to four decimals: a scale needs more than a position. */
export const tidyTransform = (text: string) =>
  cut(spaced(text), 4)
    .replace(/ ?\( ?/g, '(')
    .replace(/ \)/g, ')')

/** Numbers separated by a blank: dashes, a viewBox. */
export const tidyList = (text: string) => cut(spaced(text.replaceAll('px', '')), 2)

/** A length in px; undefined for other units such as percent or millimetres. */
export function tidyNumber(text: string): string | undefined {
  const number = Number(text.trim().replace(/px$/, ''))
  return text.trim() === '' || Number.isNaN(number) ? undefined : short(number)
}
