import { type Fields, foundText, isFields, type Path, type Problem } from './problem.ts'
import { type Place, placesAt } from './walk.ts'

/**
 * One rule of one document type. A rule judges values of the right kind only; that a field is
 * there and of its kind is what the schema says, and is checked from the schema.
 */
export type Rule = (document: Fields) => Problem[]

/** Characters as an editor counts them. */
const lengthOf = (text: string) => Array.from(text).length

const plural = (count: number, word: string) => (count === 1 ? `1 ${word}` : `${count} ${word}s`)

/** A rule on every text that the pattern names, for example `tiers[].tagline`. */
export function textRule(pattern: string, judge: (text: string, path: Path) => Problem[]): Rule {
  return (document) =>
    placesAt(document, pattern).flatMap(({ path, value }) =>
      typeof value === 'string' ? judge(value, path) : [],
    )
}

/** A rule on every list that the pattern names, for example `lists[].items`. */
export function listRule(
  pattern: string,
  judge: (list: readonly unknown[], path: Path) => Problem[],
): Rule {
  return (document) =>
    placesAt(document, pattern).flatMap(({ path, value }) =>
      Array.isArray(value) ? judge(value, path) : [],
    )
}

/** Text of at most so many characters. */
export const atMost = (most: number, pattern: string): Rule =>
  textRule(pattern, (text, path) => {
    const length = lengthOf(text)
    if (length <= most) return []
    return [
      {
        path,
        message: `Shorten this to ${most} characters or fewer; it has ${length}.`,
        expected: `at most ${most} characters`,
        found: `${length} characters`,
      },
    ]
  })

/** Text of so many to so many characters. */
export const charactersBetween = (least: number, most: number, pattern: string): Rule =>
  textRule(pattern, (text, path) => {
    const length = lengthOf(text)
    if (length >= least && length <= most) return []
    return [
      {
        path,
        message: `Write ${least} to ${most} characters; this has ${length}.`,
        expected: `${least} to ${most} characters`,
        found: `${length} characters`,
      },
    ]
  })

/** A list of exactly so many items; `item` names one of them. */
export const exactly = (count: number, pattern: string, item: string): Rule =>
  listRule(pattern, (list, path) => {
    if (list.length === count) return []
    return [
      {
        path,
        message: `There must be exactly ${plural(count, item)}; there ${are(list.length)}.`,
        expected: `exactly ${plural(count, item)}`,
        found: String(list.length),
      },
    ]
  })

/** A list of so many to so many items; `item` names one of them. */
export const between = (least: number, most: number, pattern: string, item: string): Rule =>
  listRule(pattern, (list, path) => {
    if (list.length >= least && list.length <= most) return []
    return [
      {
        path,
        message: `There must be ${least} to ${plural(most, item)}; there ${are(list.length)}.`,
        expected: `${least} to ${plural(most, item)}`,
        found: String(list.length),
      },
    ]
  })

const are = (count: number) => (count === 0 ? 'are none' : count === 1 ? 'is 1' : `are ${count}`)

/** Items whose text under the pattern differs; `what` names it: "network", "link name". */
export function allDifferent(pattern: string, what: string): Rule {
  return (document) => {
    const seen = new Set<unknown>()
    return placesAt(document, pattern).flatMap(({ path, value }) => {
      if (typeof value !== 'string') return []
      const key = value.trim().toLowerCase()
      if (!seen.has(key)) {
        seen.add(key)
        return []
      }
      return [
        {
          path,
          message: `This ${what} is here twice. Change or remove one of them.`,
          expected: `a ${what} that no other item has`,
          found: foundText(value),
        },
      ]
    })
  }
}

/** A date of the calendar, written 2025-08-15. */
export const calendarDate = (pattern: string): Rule =>
  textRule(pattern, (text, path) => {
    if (isCalendarDate(text)) return []
    return [
      {
        path,
        message: 'Choose a date of the calendar.',
        expected: 'a date such as 2025-08-15',
        found: foundText(text),
      },
    ]
  })

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Longer texts are refused for their length; matching them could take the pattern minutes. */
const MAX_WRITTEN = 1000

/** Text of a form that a regular expression describes. */
export const written = (form: RegExp, pattern: string, message: string, expected: string): Rule =>
  textRule(pattern, (text, path) =>
    text.length > MAX_WRITTEN || form.test(text)
      ? []
      : [{ path, message, expected, found: foundText(text) }],
  )

/** The groups of fields that a pattern names, for rules that compare several fields of one. */
export const groupsAt = (document: unknown, pattern: string): (Place & { value: Fields })[] =>
  placesAt(document, pattern).flatMap(({ path, value }) =>
    isFields(value) ? [{ path, value }] : [],
  )
