import { defineType } from 'sanity'
import { line, paragraph } from '../fields.ts'

export const serviceStep = defineType({
  name: 'serviceStep',
  title: 'Step',
  type: 'object',
  fields: [
    line('title', 'Title', 'A few words.'),
    paragraph('text', 'Text', 'What happens, in one or two sentences.'),
    line('duration', 'Time', 'For example “1–2 weeks”. Leave empty when it varies.', {
      optional: true,
    }),
    line('outcome', 'You hold', 'What the client holds afterwards, at most 34 characters.', {
      optional: true,
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'duration' } },
})
