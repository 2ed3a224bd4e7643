import { allProblems, checkDocument } from '@kitewright/content-loader/content'
import type { ContentProblem } from '@kitewright/content-loader/errors'
import { storedTypes } from '@kitewright/content-types/model'
import type { StoredDocument } from './stored-document.ts'

const isOnSite = ({ _id, _type }: StoredDocument) =>
  storedTypes.includes(_type) && !/^(drafts|versions)\./.test(_id)

/**
 * The first problem of each entry that must not share a transaction with others: the site publishes or quarantines a
 * transaction as a whole. An entry that depends on an invalid one is invalid too.
 *
 * @param current every document before the restore.
 * @param written the documents that the restore writes.
 * @param removed the documents that the restore removes.
 */
export function invalidEntries(
  current: readonly StoredDocument[],
  written: readonly StoredDocument[],
  removed: readonly StoredDocument[],
): ContentProblem[] {
  const before = new Map(current.map((document) => [document._id, document]))
  const valid = new Map(written.filter(isOnSite).map((document) => [document._id, document]))
  const after = new Map([...before, ...valid])
  for (const { _id } of removed) after.delete(_id)
  const invalid: ContentProblem[] = []
  for (let checked = -1; checked < invalid.length; ) {
    checked = invalid.length
    const documents = [...after.values()].filter(isOnSite)
    const problems = allProblems(documents.map((document) => checkDocument(document).document))
    for (const problem of problems) {
      const { id = '' } = problem
      if (!valid.delete(id)) continue
      invalid.push(problem)
      const earlier = before.get(id)
      if (earlier) after.set(id, earlier)
      else after.delete(id)
    }
  }
  return invalid
}
