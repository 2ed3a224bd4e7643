import { collections } from '@kitewright/content-types/model'
import { type Fields, foundText, type Path } from '../problem.ts'
import { nameOf } from '../text.ts'

type Found = { type: string; document: Fields; path: Path } & Record<
  'message' | 'expected' | 'found',
  string
>

/** The earlier addresses of a document's page. */
export const earlierAddressesOf = ({ earlierAddresses }: Fields): string[] =>
  Array.isArray(earlierAddresses)
    ? earlierAddresses.filter((address) => typeof address === 'string')
    : []

/** Types whose pages have a slug that may change. */
export const movingTypes = ['service', 'post', 'landingPage'] as const

/**
 * An earlier address redirects to the current address of its document, so there are no redirect chains. Two documents
 * of a type must not have the same one. An address that a page has today does not redirect: pages may return to an
 * address, swap theirs, or leave one to a new page.
 */
export const earlierAddressProblems = (documents: readonly Fields[]): Found[] =>
  movingTypes.flatMap((type) =>
    problemsAmong(
      documents.filter(({ _type }) => _type === type),
      type,
    ),
  )

function problemsAmong(documents: readonly Fields[], type: (typeof movingTypes)[number]): Found[] {
  const seen = new Map<string, Fields>()
  return documents.flatMap((document) =>
    earlierAddressesOf(document).flatMap((address, place) => {
      const problem = (message: string, expected: string): Found[] => [
        {
          type,
          document,
          path: ['earlierAddresses', place],
          message,
          expected,
          found: foundText(address),
        },
      ]
      const other = seen.get(address)
      seen.set(address, document)
      if (other) {
        return problem(
          `This address already redirects to “${nameOf(other)}”. Remove it in one place.`,
          'an earlier address of one page',
        )
      }
      return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(address)
        ? []
        : problem(
            `Use small letters, digits and single hyphens only, without ${collections[type].path('')} before them.`,
            'the last part of an earlier address',
          )
    }),
  )
}
