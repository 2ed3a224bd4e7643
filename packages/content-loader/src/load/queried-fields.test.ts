import { documentTypes, getKnownFields } from '@kitewright/content-types/model'
import { queries } from '@kitewright/content-types/queries'
import { schema } from '@kitewright/content-types/schema'
import { evaluate, type ObjectTypeNode, parse, type TypeNode } from 'groq-js'
import { expect, it } from 'vitest'

const namedTypes = new Map(
  schema.flatMap((entry) => (entry.type === 'type' ? [[entry.name, entry.value]] : [])),
)

const fillFields = (attributes: ObjectTypeNode['attributes']): object =>
  Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, fillType(value)]))

/** Returns a value of a type with every optional field; a list has an item of each of its types. */
function fillType(node: TypeNode | undefined): unknown {
  switch (node?.type) {
    case 'object': {
      const fields = { ...fillFields(node.attributes), ...Object(fillType(node.rest)) }
      return node.dereferencesTo ? { ...fields, _ref: node.dereferencesTo } : fields
    }
    case 'array':
      return (node.of.type === 'union' ? node.of.of : [node.of]).map(fillType)
    case 'union':
      return fillType(node.of[0])
    case 'inline':
      return fillType(namedTypes.get(node.name))
    case 'string':
      return node.value ?? 'text'
    case 'number':
      return node.value ?? 1
    case 'boolean':
      return node.value ?? false
    default:
      return undefined
  }
}

/** Wraps a value, so that the path of each field that is read is added: `service.tiers[].name`. */
function recordReads<Value>(value: Value, path: string, read: Set<string>): Value {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get: (target, name) => {
      const field: unknown = Reflect.get(target, name)
      if (typeof name === 'symbol' || typeof field === 'function') return field
      const fieldPath = Array.isArray(target) ? `${path}[]` : `${path}.${name}`
      read.add(fieldPath)
      return recordReads(field, fieldPath, read)
    },
  })
}

const unqueried = new Set([
  // The build resolves links and prices before it runs queries.
  'page',
  'form',
  // Rules and dates read them.
  'silent',
  'endsOn',
  'replacedBy',
  // A query reads it only if a post has no writer.
  'author',
])

it('a query reads each field of the schema', async () => {
  const read = new Set<string>()
  const dataset = schema.flatMap((entry) => {
    if (entry.type !== 'document') return []
    const document = { ...fillFields(entry.attributes), _id: entry.name, _type: entry.name }
    return [recordReads(document, entry.name, read)]
  })
  for (const query of Object.values(queries)) {
    // `references` reads whole documents.
    const ownReads = query.replaceAll(/references\([^)]*\)/g, 'true')
    await (await evaluate(parse(ownReads), { dataset })).get()
  }
  const names = new Set([...read].map((path) => path.slice(path.lastIndexOf('.') + 1)))
  const unread = documentTypes.flatMap((type) =>
    [...getKnownFields(type).titles.keys()].flatMap((path) => {
      const [name = '', ...objects] = path.split('.').toReversed()
      if (path.endsWith('[]') || unqueried.has(name)) return []
      // Objects share their types, and a query leaves out what its page does not show.
      const isRead = objects.length > 0 ? names.has(name) : read.has(`${type}.${path}`)
      return isRead ? [] : [`${type}.${path}`]
    }),
  )
  expect(unread, 'Add the field to a query of packages/content-types/src/queries').toEqual([])
})
