import { part } from '@kitewright/schema-fields'
import { type BlockSchema, defineHeading } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Two columns',
  fields: [
    defineHeading(),
    part('left', 'First column', 'Paragraphs, lists and links.', 'richText'),
    part('right', 'Second column', 'Beside the first one; below it on a phone.', 'richText'),
  ],
}
