import { z } from 'zod'
import { describeIdRules, type Fields, isDocumentId, isFields } from './document.ts'
import { createMalformedError, TransactionError } from './transaction-error.ts'

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
  if (!Array.isArray(input)) throw createMalformedError('Expected "mutations" to be a list')
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
  if (!entry || more.length > 0)
    throw createMalformedError('A mutation must have exactly one operation')
  const [kind, body] = entry
  if (!isFields(body)) throw createMalformedError(`Expected the body of ${kind} to be an object`)
  if (kind === 'create') return { create: parseDocument(body, isIdOrFolder) }
  if (kind === 'createOrReplace') return { createOrReplace: withId(parseDocument(body), kind) }
  if (kind === 'createIfNotExists') return { createIfNotExists: withId(parseDocument(body), kind) }
  if (kind === 'delete') {
    return { delete: { ...parseSelection(body), ...(body.purge === true && { purge: true }) } }
  }
  if (kind === 'patch') return { patch: { ...parseSelection(body), ...parsePatch(body) } }
  throw createMalformedError(`Unknown mutation "${kind}"`)
}

/** An id, or a prefix to complete: `post.`. */
const isIdOrFolder = (id: string) => isDocumentId(id.endsWith('.') ? `${id}made-up` : id)

/** Also used by actions. */
export function parseDocument(body: unknown, isAllowed = isDocumentId): IncomingDocument {
  if (!isFields(body)) throw createMalformedError('Expected a document to be an object')
  const { _id, _type } = body
  if (typeof _type !== 'string' || _type === '') {
    throw createMalformedError('The document must have a "_type" property of type string')
  }
  if (_id === undefined || _id === '') return { ...omitField(body, '_id'), _type }
  if (typeof _id !== 'string' || !isAllowed(_id)) throw createMalformedError(describeIdRules(_id))
  return { ...body, _id, _type }
}

function withId(document: IncomingDocument, kind: string): IncomingDocument {
  if (document._id === undefined)
    throw createMalformedError(`${kind} needs a document with an "_id"`)
  return document
}

function parseSelection(body: Fields): Selection {
  const { id, query, params = {} } = body
  if (typeof id === 'string') {
    if (isDocumentId(id)) return { id }
    throw createMalformedError(describeIdRules(id))
  }
  if (typeof query === 'string' && isFields(params)) return { query, params }
  throw createMalformedError('Expected an "id", or a "query" with "params"')
}

function omitField(body: Fields, name: string): Fields {
  const { [name]: _left, ...rest } = body
  return rest
}

const createMapSchema = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string(), value).optional()
const items = z.array(z.unknown())

/** Operations of a patch, as in `@sanity/mutator`; keys are JSONMatch paths. */
const operations = z.strictObject({
  set: createMapSchema(z.unknown()),
  setIfMissing: createMapSchema(z.unknown()),
  unset: z.array(z.string()).optional(),
  inc: createMapSchema(z.number()),
  dec: createMapSchema(z.number()),
  diffMatchPatch: createMapSchema(z.string()),
  insert: z
    .union([
      z.object({ before: z.string(), items }),
      z.object({ after: z.string(), items }),
      z.object({ replace: z.string(), items }),
    ])
    .optional(),
  ifRevisionID: z.string().optional(),
})

export type Patch = z.infer<typeof operations>

/** Parses the operations of a patch. Throws TransactionError (400) if one is unknown or malformed. */
export function parsePatch(body: Fields): Patch {
  const { id: _id, query: _query, params: _params, ...rest } = body
  const given = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null)
  const { data, error } = operations.safeParse(Object.fromEntries(given))
  if (data) return data
  throw createMalformedError(`Malformed patch: ${z.prettifyError(error)}`)
}
