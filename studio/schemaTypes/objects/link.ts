import { defineType } from 'sanity'
import { href, line } from '../fields.ts'

export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  options: { columns: 2 },
  fields: [
    line('label', 'Words', 'What the button or link says.', { most: 200 }),
    href(
      'href',
      'Address',
      'A page of this site such as /contact, or an address that starts with https:, mailto: or tel:.',
    ),
  ],
  preview: { select: { title: 'label', subtitle: 'href' } },
})
