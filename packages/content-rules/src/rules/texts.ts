import { safeLink } from '../hrefs.ts'
import { isLink, pageOf } from '../link-target.ts'
import { type Fields, foundText, isFields, type Path, type Problem } from '../problem.ts'
import type { FieldNode } from '../walk.ts'

/** Characters as an editor counts them. */
export const lengthOf = (text: string): number => Array.from(text).length

/** Blank to a reader: nothing, or only spaces and characters without a shape. */
export const isBlank = (value: string): boolean => /^[\s\p{Cf}\p{Cc}]*$/u.test(value)

/** Longer texts are refused for their length; matching them could take the pattern minutes. */
const MAX_TEXT_LENGTH = 1000

/** What a text breaks of what its field asks for: words, so many of them, in this form. */
export function text({ path, value, rules }: FieldNode): Problem[] {
  if (typeof value !== 'string' || !rules || rules.is === 'link') return []
  // Between two marks of a running text there may be a space alone.
  if (rules.is !== 'words' && isBlank(value)) {
    return [
      {
        path,
        message: 'This is empty. Write something, or remove it.',
        expected: 'text',
        found: 'blank text',
      },
    ]
  }
  return [...tooLongOrShort(value, path, rules), ...written(value, path, rules)]
}

type Said = NonNullable<FieldNode['rules']>

function tooLongOrShort(
  value: string,
  path: Path,
  { least = 0, most = Infinity }: Said,
): Problem[] {
  const length = lengthOf(value)
  if (length >= least && length <= most) return []
  const found = `${length} characters`
  if (least === 0) {
    return [
      {
        path,
        message: `Shorten this to ${most} characters or fewer; it has ${length}.`,
        expected: `at most ${most} characters`,
        found,
      },
    ]
  }
  return [
    {
      path,
      message: `Write ${least} to ${most} characters; this has ${length}.`,
      expected: `${least} to ${most} characters`,
      found,
    },
  ]
}

function written(value: string, path: Path, { written }: Said): Problem[] {
  if (!written || value.length > MAX_TEXT_LENGTH || written.as.test(value)) return []
  const { message, expected } = written
  return [{ path, message, expected, found: foundText(value) }]
}

/** A link leads to a page, or to a web address: to one of them. */
export function linkTarget({ path, value }: FieldNode): Problem[] {
  if (!isLink(value)) return []
  const hasPage = pageOf(value) !== undefined
  const hasAddress = typeof value.href === 'string' && value.href !== ''
  if (hasPage !== hasAddress) return []
  return hasPage
    ? [
        {
          path: [...path, 'href'],
          message: 'A page is chosen already. Empty this, or remove the page.',
          expected: 'a page or an address',
          found: 'both',
        },
      ]
    : [
        {
          path: [...path, 'page'],
          message: 'Choose a page, or write a web address.',
          expected: 'a page or an address',
          found: 'nothing',
        },
      ]
}

/** Where an address leads. */
export function link({ path, value, rules }: FieldNode): Problem[] {
  if (rules?.is !== 'link' || value === undefined || value === null) return []
  if (safeLink(value)) return written(value, path, rules)
  return [
    {
      path,
      message:
        'This address cannot be used. Write a page of this site such as /contact, or an address that starts with https:, mailto: or tel:, without spaces.',
      expected: 'a safe address (https:, mailto:, tel:, /path or #fragment)',
      found: foundText(value),
    },
  ]
}

/**
 * Addresses that hosts give a meaning of their own: `index` stands for the folder around it, and `404` for
 * what is not there.
 */
const reserved = new Set(['index', '404'])

/** The address of a page, and the name of a place on one. */
export function slug({ path, value, rules }: FieldNode): Problem[] {
  if (rules?.is !== 'address' && rules?.is !== 'anchor') return []
  const current = currentOf(value)
  if (current === undefined) return []
  if (rules.is === 'address' && reserved.has(current)) {
    return [
      {
        path,
        message: `“${current}” means another page to every host. Choose another address.`,
        expected: `an address other than ${[...reserved].join(' and ')}`,
        found: foundText(current),
      },
    ]
  }
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(current) && current.length <= 64) return []
  return [
    {
      path,
      message: 'Use small letters, digits and single hyphens only, 64 at most: web-development.',
      expected: 'lower-case letters, digits and hyphens',
      found: foundText(current),
    },
  ]
}

function currentOf(slug: unknown): string | undefined {
  const { current }: Fields = isFields(slug) ? slug : {}
  return typeof current === 'string' ? current : undefined
}

/** A date of the calendar, written 2025-08-15. */
export function date({ path, value, rules }: FieldNode): Problem[] {
  if (rules?.is !== 'date' || typeof value !== 'string' || isCalendarDate(value)) return []
  return [
    {
      path,
      message: 'Choose a date of the calendar.',
      expected: 'a date such as 2025-08-15',
      found: foundText(value),
    },
  ]
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
