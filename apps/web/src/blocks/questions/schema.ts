import { line } from '@kitewright/schema-fields'
import { type BlockSchema, heading, previewSource } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Questions of a topic',
  fields: [
    heading(),
    line(
      'topic',
      'Topic',
      'Its questions are shown, in their order. A topic without any shows nothing.',
      { most: 200, noPlaceholders: true, is: 'topic' },
    ),
  ],
  preview: previewSource('topic', 'Questions'),
  isOnHome: false,
}
