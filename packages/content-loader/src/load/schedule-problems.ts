import {
  cachedProblems,
  type Fields,
  mergeDocuments,
  newProblems,
  pathText,
  type SharedProblem,
} from '@kitewright/content-rules/check'
import { referencedIds } from '@kitewright/content-rules/resolve'
import { cleaned, nameOf } from '@kitewright/content-rules/text'
import { isUpload } from '@kitewright/content-types/model'
import { type DraftToPublish, publishedOf } from '@kitewright/protocol/requests'
import type { StatusProblem } from '@kitewright/protocol/site'
import { ownProblems } from './check-documents.ts'

/**
 * Returns the problems of publishing these drafts together: those in them, and those that they cause elsewhere.
 * Existing problems elsewhere do not block them.
 *
 * @param published all published documents.
 */
export function scheduleProblems(
  published: readonly Fields[],
  entries: readonly DraftToPublish[],
): StatusProblem[] {
  const before = published.map((document) => cleaned(document))
  const drafts = entries.map(
    ({ draft, published }): Fields => ({
      ...cleaned<Fields>(publishedOf(draft, published)),
      // The lake sets it.
      _updatedAt: draft._updatedAt,
    }),
  )
  const after = mergeDocuments(before, drafts)
  const inSet = new Set(drafts.map(({ _id }) => _id))
  const isInSet = ({ document }: SharedProblem) => inSet.has(document?._id)
  const among = [
    ...cachedProblems(after).filter(isInSet),
    ...newProblems(before, after).filter((problem) => !isInSet(problem)),
  ]
  const uploads = new Set(drafts.flatMap((draft) => referencedIds(draft)))
  const alone = after
    .filter(({ _id, _type }) => inSet.has(_id) || (isUpload({ _type }) && uploads.has(String(_id))))
    .flatMap((document) =>
      ownProblems(document).map(({ path, message, expected, found }) =>
        problemAt(document, path, message ?? `Expected ${expected}, found ${found}.`),
      ),
    )
  return firstOfEachPlace([...alone, ...among.map(sharedProblem)])
}

const sharedProblem = ({ document, type, path, message }: SharedProblem): StatusProblem =>
  document
    ? problemAt(document, pathText(document, path), message)
    : { where: type, field: '', what: message }

const problemAt = (document: Fields, field: string, what: string): StatusProblem => ({
  id: String(document._id),
  type: String(document._type),
  where: nameOf(document),
  field,
  what,
})

/** Keeps one problem per field, as a missing field also breaks rules. */
function firstOfEachPlace(problems: readonly StatusProblem[]): StatusProblem[] {
  const seen = new Set<string>()
  return problems.filter(({ id, field }) => {
    const key = `${id} ${field}`
    return !seen.has(key) && seen.add(key)
  })
}
