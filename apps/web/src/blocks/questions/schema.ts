import { line } from '@kitewright/schema-fields'
import { type BlockSchema, createSourcePreview, defineHeading } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Questions of a topic',
  fields: [
    defineHeading(),
    line(
      'topic',
      'Topic',
      'Its questions are shown, in their order. A topic without any shows nothing.',
      { max: 200, noPlaceholders: true, is: 'topic' },
    ),
  ],
  preview: createSourcePreview('topic', 'Questions'),
  isOnHome: false,
}
