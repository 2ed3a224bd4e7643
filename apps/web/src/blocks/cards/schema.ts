import { paragraph, references } from '@kitewright/schema-fields'
import { type BlockSchema, heading } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Service cards',
  fields: [
    heading(),
    paragraph('text', 'Text', 'Beside the heading.', { most: 1000 }),
    references(
      'services',
      'Services',
      'Each is a card with its kite, its lead and where its prices begin.',
      'service',
      { count: [2, 8], item: 'service' },
    ),
  ],
}
