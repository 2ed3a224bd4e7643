import {
  createIssue,
  type Fields,
  type Issue,
  isFields,
  type Path,
} from '@kitewright/content-types/model'
import { getPageId, isLink } from '../link-target.ts'
import { isSafeLink } from '../text.ts'
import type { FieldNode } from '../walk.ts'

/** Characters as an editor counts them. */
export const countCharacters = (text: string): number => Array.from(text).length

/** Empty, or only spaces and invisible characters. */
export const isBlank = (value: string): boolean => /^[\s\p{Cf}\p{Cc}]*$/u.test(value)

/** Longer texts are rejected by length; matching them could take minutes. */
const MAX_TEXT_LENGTH = 1000

/** Checks a text's length and pattern. */
export function validateText({ path, value, rules }: FieldNode): Issue[] {
  if (typeof value !== 'string' || !rules || rules.is === 'link') return []
  // A single space between two marks is allowed.
  if (rules.is !== 'words' && isBlank(value)) {
    return [createIssue(path, 'This is empty. Write something, or remove it.')]
  }
  return [...validateLength(value, path, rules), ...validatePattern(value, path, rules)]
}

type TextRules = NonNullable<FieldNode['rules']>

function validateLength(
  value: string,
  path: Path,
  { min = 0, max = Infinity }: TextRules,
): Issue[] {
  const length = countCharacters(value)
  if (length >= min && length <= max) return []
  if (min === 0) {
    return [createIssue(path, `Shorten this to ${max} characters or fewer; it has ${length}.`)]
  }
  return [createIssue(path, `Write ${min} to ${max} characters; this has ${length}.`)]
}

function validatePattern(value: string, path: Path, { pattern }: TextRules): Issue[] {
  // Another rule refuses sample words, which the preview shows.
  if (
    !pattern ||
    value.startsWith('[Sample') ||
    value.length > MAX_TEXT_LENGTH ||
    pattern.as.test(value)
  )
    return []
  return [createIssue(path, pattern.message)]
}

/** A link needs either a page or a web address. */
export function linkTarget({ path, value }: FieldNode): Issue[] {
  if (!isLink(value)) return []
  const hasPage = getPageId(value) !== undefined
  const hasAddress = typeof value.href === 'string' && value.href !== ''
  if (hasPage !== hasAddress) return []
  return hasPage
    ? [createIssue([...path, 'href'], 'A page is chosen already. Empty this, or remove the page.')]
    : [createIssue([...path, 'page'], 'Choose a page, or write a web address.')]
}

/** The words that a new page block starts with. */
const SAMPLE = /^\[Sample [^\]]+\]$/

/** An entry, picture or file that a new page block starts with: nothing else refers weakly for long. */
export const isSampleReference = (value: unknown): boolean =>
  isFields(value) &&
  typeof value._ref === 'string' &&
  value._weak === true &&
  !value._strengthenOnPublish

export const SAMPLE_MESSAGE = 'These are sample words. Write your own.'

/** Refuses unchanged samples. */
export function rejectSample({ path, value }: FieldNode): Issue[] {
  if (typeof value === 'string' && SAMPLE.test(value)) {
    return [createIssue(path, SAMPLE_MESSAGE)]
  }
  if (!isSampleReference(value)) return []
  return [createIssue(path, 'This is a sample. Choose your own.')]
}

/** Checks the address of a link. */
export function link({ path, value, rules }: FieldNode): Issue[] {
  if (rules?.is !== 'link' || value === undefined || value === null) return []
  if (isSafeLink(value)) return validatePattern(value, path, rules)
  return [
    createIssue(
      path,
      'This address cannot be used. Write a page of this site such as /contact, or an address that starts with https:, mailto: or tel:, without spaces.',
    ),
  ]
}

/** Addresses that hosts reserve: `index` for the folder, `404` for missing pages. */
const reserved = new Set(['index', '404'])

/** Checks the address of a page or of a place on a page. */
export function validateSlug({ path, value, rules }: FieldNode): Issue[] {
  if (rules?.is !== 'address' && rules?.is !== 'anchor') return []
  const current = getCurrentSlug(value)
  if (current === undefined) return []
  if (rules.is === 'address' && reserved.has(current)) {
    return [createIssue(path, `“${current}” is reserved by web hosts. Choose another address.`)]
  }
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(current) && current.length <= 64) return []
  return [
    createIssue(
      path,
      'Use small letters, digits and single hyphens only, 64 at most: web-development.',
    ),
  ]
}

function getCurrentSlug(slug: unknown): string | undefined {
  const { current }: Fields = isFields(slug) ? slug : {}
  return typeof current === 'string' ? current : undefined
}

/** Checks a calendar date such as 2025-08-15. */
export function validateDate({ path, value, rules }: FieldNode): Issue[] {
  if (rules?.is !== 'date' || typeof value !== 'string' || isCalendarDate(value)) return []
  return [createIssue(path, 'Choose a date that exists in the calendar.')]
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
