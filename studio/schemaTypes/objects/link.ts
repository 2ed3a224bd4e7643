import { defineType } from 'sanity'
import { defineLinkTarget, line } from '../fields.ts'

export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  options: { columns: 2 },
  fields: [
    line('label', 'Words', 'The text of the button or link.', { max: 200 }),
    ...defineLinkTarget(),
  ],
  preview: { select: { title: 'label', subtitle: 'href' } },
})
