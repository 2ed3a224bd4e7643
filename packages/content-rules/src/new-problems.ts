import { type Fields, pathText } from './problem.ts'
import { type SharedProblem, sharedProblems } from './shared-problems.ts'

/** The documents with others laid over those of the same id; new ones come last. */
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

/** `sharedProblems`, worked out once for each list; a list must not be changed in place. */
export function cachedProblems(documents: readonly Fields[]): readonly SharedProblem[] {
  const problems = known.get(documents) ?? sharedProblems(documents)
  known.set(documents, problems)
  return problems
}

/**
 * The problems that a change makes: those among the documents after it that were not there before,
 * so that what is wrong already holds nobody up.
 */
export function newProblems(before: readonly Fields[], after: readonly Fields[]): SharedProblem[] {
  const old = new Set(cachedProblems(before).map(keyOf))
  return cachedProblems(after).filter((problem) => !old.has(keyOf(problem)))
}

const keyOf = ({ type, document, path, expected, found }: SharedProblem) =>
  JSON.stringify([type, document?._id, pathText(document, path), expected, found])
