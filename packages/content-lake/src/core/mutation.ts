import { type Fields, idRules, isDocumentId, isFields } from './document.ts'
import { malformed, TransactionError } from './transaction-error.ts'

/** Documents to change: one by id, or all that match a GROQ query. */
export type Selection =
  | { readonly id: string }
  | { readonly query: string; readonly params: Fields }

/** An incoming document: its id may be missing or, if it is to be completed, end with a dot. */
export type IncomingDocument = Fields & { readonly _type: string; readonly _id?: string }

export type Mutation =
  | { readonly create: IncomingDocument }
  | { readonly createOrReplace: IncomingDocument }
  | { readonly createIfNotExists: IncomingDocument }
  /** `purge` also deletes its history. */
  | { readonly delete: Selection & { readonly purge?: true } }
  | { readonly patch: Selection & Patch & { readonly ifRevisionID?: string } }

/** Parses a client's mutations. Throws TransactionError (400) at the first error. */
export function parseMutations(input: unknown): Mutation[] {
  if (!Array.isArray(input)) throw malformed('Expected "mutations" to be a list')
  return input.map((item: unknown, index) => {
    try {
      return parseMutation(item)
    } catch (error) {
      throw error instanceof TransactionError ? error.at(index) : error
    }
  })
}

function parseMutation(input: unknown): Mutation {
  const entries = isFields(input) ? Object.entries(input) : []
  const [entry, ...more] = entries
  if (!entry || more.length > 0) throw malformed('A mutation must have exactly one operation')
  const [kind, body] = entry
  if (!isFields(body)) throw malformed(`Expected the body of ${kind} to be an object`)
  if (kind === 'create') return { create: parseDocument(body, isIdOrFolder) }
  if (kind === 'createOrReplace') return { createOrReplace: withId(parseDocument(body), kind) }
  if (kind === 'createIfNotExists') return { createIfNotExists: withId(parseDocument(body), kind) }
  if (kind === 'delete') {
    return { delete: { ...parseSelection(body), ...(body.purge === true && { purge: true }) } }
  }
  if (kind === 'patch') return { patch: { ...parseSelection(body), ...parsePatch(body) } }
  throw malformed(`Unknown mutation "${kind}"`)
}

/** An id, or a prefix to complete: `post.`. */
const isIdOrFolder = (id: string) => isDocumentId(id.endsWith('.') ? `${id}made-up` : id)

/** Also used by actions. */
export function parseDocument(body: unknown, isAllowed = isDocumentId): IncomingDocument {
  if (!isFields(body)) throw malformed('Expected a document to be an object')
  const { _id, _type } = body
  if (typeof _type !== 'string' || _type === '') {
    throw malformed('The document must have a "_type" property of type string')
  }
  if (_id === undefined || _id === '') return { ...without(body, '_id'), _type }
  if (typeof _id !== 'string' || !isAllowed(_id)) throw malformed(idRules(_id))
  return { ...body, _id, _type }
}

function withId(document: IncomingDocument, kind: string): IncomingDocument {
  if (document._id === undefined) throw malformed(`${kind} needs a document with an "_id"`)
  return document
}

function parseSelection(body: Fields): Selection {
  const { id, query, params = {} } = body
  if (typeof id === 'string') {
    if (isDocumentId(id)) return { id }
    throw malformed(idRules(id))
  }
  if (typeof query === 'string' && isFields(params)) return { query, params }
  throw malformed('Expected an "id", or a "query" with "params"')
}

function without(body: Fields, name: string): Fields {
  const { [name]: _left, ...rest } = body
  return rest
}

/** Operations of a patch, as in `@sanity/mutator`; keys are JSONMatch paths. */
export type Patch = {
  set?: Record<string, unknown>
  setIfMissing?: Record<string, unknown>
  unset?: string[]
  inc?: Record<string, number>
  dec?: Record<string, number>
  diffMatchPatch?: Record<string, string>
  insert?: Insertion
  ifRevisionID?: string
}

type Insertion =
  | { before: string; items: unknown[] }
  | { after: string; items: unknown[] }
  | { replace: string; items: unknown[] }

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'
const isAnything = (_value: unknown): _value is unknown => true

/** Fields of a patch that select documents. */
const selection = ['id', 'query', 'params']

const readers: { [Name in keyof Patch]-?: (value: unknown) => Patch[Name] } = {
  set: (value) => mapOf(value, isAnything, 'set'),
  setIfMissing: (value) => mapOf(value, isAnything, 'setIfMissing'),
  unset: (value) => {
    if (Array.isArray(value) && value.every(isText)) return value
    throw malformed('Expected "unset" to be a list of paths')
  },
  inc: (value) => mapOf(value, isNumber, 'inc'),
  dec: (value) => mapOf(value, isNumber, 'dec'),
  diffMatchPatch: (value) => mapOf(value, isText, 'diffMatchPatch'),
  insert: insertion,
  ifRevisionID: (value) => {
    if (isText(value)) return value
    throw malformed('Expected "ifRevisionID" to be text')
  },
}

/** Parses the operations of a patch. Throws TransactionError (400) if one is unknown or malformed. */
export function parsePatch(body: Fields): Patch {
  const patch: Patch = {}
  for (const [name, value] of Object.entries(body)) {
    if (selection.includes(name) || value === undefined || value === null) continue
    if (!isReaderName(name)) throw malformed(`Unknown patch operation "${name}"`)
    Object.assign(patch, { [name]: readers[name](value) })
  }
  return patch
}

const isReaderName = (name: string): name is keyof Patch => Object.hasOwn(readers, name)

function mapOf<Value>(
  input: unknown,
  fits: (value: unknown) => value is Value,
  name: string,
): Record<string, Value> {
  const map: Record<string, Value> = {}
  for (const [path, value] of isFields(input) ? Object.entries(input) : []) {
    if (!fits(value)) throw malformed(`The value of "${name}" at ${path} is of the wrong kind`)
    map[path] = value
  }
  if (!isFields(input)) throw malformed(`Expected "${name}" to be an object`)
  return map
}

function insertion(value: unknown): Insertion {
  if (isFields(value) && Array.isArray(value.items)) {
    const { before, after, replace, items } = value
    if (isText(before)) return { before, items }
    if (isText(after)) return { after, items }
    if (isText(replace)) return { replace, items }
  }
  throw malformed('Expected "insert" to have "items", and one of "before", "after" and "replace"')
}
