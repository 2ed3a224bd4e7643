import { type LegalSlug, legalSlugs } from '@kitewright/content-types/addresses'
import { type Fields, foundText, isFields, type Problem } from '../problem.ts'
import {
  allDifferent,
  between,
  calendarDate,
  charactersBetween,
  exactly,
  type Rule,
  written,
} from '../rule.ts'
import { answerPrices } from './prices-in-text.ts'

export const project: readonly Rule[] = [
  between(2, 6, 'tags', 'tag'),
  allDifferent('tags[]', 'tag'),
]

export const faq: readonly Rule[] = [answerPrices]

export const post: readonly Rule[] = [calendarDate('publishedAt')]

export const job: readonly Rule[] = [
  written(
    /^(https|mailto):/i,
    'applyUrl',
    'Write an address that starts with https: or mailto:, or leave this empty.',
    'an address that starts with https: or mailto:',
  ),
  calendarDate('datePosted'),
  calendarDate('validThrough'),
  openAfterPosted,
]

/** The two legal pages and how many sections each must have (specification, section 2). */
const legalSections: Readonly<Record<LegalSlug, number>> = {
  'privacy-policy': 8,
  'terms-of-use': 12,
}

export const legalPage: readonly Rule[] = [
  knownLegalPage,
  allDifferent('sections[].anchor.current', 'link name'),
  charactersBetween(110, 155, 'meta.description'),
]

function knownLegalPage(document: Fields): Problem[] {
  const { slug } = document
  if (!isFields(slug) || typeof slug.current !== 'string') return []
  const known = legalSlugs.find((legal) => legal === slug.current)
  if (known) return exactly(legalSections[known], 'sections', 'section')(document)
  return [
    {
      path: ['slug'],
      message: `A legal page stands at ${legalSlugs.join(' or at ')}.`,
      expected: legalSlugs.join(' or '),
      found: foundText(slug.current),
    },
  ]
}

function openAfterPosted({ datePosted, validThrough }: Fields): Problem[] {
  if (typeof datePosted !== 'string' || typeof validThrough !== 'string') return []
  if (validThrough >= datePosted) return []
  return [
    {
      path: ['validThrough'],
      message: 'The last day must not be before the day it was posted.',
      expected: `${datePosted} or later`,
      found: foundText(validThrough),
    },
  ]
}
