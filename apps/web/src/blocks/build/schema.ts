import { reference } from '@kitewright/schema-fields'
import { type BlockSchema, createSourcePreview, defineHeading } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Project showcase',
  fields: [
    defineHeading(),
    reference(
      'build',
      'Project',
      'A typical build of the portfolio, drawn as its showcase.',
      'project',
    ),
  ],
  preview: createSourcePreview('build.title', 'Project showcase'),
  isOnHome: false,
}
