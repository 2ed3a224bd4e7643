import { getOwnPath } from '@kitewright/content-types/addresses'
import { collections, createIssue, type Fields, type Issue } from '@kitewright/content-types/model'
import { addDocument } from '../issue.ts'
import { getSlug } from '../price-placeholders.ts'
import { getName } from '../text.ts'

/** Returns the question before a live page gets another address; empty if it does not. */
export function describeMovedAddress(published: Fields | null, draft: Fields): string[] {
  const [was, is] = [published && getPath(published), getPath(draft)]
  if (!was || !is || was === is) return []
  return [
    `The page moves from ${was} to ${is}. The old address leads to the new one from then on; search engines take some weeks to follow. Change it all the same?`,
  ]
}

/**
 * Adds the published address to the draft's earlier addresses, so that old links redirect. Returns the same draft if
 * the address does not change. An address to which the page returns is removed from the list.
 */
export function withEarlierAddress<Draft extends Fields>(
  published: Fields | null | undefined,
  draft: Draft,
): Draft {
  if (!published || describeMovedAddress(published, draft).length === 0) return draft
  const now = getSlug(draft)
  const all = new Set([...getEarlierAddresses(draft), getSlug(published) ?? ''])
  return { ...draft, earlierAddresses: [...all].filter((address) => address && address !== now) }
}

const getPath = (document: Fields): string | undefined =>
  getOwnPath({ _type: String(document._type), slug: getSlug(document) ?? null })

/** The earlier addresses of a document's page. */
export const getEarlierAddresses = ({ earlierAddresses }: Fields): string[] =>
  Array.isArray(earlierAddresses)
    ? earlierAddresses.filter((address) => typeof address === 'string')
    : []

/** Types whose pages have a slug that may change. */
export const addressedTypes = ['service', 'post', 'landingPage'] as const

/**
 * An earlier address redirects to the current address of its document, so there are no redirect chains. Two documents
 * of a type must not have the same one. An address that a page has today does not redirect: pages may return to an
 * address, swap theirs, or leave one to a new page.
 */
export const collectEarlierAddressIssues = (documents: readonly Fields[]): Issue[] =>
  addressedTypes.flatMap((type) =>
    validateEarlierAddresses(
      documents.filter(({ _type }) => _type === type),
      type,
    ),
  )

function validateEarlierAddresses(
  documents: readonly Fields[],
  type: (typeof addressedTypes)[number],
): Issue[] {
  const seen = new Map<string, Fields>()
  return documents.flatMap((document) =>
    getEarlierAddresses(document).flatMap((address, index) => {
      const issue = (message: string) =>
        addDocument(createIssue(['earlierAddresses', index], message), document)
      const other = seen.get(address)
      seen.set(address, document)
      if (other) {
        return issue(
          `This address already redirects to “${getName(other)}”. Remove it in one place.`,
        )
      }
      return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(address)
        ? []
        : issue(
            `Use small letters, digits and single hyphens only, without ${collections[type].path('')} before them.`,
          )
    }),
  )
}
