import type { ObjectSchemaType, SchemaType } from 'sanity'

/** Most fields of an item that shows all of them always. */
const MAX_FIELDS = 4

/** An object of our content model: not a reference, a picture or a block of text, which Sanity shows in its own ways. */
export function isOwnObject(type: SchemaType): type is ObjectSchemaType {
  let base: SchemaType = type
  while (base.type) base = base.type
  return base.name === 'object'
}

/** An item of few short texts, which takes no more room than a line about it. */
export const isBrief = ({ fields }: ObjectSchemaType): boolean =>
  fields.length <= MAX_FIELDS &&
  fields.every(({ type }) => type.jsonType === 'string' && type.options?.list === undefined)
