import { list } from '@kitewright/schema-fields'
import { type BlockSchema, createFieldPreview } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Facts',
  fields: [list('facts', 'Facts', 'Four facts in one strip.', 'fact', { count: 4, item: 'fact' })],
  preview: createFieldPreview('facts.0.value', 'Facts'),
}
