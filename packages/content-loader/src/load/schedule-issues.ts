import {
  collectNewIssues,
  type Fields,
  getSharedIssues,
  type Issue,
  keepFirstPerField,
  mergeDocuments,
} from '@kitewright/content-rules/check'
import { getReferencedIds } from '@kitewright/content-rules/resolve'
import { cleanValue } from '@kitewright/content-rules/text'
import { isUpload } from '@kitewright/content-types/model'
import { buildPublished, type DraftToPublish } from '@kitewright/protocol/requests'
import { collectOwnIssues } from './check-documents.ts'

/**
 * Returns the issues of publishing these drafts together: those in them, and those that they cause elsewhere.
 * Existing issues elsewhere do not block them.
 *
 * @param published all published documents.
 */
export function collectScheduleIssues(
  published: readonly Fields[],
  entries: readonly DraftToPublish[],
): Issue[] {
  const before = published.map((document) => cleanValue(document))
  const drafts = entries.map(
    ({ draft, published }): Fields => ({
      ...cleanValue<Fields>(buildPublished(draft, published)),
      // The lake sets it.
      _updatedAt: draft._updatedAt,
    }),
  )
  const after = mergeDocuments(before, drafts)
  const inSet = new Set(drafts.map(({ _id }) => _id))
  const isInSet = ({ document }: Issue) => inSet.has(document?.id)
  const getIssue = ({ issue }: { issue: Issue }) => issue
  const uploads = new Set(drafts.flatMap((draft) => getReferencedIds(draft)))
  const checked = after.filter(
    ({ _id, _type }) => inSet.has(_id) || (isUpload({ _type }) && uploads.has(String(_id))),
  )
  return keepFirstPerField([
    ...checked.flatMap(collectOwnIssues),
    ...getSharedIssues(after).map(getIssue).filter(isInSet),
    ...collectNewIssues(before, after)
      .map(getIssue)
      .filter((issue) => !isInSet(issue)),
  ])
}
