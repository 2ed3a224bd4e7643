import { defineType } from 'sanity'
import { line } from '../fields.ts'

export const headline = defineType({
  name: 'headline',
  title: 'Headline',
  description: 'Two parts of one sentence: the first is bold, the second light.',
  type: 'object',
  fields: [
    line('impact', 'Bold words', 'The bold words, for example “Impactful solutions”.', {
      max: 200,
    }),
    line('effort', 'Light words', 'The light words, for example “Made effortlessly”.', {
      max: 200,
    }),
  ],
  preview: {
    select: { impact: 'impact', effort: 'effort' },
    prepare: ({ impact, effort }) => ({ title: `${impact ?? ''} ${effort ?? ''}`.trim() }),
  },
})
