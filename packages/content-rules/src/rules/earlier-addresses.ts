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

/**
 * An earlier address leads to the page of its service, wherever that stands now: so there are no chains. It
 * must be no address of another page of today, and no second service may say it. Its own, to which a page may
 * return, leads nowhere.
 */
export function earlierAddressProblems(documents: readonly Fields[]): Found[] {
  const services = documents.filter(({ _type }) => _type === 'service')
  const now = new Map(services.map((service) => [addressOf(service), service]))
  const seen = new Map<string, Fields>()
  return services.flatMap((document) =>
    earlierAddressesOf(document).flatMap((address, place) => {
      const problem = (message: string, expected: string): Found[] => [
        {
          type: 'service',
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
            'Use small letters, digits and single hyphens only, without /services/ before them.',
            'the last part of an earlier address',
          )
    }),
  )
}
