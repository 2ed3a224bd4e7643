import { type Fields, pathText } from './problem.ts'
import { type SharedProblem, sharedProblems } from './shared-problems.ts'

/** Problems of a document, alone and among the others. */

export { documentProblems, uniqueProblems } from './document-problems.ts'
export { fieldTitle, formatPath } from './field-titles.ts'
export { sampleBlock, withGaps } from './gaps.ts'
export {
  type Fields,
  foundText,
  isFields,
  type Path,
  type PathSegment,
  type Problem,
  pathText,
} from './problem.ts'
export { groupsAt } from './rule.ts'
export { sitePath, sitePathsOf } from './rules/dead-links.ts'
export { earlierAddressesOf, movingTypes } from './rules/earlier-addresses.ts'
export { plural } from './rules/lists.ts'
export { lengthOf } from './rules/texts.ts'
export { type SharedProblem, sharedProblems } from './shared-problems.ts'
export { type FieldNode, nodesOf, rulesOfFields, segmentsOf } from './walk.ts'

/** Replaces documents of the same id; appends new ones. */
export function mergeDocuments(documents: readonly Fields[], changed: readonly Fields[]): Fields[] {
  const rest = new Map(changed.map((document) => [document._id, document]))
  const laid = documents.map((document) => {
    const over = rest.get(document._id) ?? document
    rest.delete(document._id)
    return over
  })
  return [...laid, ...rest.values()]
}

const known = new WeakMap<readonly Fields[], readonly SharedProblem[]>()

/** Cached `sharedProblems` per list; a list must not be changed in place. */
export function cachedProblems(documents: readonly Fields[]): readonly SharedProblem[] {
  const problems = known.get(documents) ?? sharedProblems(documents)
  known.set(documents, problems)
  return problems
}

/** Returns the problems that a change causes. Existing problems do not block it. */
export function newProblems(before: readonly Fields[], after: readonly Fields[]): SharedProblem[] {
  const old = new Set(cachedProblems(before).map(keyOf))
  return cachedProblems(after).filter((problem) => !old.has(keyOf(problem)))
}

const keyOf = ({ type, document, path, expected, found }: SharedProblem) =>
  JSON.stringify([type, document?._id, pathText(document, path), expected, found])
