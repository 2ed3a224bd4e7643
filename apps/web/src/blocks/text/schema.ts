import { part } from '@kitewright/schema-fields'
import { type BlockSchema, defineHeading } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Text',
  fields: [defineHeading(), part('body', 'Text', 'Paragraphs, lists and links.', 'richText')],
}
