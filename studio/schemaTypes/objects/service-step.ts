import { defineType } from 'sanity'
import { line, paragraph } from '../fields.ts'

export const serviceStep = defineType({
  name: 'serviceStep',
  title: 'Step',
  type: 'object',
  options: { columns: 2 },
  fields: [
    line('title', 'Title', 'A few words.', { most: 200 }),
    paragraph('text', 'Text', 'What happens, in one or two sentences.', { most: 1000 }),
    line('duration', 'Time', 'For example “1–2 weeks”. Leave empty when it varies.', {
      most: 24,
      optional: true,
    }),
    line('outcome', 'You hold', 'What the client has afterwards, at most 34 characters.', {
      most: 34,
      optional: true,
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'duration' } },
})
