import { list } from '@kitewright/schema-fields'
import { type BlockSchema, defineHeading } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Numbers',
  fields: [
    defineHeading(),
    list('stats', 'Numbers', 'One to four, which count up.', 'stat', {
      count: [1, 4],
      item: 'figure',
    }),
  ],
}
