import { line, paragraph } from '@kitewright/schema-fields'
import { type BlockSchema, createFieldPreview } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Testimonial',
  fields: [
    paragraph('quote', 'Quote', 'What a client said, word for word.', { max: 500 }),
    line('name', 'Name', 'Who said it. A quote without a name is not published.', { max: 100 }),
    line('role', 'Role and company', 'Such as “Head of operations, Loom & Co.”', {
      max: 160,
      optional: true,
    }),
  ],
  preview: createFieldPreview('quote', 'Testimonial'),
}
