import { short } from '../svg.ts'

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi

/** Cuts what an editor computed to so many decimals; other numbers stay as they were written. */
const cut = (text: string, decimals: number) =>
  text.replace(NUMBER, (number) =>
    number.includes('e') || (number.split('.')[1]?.length ?? 0) > decimals
      ? String(Number(Number(number).toFixed(decimals))).replace(/^(-?)0\./, '$1.')
      : number,
  )

const spaced = (text: string) => text.replaceAll(',', ' ').replace(/\s+/g, ' ').trim()

/** Path text or points without the blanks that editors set, cut to two decimals. */
export const tidyPath = (d: string) => cut(spaced(d), 2).replace(/ ?([a-z]) ?/gi, '$1')

/** The functions of a transform, cut to four decimals: a scale needs more of them than a place. */
export const tidyTransform = (text: string) =>
  cut(spaced(text), 4)
    .replace(/ ?\( ?/g, '(')
    .replace(/ \)/g, ')')

/** Dashes, a viewBox: numbers with a blank between them. */
export const tidyList = (text: string) => cut(spaced(text.replaceAll('px', '')), 2)

/** One length in px; undefined when it is none, such as a share or millimetres. */
export function tidyNumber(text: string): string | undefined {
  const number = Number(text.trim().replace(/px$/, ''))
  return text.trim() === '' || Number.isNaN(number) ? undefined : short(number)
}
