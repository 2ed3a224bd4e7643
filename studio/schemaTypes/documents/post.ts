import { formatHidden } from '@kitewright/content-rules/dates'
import { defineField } from 'sanity'
import { PreviewedInput } from '../../inputs/search-appearance/page-preview.tsx'
import { today } from '../../structure/initial-values/today.ts'
import { defineDocumentType } from '../document-type.ts'
import {
  defineEarlierAddresses,
  defineEnd,
  defineSlug,
  inGroup,
  line,
  lines,
  paragraph,
  picture,
  reference,
} from '../fields.ts'
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
    ...inGroup(
      'post',
      line('title', 'Title', 'Plain words that say what the reader learns.', { max: 200 }),
      defineSlug('The last part of its address: /blog/….'),
      defineEarlierAddresses('Last parts of earlier addresses of the post', 'reading-quotes'),
      paragraph('description', 'Description', 'One or two sentences shown on the card.', {
        max: 1000,
      }),
      reference(
        'writer',
        'Written by',
        'The post shows the name, role and text of this author. If empty, it shows the name below.',
        'author',
        { optional: true },
      ),
      {
        ...line('author', 'Author', 'The name of a person or a desk without an entry.', {
          max: 200,
          optional: true,
        }),
        hidden: ({ document }) => Boolean(document?.writer),
      },
      lines(
        'tags',
        'Tags',
        'Up to six topics of one to three words. If empty, the post has no tags.',
        { max: 40, count: [0, 6], item: 'tag', empty: 'nothing' },
      ),
      defineField({
        name: 'publishedAt',
        title: 'Date',
        description:
          'Shown on the card; the newest post comes first. With a day ahead the post goes live then.',
        type: 'date',
        validation: (rule) => rule.required(),
      }),
      line(
        'publishedTime',
        'Time',
        'The time in IST at which a post with a future date goes live, for example 10:00. If empty, it goes live as the day begins.',
        {
          max: 5,
          optional: true,
          pattern: {
            as: /^([01]\d|2[0-3]):[0-5]\d$/,
            message: 'Write the hour and the minute, 00:00 to 23:59: 10:00.',
          },
        },
      ),
      defineEnd('The last day (IST) on which the post is shown. If empty, it stays.'),
      picture('image', 'Picture', '16:9, at least 960 px wide.', {
        minWidth: 960,
        crops: [
          { title: 'Card, and the article on a phone', aspectRatio: 16 / 9 },
          { title: 'Article', aspectRatio: 5 / 2 },
        ],
      }),
      defineField({
        name: 'body',
        title: 'Article',
        description:
          'Its headings are listed at its start. If empty, the page shows the description.',
        type: 'articleText',
        options: { rules: { is: 'article' } },
      }),
      reference(
        'service',
        'Service',
        'Linked at the end of the article. If empty, the article links to Services.',
        'service',
        { optional: true },
      ),
    ),
    ...inGroup(
      'search',
      defineMetaTitle(),
      {
        ...paragraph(
          'metaDescription',
          'Search description',
          'Shown under the title in search results: 110 to 155 characters, different on every page. If empty, the description is shown.',
          { min: 110, max: 155, optional: true, rows: 2 },
        ),
        components: { input: PreviewedInput },
      },
      defineSharingPicture(),
      defineNoindex(),
    ),
  ],
  preview: {
    select: {
      title: 'title',
      publishedAt: 'publishedAt',
      publishedTime: 'publishedTime',
      endsOn: 'endsOn',
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
