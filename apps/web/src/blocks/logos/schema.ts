import { pictures } from '@kitewright/schema-fields'
import { type BlockSchema, defineHeading } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Logos',
  fields: [
    defineHeading(),
    pictures(
      'Logos',
      'Two to twelve, best as SVG or on a transparent background. The alt text is the name of the company.',
      [2, 12],
      [],
    ),
  ],
}
