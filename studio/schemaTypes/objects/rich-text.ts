import { defineArrayMember, defineType } from 'sanity'
import { line } from '../fields.ts'

const link = {
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    line(
      'href',
      'Address',
      'A page of this site such as /contact, or an address that starts with https:, mailto: or tel:.',
    ),
  ],
}

const marks = {
  decorators: [
    { title: 'Bold', value: 'strong' },
    { title: 'Emphasis', value: 'em' },
  ],
  annotations: [link],
}

/** Body text: paragraphs, two levels of heading, lists, links. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Small heading', value: 'h3' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks,
    }),
  ],
})

/** One or two sentences that may hold a link: notes, hints, consent text. */
export const richLine = defineType({
  name: 'richLine',
  title: 'Sentence with links',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [{ title: 'Paragraph', value: 'normal' }],
      lists: [],
      marks,
    }),
  ],
})
