import { serviceDrawings } from '@kitewright/content-types/model'
import { defineField, defineType } from 'sanity'
import { picture } from '../fields.ts'

/** Each place once, though layouts share some. */
const slots = new Map(
  Object.values(serviceDrawings).flatMap((layout) =>
    Object.entries(layout).map(([value, { title }]) => [value, title] as const),
  ),
)

/** A picture that replaces one of our drawings on a service page. */
export const servicePicture = defineType({
  name: 'servicePicture',
  title: 'Custom picture',
  type: 'object',
  fields: [
    defineField({
      name: 'place',
      title: 'Place',
      description: 'The drawing that it replaces. Each layout has its own.',
      type: 'string',
      options: { list: [...slots].map(([value, title]) => ({ value, title })) },
      validation: (rule) => rule.required(),
    }),
    picture(
      'image',
      'Picture',
      'Cropped around the circle that you set on it (Edit, “Crop and hotspot”).',
    ),
  ],
  preview: {
    select: { place: 'place', alt: 'image.alt', media: 'image' },
    prepare: ({ place, alt, media }) => ({
      title: slots.get(place) ?? 'No place yet',
      subtitle: alt,
      media,
    }),
  },
})
