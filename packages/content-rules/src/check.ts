/** Problems of a document, alone and among the others. */

export { documentProblems, uniqueProblems } from './document-problems.ts'
export { fieldTitle, formatPath } from './field-titles.ts'
export { sampleSection, withGaps } from './gaps.ts'
export { cachedProblems, mergeDocuments, newProblems } from './new-problems.ts'
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
