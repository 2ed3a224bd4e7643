import { defineType } from 'sanity'
import { line, paragraph } from '../fields.ts'

export const serviceStep = defineType({
  name: 'serviceStep',
  title: 'Step',
  type: 'object',
  options: { columns: 2 },
  fields: [
    line('title', 'Title', 'A few words.', { max: 200 }),
    paragraph('text', 'Text', 'What happens, in one or two sentences.', { max: 1000 }),
    line('duration', 'Time', 'For example “1–2 weeks”. Leave empty when it varies.', {
      max: 24,
      optional: true,
    }),
    line('outcome', 'You hold', 'What the client has afterwards, at most 34 characters.', {
      max: 34,
      optional: true,
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'duration' } },
})
