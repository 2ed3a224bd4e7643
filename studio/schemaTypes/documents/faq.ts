import { formatHidden } from '@kitewright/content-rules/dates'
import { defineField } from 'sanity'
import { CategoryInput } from '../../inputs/categories/category-input.tsx'
import { defineDocumentType } from '../document-type.ts'
import { defineEnd, line, lines, orderRank, part } from '../fields.ts'

export const faq = defineDocumentType({
  name: 'faq',
  title: 'Question',
  fields: [
    line('question', 'Question', 'As a client would ask it.', { max: 200 }),
    defineField({
      name: 'category',
      title: 'Topic',
      description: 'The topic button that shows it. Choose one, or type a new one.',
      type: 'string',
      options: { rules: { max: 200, noPlaceholders: true, is: 'topic' } },
      components: { input: CategoryInput },
      validation: (rule) => rule.required(),
    }),
    part(
      'answer',
      'Answer',
      'Short and plain; the first sentence answers the question. Add prices with “Price”, so that they update with the packages.',
      'richText',
    ),
    lines(
      'synonyms',
      'Other search words',
      'Words that clients search for and that are missing above, for example “NDA” or “source code”. They are not shown.',
      { max: 60, empty: 'nothing' },
    ),
    defineEnd('The last day (IST) on which the question is shown. If empty, it stays.'),
    orderRank('faq'),
  ],
  preview: {
    select: { title: 'question', category: 'category', endsOn: 'endsOn' },
    prepare: ({ title, category, endsOn }) => ({
      title,
      subtitle: formatHidden({ _type: 'faq', endsOn }, Date.now()) ?? category,
    }),
  },
})
