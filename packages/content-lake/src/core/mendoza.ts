import { isDeepStrictEqual } from 'node:util'
import { type Fields, isFields, type StoredDocument } from './document.ts'
import type { Change } from './transaction.ts'

/** A patch in the mendoza format: a flat list of opcodes and operands. */
type MendozaPatch = readonly unknown[]

type Effects = { apply: MendozaPatch; revert: MendozaPatch }

/** Opcodes of the format. */
const VALUE = 0
const PUSH_FIELD_COPY = 10
const PUSH_FIELD_BLANK = 11
const PUSH_ELEMENT_COPY = 12
const RETURN_INTO_OBJECT_POP = 15
const RETURN_INTO_ARRAY_POP = 16
const SET_FIELD = 17
const DELETE_FIELD = 19
const APPEND_VALUE = 20
const APPEND_SLICE = 21

/** Patches that apply and revert a change. `_rev` is omitted; events carry it separately. */
export const getEffects = ({ before, after }: Pick<Change, 'before' | 'after'>): Effects => ({
  apply: diffDocuments(omitRevision(before), omitRevision(after)),
  revert: diffDocuments(omitRevision(after), omitRevision(before)),
})

const diffDocuments = (from: Fields | null, to: Fields | null): MendozaPatch =>
  from && to ? diffFields(from, to) : [VALUE, to]

/** Operations that transform the object on top of the stack. */
function diffFields(from: Fields, to: Fields): unknown[] {
  const names = Object.keys(from).sort()
  const removed = names.flatMap((name, index) =>
    Object.hasOwn(to, name) ? [] : [DELETE_FIELD, index],
  )
  const changed = Object.entries(to).flatMap(([name, value]) =>
    Object.hasOwn(from, name)
      ? diffField(names.indexOf(name), name, from[name], value)
      : [SET_FIELD, value, name],
  )
  return [...removed, ...changed]
}

function diffField(index: number, name: string, from: unknown, to: unknown): unknown[] {
  if (isDeepStrictEqual(from, to)) return []
  if (isFields(from) && isFields(to)) {
    return [PUSH_FIELD_COPY, index, ...diffFields(from, to), RETURN_INTO_OBJECT_POP]
  }
  if (Array.isArray(from) && Array.isArray(to) && to.length > 0) {
    return [PUSH_FIELD_BLANK, index, ...diffElements(from, to), RETURN_INTO_OBJECT_POP]
  }
  return [SET_FIELD, to, name]
}

/** Operations that rebuild a list, reusing items of the one on the stack. */
const diffElements = (from: readonly unknown[], to: readonly unknown[]): unknown[] =>
  to.flatMap((item, index) => {
    const source = findSourceIndex(item, index, from)
    const old = from[source]
    if (source in from && isDeepStrictEqual(old, item)) return [APPEND_SLICE, source, source + 1]
    return isFields(old) && isFields(item)
      ? [PUSH_ELEMENT_COPY, source, ...diffFields(old, item), RETURN_INTO_ARRAY_POP]
      : [APPEND_VALUE, item]
  })

/** Sanity's list items have keys, so a moved item is found by key. */
function findSourceIndex(item: unknown, index: number, from: readonly unknown[]): number {
  if (!isFields(item) || item._key === undefined) return index
  return from.findIndex((other) => isFields(other) && other._key === item._key)
}

function omitRevision(document: StoredDocument | null): Fields | null {
  if (!document) return null
  const { _rev, ...content } = document
  return content
}
