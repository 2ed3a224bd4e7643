import { defineType } from 'sanity'
import { PictureInput } from '../../inputs/images/picture-input.tsx'
import { line } from '../fields.ts'

export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  options: { hotspot: true },
  components: { input: PictureInput },
  fields: [
    {
      ...line(
        'alt',
        'Alt text',
        'What the picture shows, in one sentence, for people who cannot see it.',
        { max: 1000 },
      ),
      // Without a picture there is nothing to describe.
      hidden: ({ parent, value }: { parent?: { asset?: unknown }; value?: unknown }) =>
        !parent?.asset && !value,
    },
  ],
})
