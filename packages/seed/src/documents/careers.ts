import type { Careers } from '@kitewright/content-types/model'
import { type Draft, headline, pageMeta } from '../document-parts/parts.ts'
import { line } from '../document-parts/text.ts'

export const careers: Draft<Careers> = {
  _id: 'careers',
  _type: 'careers',
  headline: headline('Hold', 'the line.'),
  lead: 'Three openings. You will build things that clients use, with people who build the other half.',
  whenEmpty: line(
    'No opening at the moment. Good people are always read: [write to us](/contact) and say what you make.',
  ),
  note: line('A question about a job? [Contact us](/contact).'),
  meta: pageMeta({
    title: 'Careers',
    description:
      'Open positions at Kitewright: Senior Frontend Engineer (remote), Backend Engineer (New York) and DevOps Engineer (remote).',
    socialHeadline: headline('Hold', 'the line.'),
  }),
}
