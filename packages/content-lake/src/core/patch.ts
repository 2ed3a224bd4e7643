import { type Fields, isFields } from './document.ts'
import { malformed } from './transaction-error.ts'

/** The operations of one patch, as `@sanity/mutator` applies them; keys are JSONMatch paths. */
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

export type Insertion =
  | { before: string; items: unknown[] }
  | { after: string; items: unknown[] }
  | { replace: string; items: unknown[] }

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'
const isAnything = (_value: unknown): _value is unknown => true

/** Beside the operations a patch names the documents it is meant for. */
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

/** Reads the operations of a patch. Throws TransactionError (400) for unknown or malformed ones. */
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
