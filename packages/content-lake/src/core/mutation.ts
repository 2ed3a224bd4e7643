import { type Fields, isFields } from './document.ts'
import { idRules, isDocumentId } from './document-id.ts'
import { type Patch, parsePatch } from './patch.ts'
import { malformed, TransactionError } from './transaction-error.ts'

/** Documents to change: one by its id, or all that a GROQ query finds. */
export type Selection =
  | { readonly id: string }
  | { readonly query: string; readonly params: Fields }

/** A document on its way in: its id may still be missing or, where one is made up, end with a dot. */
export type IncomingDocument = Fields & { readonly _type: string; readonly _id?: string }

export type Mutation =
  | { readonly create: IncomingDocument }
  | { readonly createOrReplace: IncomingDocument }
  | { readonly createIfNotExists: IncomingDocument }
  /** `purge`: what the document was before goes from its history, too. */
  | { readonly delete: Selection & { readonly purge?: true } }
  | { readonly patch: Selection & Patch & { readonly ifRevisionID?: string } }

/** Reads what a client sent. Throws TransactionError (400) at the first thing that is not right. */
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

/** An id, or the beginning of one that is to be made up: `post.`. */
const isIdOrFolder = (id: string) => isDocumentId(id.endsWith('.') ? `${id}made-up` : id)

/** Also used by actions, whose documents come in the same way. */
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
