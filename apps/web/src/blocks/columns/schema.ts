import { part } from '@kitewright/schema-fields'
import { type BlockSchema, heading } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Two columns',
  fields: [
    heading(),
    part('left', 'First column', 'Paragraphs, lists and links.', 'richText'),
    part('right', 'Second column', 'Beside the first one; below it on a phone.', 'richText'),
  ],
}
