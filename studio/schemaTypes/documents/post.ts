import { defineField } from 'sanity'
import { today } from '../../initial-values/today.ts'
import { documentType } from '../document-type.ts'
import { line, paragraph, part, slug } from '../fields.ts'

export const post = documentType({
  name: 'post',
  title: 'Post',
  initialValue: () => ({ publishedAt: today() }),
  fields: [
    line('title', 'Title', 'Plain words that say what the reader learns.', { most: 200 }),
    slug('A short name for links: the post opens at /blog#….'),
    paragraph('description', 'Description', 'One or two sentences shown on the card.', {
      most: 1000,
    }),
    line('author', 'Author', 'A person or a desk.', { most: 200 }),
    defineField({
      name: 'publishedAt',
      title: 'Date',
      description: 'Shown on the card; the newest post comes first.',
      type: 'date',
      validation: (rule) => rule.required(),
    }),
    part('image', 'Picture', 'Sixteen to nine, at least 960 px wide.', 'picture'),
    part('body', 'Article', 'Opens below the card. Without it the card stands alone.', 'richText', {
      optional: true,
    }),
  ],
  preview: {
    select: { title: 'title', date: 'publishedAt', author: 'author', media: 'image' },
    prepare: ({ title, date, author, media }) => ({
      title,
      subtitle: [date, author].filter(Boolean).join(', '),
      media,
    }),
  },
})
