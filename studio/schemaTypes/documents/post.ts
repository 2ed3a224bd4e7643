import { formatHidden } from '@kitewright/content-rules/dates'
import { defineField } from 'sanity'
import { PreviewedInput } from '../../inputs/search-appearance/page-preview.tsx'
import { today } from '../../structure/initial-values/today.ts'
import { defineDocumentType } from '../document-type.ts'
import { defineSlug, line, lines, paragraph, picture, reference } from '../fields.ts'
import { defineMetaTitle, defineNoindex, defineSharingPicture } from '../search-fields.ts'

export const post = defineDocumentType({
  name: 'post',
  title: 'Post',
  initialValue: () => ({ publishedAt: today() }),
  groups: [
    { name: 'post', title: 'Post', default: true },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    line('title', 'Title', 'Plain words that say what the reader learns.', {
      most: 200,
      group: 'post',
    }),
    defineSlug('The last part of its address: /blog/….', { group: 'post' }),
    paragraph('description', 'Description', 'One or two sentences shown on the card.', {
      most: 1000,
      group: 'post',
    }),
    reference(
      'writer',
      'Written by',
      'The post shows the name, role and line of this author. Empty: the name below.',
      'author',
      { optional: true, group: 'post' },
    ),
    {
      ...line('author', 'Author', 'The name of a person or a desk without an entry.', {
        most: 200,
        optional: true,
        group: 'post',
      }),
      hidden: ({ document }) => Boolean(document?.writer),
    },
    lines('tags', 'Tags', 'Up to six topics of one to three words. Empty: none.', {
      most: 40,
      count: [0, 6],
      item: 'tag',
      empty: 'nothing',
      group: 'post',
    }),
    defineField({
      name: 'publishedAt',
      title: 'Date',
      description:
        'Shown on the card; the newest post comes first. With a day ahead the post goes live then.',
      type: 'date',
      group: 'post',
      validation: (rule) => rule.required(),
    }),
    line(
      'publishedTime',
      'Time',
      'When it goes live on a later day, in IST: 10:00. Empty: as that day begins.',
      {
        most: 5,
        optional: true,
        group: 'post',
        written: {
          as: /^([01]\d|2[0-3]):[0-5]\d$/,
          message: 'Write the hour and the minute, 00:00 to 23:59: 10:00.',
        },
      },
    ),
    picture('image', 'Picture', 'Sixteen to nine, at least 960 px wide.', {
      minWidth: 960,
      crops: [
        { title: 'Card, and the article on a phone', aspectRatio: 16 / 9 },
        { title: 'Article', aspectRatio: 5 / 2 },
      ],
      group: 'post',
    }),
    defineField({
      name: 'body',
      title: 'Article',
      description:
        'Headings in it are listed at its beginning. Without it the page holds the description.',
      type: 'articleText',
      group: 'post',
      options: { rules: { is: 'article' } },
    }),
    reference(
      'service',
      'Service',
      'The article ends with the way to it. Empty: with the way to our services.',
      'service',
      { optional: true, group: 'post' },
    ),
    defineMetaTitle('search'),
    {
      ...paragraph(
        'metaDescription',
        'Search description',
        'Shown under the title in search results: 110 to 155 characters, different on every page. Empty: the description.',
        { least: 110, most: 155, optional: true, group: 'search', rows: 2 },
      ),
      components: { input: PreviewedInput },
    },
    defineSharingPicture('search'),
    defineNoindex('search'),
    lines(
      'earlierAddresses',
      'Earlier addresses',
      'Last parts of earlier addresses of the post, such as “reading-quotes”. They redirect to it. A new address adds the old one here; remove one to free it.',
      { most: 64, item: 'address', empty: 'nothing', group: 'search' },
    ),
  ],
  preview: {
    select: {
      title: 'title',
      publishedAt: 'publishedAt',
      publishedTime: 'publishedTime',
      author: 'author',
      writer: 'writer.title',
      media: 'image',
    },
    prepare: ({ title, author, writer, media, ...dates }) => ({
      title,
      subtitle: [
        formatHidden({ _type: 'post', ...dates }, Date.now()) ?? dates.publishedAt,
        writer ?? author,
      ]
        .filter(Boolean)
        .join(', '),
      media,
    }),
  },
})
