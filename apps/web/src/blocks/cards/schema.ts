import { paragraph, references } from '@kitewright/schema-fields'
import { type BlockSchema, defineHeading } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Service cards',
  fields: [
    defineHeading(),
    paragraph('text', 'Text', 'Beside the heading.', { max: 1000 }),
    references(
      'services',
      'Services',
      'Each is a card with its kite, its lead and its lowest price.',
      'service',
      { count: [2, 8], item: 'service' },
    ),
  ],
}
