import { line, picture } from '@kitewright/schema-fields'
import type { BlockSchema } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Picture',
  fields: [
    picture('image', 'Picture', 'Over the whole width of the page: 1400 px or wider.', {
      minWidth: 1400,
    }),
    line('caption', 'Caption', 'Below the picture. Leave empty for none.', {
      max: 200,
      optional: true,
    }),
  ],
  preview: {
    select: { media: 'image', alt: 'image.alt' },
    prepare: ({ media, alt }) => ({ title: alt || 'Picture', subtitle: 'Picture', media }),
  },
}
