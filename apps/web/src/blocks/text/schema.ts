import { part } from '@kitewright/schema-fields'
import { type BlockSchema, heading } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Text',
  fields: [heading(), part('body', 'Text', 'Paragraphs, lists and links.', 'richText')],
}
