import { defineField, defineType } from 'sanity'
import { line, part } from '../fields.ts'

export const legalSection = defineType({
  name: 'legalSection',
  title: 'Section',
  type: 'object',
  fields: [
    line('title', 'Title', 'For example “Your rights”.', { max: 200 }),
    defineField({
      name: 'anchor',
      title: 'Link name',
      description: 'The end of a link to this section: /terms-of-use#….',
      type: 'slug',
      options: {
        source: (_document, { parent }) => String((parent as { title?: string })?.title ?? ''),
      },
      validation: (rule) => rule.required(),
    }),
    part('body', 'Text', 'Plain words; short paragraphs.', 'richText'),
  ],
  preview: { select: { title: 'title', subtitle: 'anchor.current' } },
})
