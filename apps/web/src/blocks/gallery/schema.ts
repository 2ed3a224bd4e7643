import { line, pictures } from '@kitewright/schema-fields'
import { type BlockSchema, defineHeading } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Gallery',
  fields: [
    defineHeading(),
    pictures(
      'Pictures',
      'Two to twelve, at least 900 px wide.',
      [2, 12],
      [
        line('caption', 'Caption', 'Below the picture. If empty, none.', {
          max: 200,
          optional: true,
        }),
      ],
      { crops: [{ title: 'Gallery', aspectRatio: 3 / 2 }] },
    ),
  ],
}
