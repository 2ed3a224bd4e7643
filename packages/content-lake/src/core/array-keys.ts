import { isFields } from './document.ts'
import { newId } from './document-id.ts'

/** A copy in which every object in a list has a `_key`, as the Studio needs it. */
export function withKeys<Value>(value: Value): Value
export function withKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) =>
      isFields(item) ? { _key: newId(12), ...fieldsWithKeys(item) } : withKeys(item),
    )
  }
  return isFields(value) ? fieldsWithKeys(value) : value
}

const fieldsWithKeys = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, withKeys(inner)]))
