import { type LegalSlug, legalSlugs, reservedAtRoot } from '@kitewright/content-types/addresses'
import {
  BLOCKS_FIELD,
  createIssue,
  type Fields,
  type Issue,
  isFields,
} from '@kitewright/content-types/model'
import { getGroups, type Rule, requireUnique } from '../rule.ts'
import { checkBlocksOfPage } from './blocks.ts'
import { validateCount } from './lists.ts'
import { answerPrices } from './placeholders-in-text.ts'

export const project: readonly Rule[] = [
  requireUnique('tags[]', 'tag'),
  requireUnique('packages[].service._ref', 'service'),
  validatePackageServices,
]

export const faq: readonly Rule[] = [answerPrices]

export const post: readonly Rule[] = [validateAuthor, validateLastDay('publishedAt', 'endsOn')]

function validateAuthor({ writer, author }: Fields): Issue[] {
  if (isFields(writer) || (typeof author === 'string' && author.trim())) return []
  return [createIssue(['author'], 'Choose an author, or write a name.')]
}

export const job: readonly Rule[] = [validateLastDay('datePosted', 'validThrough')]

/** A typical price includes only services of the project. */
function validatePackageServices(document: Fields): Issue[] {
  const used = getGroups(document, 'services[]').map(({ value }) => value._ref)
  return getGroups(document, 'packages[].service').flatMap(({ path, value: { _ref } }) =>
    typeof _ref !== 'string' || used.includes(_ref)
      ? []
      : [
          createIssue(
            path,
            'This service did not go into the project. Add it to “Services”, or choose another.',
          ),
        ],
  )
}

/** The two legal pages and how many sections each must have (specification, section 2). */
const legalSections: Readonly<Record<LegalSlug, number>> = {
  'privacy-policy': 8,
  'terms-of-use': 12,
}

export const legalPage: readonly Rule[] = [
  validateLegalPage,
  requireUnique('sections[].anchor.current', 'link name'),
]

function validateLegalPage({ slug, sections }: Fields): Issue[] {
  if (!isFields(slug) || typeof slug.current !== 'string') return []
  const known = legalSlugs.find((legal) => legal === slug.current)
  if (known) {
    return Array.isArray(sections)
      ? validateCount(sections, ['sections'], legalSections[known], 'section')
      : []
  }
  return [
    createIssue(['slug'], `Write ${legalSlugs.join(' or ')}: the site has these two legal pages.`),
  ]
}

export const landingPage: readonly Rule[] = [
  validateOwnAddress,
  checkBlocksOfPage(`${BLOCKS_FIELD}[]`),
]

/** A landing page is at the root and must not take an address of the site. */
function validateOwnAddress({ slug, earlierAddresses }: Fields): Issue[] {
  const previousAddresses = Array.isArray(earlierAddresses) ? earlierAddresses : []
  const addresses = [
    { path: ['slug'], address: isFields(slug) ? slug.current : undefined },
    ...previousAddresses.map((address: unknown, index) => ({
      path: ['earlierAddresses', index],
      address,
    })),
  ]
  return addresses.flatMap(({ path, address }) =>
    typeof address === 'string' && reservedAtRoot.has(address)
      ? [createIssue(path, `/${address} is reserved for the site. Choose another address.`)]
      : [],
  )
}

/** Days compare as text: 2027-03-03. */
function validateLastDay(first: string, last: string): Rule {
  return ({ [first]: from, [last]: until }) =>
    typeof from !== 'string' || typeof until !== 'string' || until >= from
      ? []
      : [createIssue([last], 'The last day must not be before the day it was posted.')]
}
