import { collections } from '@kitewright/content-types/model'
import { nameOf } from '../names.ts'
import { addressOf } from '../price-slots.ts'
import { type Fields, foundText, type Path } from '../problem.ts'

type Found = { type: string; document: Fields; path: Path } & Record<
  'message' | 'expected' | 'found',
  string
>

/** The addresses at which the page of a document stood before. */
export const earlierAddressesOf = ({ earlierAddresses }: Fields): string[] =>
  Array.isArray(earlierAddresses)
    ? earlierAddresses.filter((address) => typeof address === 'string')
    : []

/** Types whose pages move with their address, which is the last part of it. */
export const movingTypes = ['service', 'post', 'landingPage'] as const

/**
 * An earlier address leads to the page of its document, wherever that stands now: so there are no chains. It
 * must be no address of another page of today, and no second document of its type may say it. Its own, to which
 * a page may return, leads nowhere.
 */
export const earlierAddressProblems = (documents: readonly Fields[]): Found[] =>
  movingTypes.flatMap((type) =>
    problemsAmong(
      documents.filter(({ _type }) => _type === type),
      type,
    ),
  )

function problemsAmong(documents: readonly Fields[], type: (typeof movingTypes)[number]): Found[] {
  const now = new Map(documents.map((document) => [addressOf(document), document]))
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
      const stands = now.get(address)
      const other = seen.get(address)
      seen.set(address, document)
      if (stands && stands !== document) {
        return problem(
          `“${nameOf(stands)}” stands at this address now. Remove it here.`,
          'an address at which no page stands',
        )
      }
      if (other) {
        return problem(
          `This address leads to “${nameOf(other)}” already. Remove it in one place.`,
          'an address that leads to one page',
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
