import { paragraph } from '@kitewright/schema-fields'
import { type BlockSchema, heading, service } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Enquiry form',
  fields: [
    heading(),
    paragraph('text', 'Text', 'Beside the form: what you do with the enquiry.', { most: 1000 }),
    service('What the enquiry is about. The visitor may take it out.', { optional: true }),
  ],
}
