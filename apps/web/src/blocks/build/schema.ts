import { reference } from '@kitewright/schema-fields'
import { type BlockSchema, heading, previewSource } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Project showcase',
  fields: [
    heading(),
    reference(
      'build',
      'Project',
      'A typical build of the portfolio, drawn as its showcase.',
      'project',
    ),
  ],
  preview: previewSource('build.title', 'Project showcase'),
  isOnHome: false,
}
