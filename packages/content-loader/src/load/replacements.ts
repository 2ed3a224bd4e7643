import { type Fields, getEarlierAddresses, isFields } from '@kitewright/content-rules/check'
import { getSlug } from '@kitewright/content-rules/resolve'

/**
 * Adds the addresses of each ended service to those that redirect to the service that replaces it. Unchanged documents
 * are the same objects.
 *
 * @param shown the documents of the site.
 * @param all these, and ended ones.
 */
export function withReplacements(shown: readonly Fields[], all: readonly Fields[]): Fields[] {
  const shownIds = new Set(shown.map(({ _id }) => _id))
  const replacedBy = new Map(
    all.flatMap(({ _id, replacedBy: next }) => (isFields(next) ? [[_id, next._ref]] : [])),
  )
  const findShown = (id: unknown, passed = new Set()): unknown =>
    shownIds.has(id) || passed.has(id) ? id : findShown(replacedBy.get(id), passed.add(id))

  const ended = all.filter(({ _id }) => !shownIds.has(_id) && replacedBy.has(_id))
  const byReplacement = Map.groupBy(ended, ({ _id }) => findShown(_id))
  return shown.map((document) => {
    const replaced = byReplacement.get(document._id)
    if (!replaced) return document
    const addresses = replaced.flatMap((one) =>
      [getSlug(one) ?? [], getEarlierAddresses(one)].flat(),
    )
    return { ...document, earlierAddresses: [...getEarlierAddresses(document), ...addresses] }
  })
}
