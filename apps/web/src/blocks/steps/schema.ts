import { list } from '@kitewright/schema-fields'
import { type BlockSchema, heading } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Steps',
  fields: [
    heading(),
    list('steps', 'Steps', 'Exactly four, hung on one line.', 'serviceStep', {
      count: 4,
      item: 'step',
    }),
  ],
}
