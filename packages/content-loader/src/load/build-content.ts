import { createIssue, type Fields, type Issue, isFields } from '@kitewright/content-rules/check'
import { isSingleton, type Singleton, singletons } from '@kitewright/content-types/model'
import { type Content, queries } from '@kitewright/content-types/queries'
import { schema, validateResult } from '@kitewright/content-types/schema'
import {
  type ExprNode,
  evaluateSync,
  type FilterNode,
  type PipeFuncCallNode,
  parse,
  toJS,
  typeEvaluate,
} from 'groq-js'
import { ContentInvalidError } from '../errors.ts'

/** The types that queries filter by. */
const requestedTypes = new Set<string>()

/** Sorted lists that depend on no other value, by the name of their parameter. */
const sortedLists = new Map<string, ExprNode>()

/** Parsed and typed at module load, which the build process does while idle. */
const parsedQueries = Object.entries(queries).map(([name, query]) => {
  const tree = parse(query)
  const type = typeEvaluate(tree, schema)
  readByType(tree)
  sortOnce(tree)
  return { name, tree, type }
})

/**
 * Lets each `*[_type == "post" …]` read a parameter, “post”, which has the documents of that type. Otherwise each of
 * 2,000 services would scan all documents for its posts.
 */
function readByType(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  for (const part of Object.values(node)) readByType(part)
  const { type, base, expr } = node as Partial<FilterNode>
  const name = type === 'Filter' && base?.type === 'Everything' ? findRequiredType(expr) : undefined
  if (!name) return
  requestedTypes.add(name)
  Object.assign(node, { base: { type: 'Parameter', name } })
}

/**
 * Lets each list read a parameter if it is sorted independently of where it is used. Otherwise each of 5,000 posts
 * would sort all posts to find the newest others.
 */
function sortOnce(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, part] of Object.entries(node)) {
    sortOnce(part)
    if (!isSortedList(part) || usesParent(part)) continue
    const name = `sorted ${JSON.stringify(part)}`
    sortedLists.set(name, { ...part })
    Object.assign(node, { [key]: { type: 'Parameter', name } })
  }
}

/** Whether this sorts documents, not the items of a field. */
function isSortedList(node: unknown): node is PipeFuncCallNode {
  if (!isFields(node) || node.type !== 'PipeFuncCall' || node.name !== 'order') return false
  let root: Fields = node
  while (isFields(root.base)) root = root.base
  return root.type === 'Everything' || root.type === 'Parameter'
}

function usesParent(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  return ('type' in node && node.type === 'Parent') || Object.values(node).some(usesParent)
}

/** The type that a filter demands first. */
function findRequiredType(filter: ExprNode | undefined): string | undefined {
  if (filter?.type === 'And') return findRequiredType(filter.left)
  const isEqual = filter?.type === 'OpCall' && filter.op === '=='
  if (!isEqual || filter.left.type !== 'AccessAttribute' || filter.left.name !== '_type') return
  return filter.right.type === 'Value' ? String(filter.right.value) : undefined
}

/**
 * Runs all queries on the documents and checks the results against the types of the schema. Lake and seed both use it,
 * so their content has one shape. Throws ContentInvalidError.
 */
export function buildContent(documents: readonly Fields[]): Content {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const byType = Map.groupBy(documents, ({ _type }) => _type)
  const params: Record<string, unknown> = Object.fromEntries(
    [...requestedTypes].map((type) => [type, byType.get(type) ?? []]),
  )
  const evaluateTree = (tree: ExprNode): unknown =>
    toJS(
      evaluateSync(tree, {
        dataset: documents,
        params,
        // Otherwise each reference would scan all documents.
        dereference: ({ _ref }: { _ref: string }) => byId.get(_ref) ?? null,
      }),
    )
  for (const [name, tree] of sortedLists) params[name] = evaluateTree(tree)
  const answers = Object.fromEntries(
    parsedQueries.map(({ name, tree }) => [name, evaluateTree(tree)]),
  )
  const issues = validateResults(answers)
  if (isContent(answers, issues)) return answers
  throw new ContentInvalidError(issues)
}

const validateResults = (answers: Record<string, unknown>): Issue[] =>
  parsedQueries.flatMap(({ name, type }) => {
    const answer = answers[name]
    const issues = [...validateResult(type, answer, schema), ...findMissing(name, answer)]
    return issues.map(({ path, message }) => ({
      path: '',
      message: `The answer to the query “${name}” is wrong${path && ` at ${path}`}: ${message}`,
    }))
  })

/** A query's type allows a missing document; `Content` does so only for an optional page. */
function findMissing(name: string, answer: unknown): Issue[] {
  const message = 'Expected a document, found nothing.'
  if (answer === null) return isOptional(name) ? [] : [createIssue([], message)]
  const isSite = name === 'site' && isFields(answer)
  return isSite && answer.settings === null ? [createIssue(['settings'], message)] : []
}

const isOptional = (name: string) =>
  isSingleton(name) && (singletons[name] as Singleton).optional === true

/** A value without issues has the type derived from the schema. */
const isContent = (
  answers: Record<string, unknown>,
  issues: readonly Issue[],
): answers is Record<string, unknown> & Content => issues.length === 0
