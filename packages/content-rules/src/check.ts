import type { Fields } from '@kitewright/content-types/model'
import { collectSharedIssues, type SharedIssue } from './shared-issues.ts'

/** Issues of a document, alone and among the others. */

export {
  createIssue,
  type Fields,
  formatIssue,
  formatPath,
  formatValue,
  type Issue,
  isFields,
  type Path,
  type PathSegment,
  toSegments,
} from '@kitewright/content-types/model'
export { collectDocumentIssues } from './document-issues.ts'
export { formatField, getFieldTitle, getPackageName, withIndexes } from './field-titles.ts'
export { sampleBlock, withGaps } from './gaps.ts'
export { addDocument, isMissing, keepFirstPerField } from './issue.ts'
export { getGroups } from './rule.ts'
export { collectSitePaths, toSitePath } from './rules/dead-links.ts'
export { addressedTypes, getEarlierAddresses } from './rules/earlier-addresses.ts'
export { countLetters, formatCount } from './rules/lists.ts'
export { countCharacters, isSampleReference, SAMPLE_MESSAGE } from './rules/texts.ts'
export { collectSharedIssues, type SharedIssue } from './shared-issues.ts'
export { collectNodes, type FieldNode, getFieldRules } from './walk.ts'

/** Replaces documents of the same id; appends new ones. */
export function mergeDocuments(documents: readonly Fields[], changed: readonly Fields[]): Fields[] {
  const rest = new Map(changed.map((document) => [document._id, document]))
  const merged = documents.map((document) => {
    const over = rest.get(document._id) ?? document
    rest.delete(document._id)
    return over
  })
  return [...merged, ...rest.values()]
}

const known = new WeakMap<readonly Fields[], readonly SharedIssue[]>()

/** Cached `collectSharedIssues` per list; a list must not be changed in place. */
export function getSharedIssues(documents: readonly Fields[]): readonly SharedIssue[] {
  const issues = known.get(documents) ?? collectSharedIssues(documents)
  known.set(documents, issues)
  return issues
}

/** Returns the issues that a change causes. Existing issues do not block it. */
export function collectNewIssues(
  before: readonly Fields[],
  after: readonly Fields[],
): SharedIssue[] {
  const old = new Set(getSharedIssues(before).map(getKey))
  return getSharedIssues(after).filter((shared) => !old.has(getKey(shared)))
}

/** An issue is the same if its document has another title. */
const getKey = ({ issue: { document, path, message } }: SharedIssue) =>
  JSON.stringify([document?.type, document?.id, path, message])
