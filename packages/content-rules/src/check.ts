/** What is wrong with a document, alone and among the others. */

export { type Advice, adviceOn } from './advice.ts'
export { type Cause, causesOf } from './causes.ts'
export { documentProblems, uniqueProblems } from './document-problems.ts'
export { fieldTitle, formatPath } from './field-titles.ts'
export { cachedProblems, mergeDocuments, newProblems } from './new-problems.ts'
export { type Fields, foundText, isFields, type Path, type Problem, pathText } from './problem.ts'
export { renameReferences, type UpdatedText, withTexts } from './rename-references.ts'
export { earlierAddressesOf, movingTypes } from './rules/earlier-addresses.ts'
export { plural } from './rules/lists.ts'
export { lengthOf } from './rules/texts.ts'
export { type SharedProblem, sharedProblems } from './shared-problems.ts'
export { nodesOf, rulesOfFields, segmentsOf } from './walk.ts'
