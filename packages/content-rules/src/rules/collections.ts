import { type LegalSlug, legalSlugs, takenAtRoot } from '@kitewright/content-types/addresses'
import { BLOCKS_FIELD } from '@kitewright/content-types/model'
import { type Fields, foundText, isFields, type Problem } from '../problem.ts'
import { allDifferent, groupsAt, type Rule } from '../rule.ts'
import { checkBlocksOfPage } from './blocks.ts'
import { counted } from './lists.ts'
import { answerPrices } from './placeholders-in-text.ts'

export const project: readonly Rule[] = [
  allDifferent('tags[]', 'tag'),
  allDifferent('packages[].service._ref', 'service'),
  packagesOfServices,
]

export const faq: readonly Rule[] = [answerPrices]

export const post: readonly Rule[] = [authorNamed]

function authorNamed({ writer, author }: Fields): Problem[] {
  if (isFields(writer) || (typeof author === 'string' && author.trim())) return []
  return [
    {
      path: ['author'],
      message: 'Choose an author, or write a name.',
      expected: 'an author or a name',
      found: foundText(author),
    },
  ]
}

export const job: readonly Rule[] = [openAfterPosted]

/** A typical price includes only services of the project. */
function packagesOfServices(document: Fields): Problem[] {
  const used = groupsAt(document, 'services[]').map(({ value }) => value._ref)
  return groupsAt(document, 'packages[].service').flatMap(({ path, value: { _ref } }) =>
    typeof _ref !== 'string' || used.includes(_ref)
      ? []
      : [
          {
            path,
            message:
              'This service did not go into the project. Add it to “Services”, or choose another.',
            expected: 'one of the services of the project',
            found: foundText(_ref),
          },
        ],
  )
}

/** The two legal pages and how many sections each must have (specification, section 2). */
const legalSections: Readonly<Record<LegalSlug, number>> = {
  'privacy-policy': 8,
  'terms-of-use': 12,
}

export const legalPage: readonly Rule[] = [
  knownLegalPage,
  allDifferent('sections[].anchor.current', 'link name'),
]

function knownLegalPage({ slug, sections }: Fields): Problem[] {
  if (!isFields(slug) || typeof slug.current !== 'string') return []
  const known = legalSlugs.find((legal) => legal === slug.current)
  if (known) {
    return Array.isArray(sections)
      ? counted(sections, ['sections'], legalSections[known], 'section')
      : []
  }
  return [
    {
      path: ['slug'],
      message: `Write ${legalSlugs.join(' or ')}: the site has these two legal pages.`,
      expected: legalSlugs.join(' or '),
      found: foundText(slug.current),
    },
  ]
}

export const landingPage: readonly Rule[] = [ownAddress, checkBlocksOfPage(`${BLOCKS_FIELD}[]`)]

/** A landing page is at the root and must not take an address of the site. */
function ownAddress({ slug, earlierAddresses }: Fields): Problem[] {
  const earlier = Array.isArray(earlierAddresses) ? earlierAddresses : []
  const said = [
    { path: ['slug'], address: isFields(slug) ? slug.current : undefined },
    ...earlier.map((address: unknown, place) => ({ path: ['earlierAddresses', place], address })),
  ]
  return said.flatMap(({ path, address }) =>
    typeof address === 'string' && takenAtRoot.has(address)
      ? [
          {
            path,
            message: `/${address} is reserved for the site. Choose another address.`,
            expected: 'an address that the site does not reserve',
            found: foundText(address),
          },
        ]
      : [],
  )
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
