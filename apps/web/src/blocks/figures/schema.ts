import { list } from '@kitewright/schema-fields'
import { type BlockSchema, heading } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Numbers',
  fields: [
    heading(),
    list('stats', 'Numbers', 'One to four, which count up.', 'stat', {
      count: [1, 4],
      item: 'figure',
    }),
  ],
}
