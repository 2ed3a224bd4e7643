import { type Fields, isFields } from '@kitewright/content-rules/check'
import { type Content, queries } from '@kitewright/content-types/queries'
import { type Mismatch, mismatches, schema } from '@kitewright/content-types/schema'
import { evaluateSync, parse, toJS, typeEvaluate } from 'groq-js'
import { ContentInvalidError, type ContentProblem } from '../errors.ts'

/** Parsed and typed at module load, which the build process does while idle. */
const asked = Object.entries(queries).map(([name, query]) => {
  const tree = parse(query)
  return { name, tree, type: typeEvaluate(tree, schema) }
})

/**
 * Runs all queries on the documents and checks the results against the types of the schema. Lake and seed both use it,
 * so their content has one shape. Throws ContentInvalidError.
 */
export function contentFrom(documents: readonly Fields[]): Content {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const answers = Object.fromEntries(
    asked.map(({ name, tree }) => {
      const answer = evaluateSync(tree, {
        dataset: documents,
        // Otherwise each reference would scan all documents.
        dereference: ({ _ref }: { _ref: string }) => byId.get(_ref) ?? null,
      })
      return [name, toJS(answer)]
    }),
  )
  const problems = queryProblems(answers)
  if (isContent(answers, problems)) return answers
  throw new ContentInvalidError(problems)
}

function queryProblems(answers: Record<string, unknown>): ContentProblem[] {
  return asked.flatMap(({ name, type }) => {
    const answer = answers[name]
    const found = [...mismatches(type, answer, schema), ...missingDocuments(name, answer)]
    return found.map((mismatch) => ({ ...mismatch, type: `the answer to the query “${name}”` }))
  })
}

/** A query's type allows a missing document; `Content` does not. */
function missingDocuments(name: string, answer: unknown): Mismatch[] {
  const missing = (path: string) => [{ path, expected: 'a document', found: 'nothing' }]
  if (answer === null) return missing('')
  const isSite = name === 'site' && isFields(answer)
  return isSite && answer.settings === null ? missing('settings') : []
}

/** A value without mismatches has the type derived from the schema. */
const isContent = (
  answers: Record<string, unknown>,
  problems: readonly ContentProblem[],
): answers is Record<string, unknown> & Content => problems.length === 0
