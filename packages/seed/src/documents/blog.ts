import type { Blog } from '@kitewright/content-types/model'
import { type Draft, headline, pageMeta } from '../document-parts/parts.ts'
import { line } from '../document-parts/text.ts'

export const blog: Draft<Blog> = {
  _id: 'blog',
  _type: 'blog',
  headline: headline('Notes from', 'the bench.'),
  lead: 'Short articles for people who pay for software and hardware, by people who make it.',
  whenEmpty: line(
    'Nothing to read yet. A question that others may have too? [Send it to us](/contact).',
  ),
  meta: pageMeta({
    title: 'Blog',
    description:
      'Plain articles for people who buy software and hardware: reading a fixed-price quote, choosing a PWA, taking a board to production.',
    socialHeadline: headline('Notes from', 'the bench.'),
  }),
}
