import { paragraph } from '@kitewright/schema-fields'
import { type BlockSchema, defineHeading, defineService } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Enquiry form',
  fields: [
    defineHeading(),
    paragraph('text', 'Text', 'Beside the form: what you do with the enquiry.', { max: 1000 }),
    defineService('What the enquiry is about. Visitors can remove it.', { optional: true }),
  ],
}
