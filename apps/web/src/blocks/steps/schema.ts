import { list } from '@kitewright/schema-fields'
import { type BlockSchema, defineHeading } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Steps',
  fields: [
    defineHeading(),
    list('steps', 'Steps', 'Exactly four, hung on one line.', 'serviceStep', {
      count: 4,
      item: 'step',
    }),
  ],
}
