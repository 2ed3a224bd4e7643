import type { Portfolio } from '@kitewright/content-types/model'
import { closing, type Draft, headline, link, pageMeta } from '../document-parts/parts.ts'
import { line } from '../document-parts/text.ts'

export const portfolio: Draft<Portfolio> = {
  _id: 'portfolio',
  _type: 'portfolio',
  headline: headline('Things that', 'fly.'),
  lead: 'Four typical builds, not clients: what is drawn, what is made and which of our services go into it.',
  whenEmpty: line(
    'What we make at the moment may not be shown yet. Ask us: [we tell you what we can](/contact).',
  ),
  closing: closing({
    headline: headline('Yours would look good', 'up there.'),
    text: 'Tell us what it should do. The first consultation is free.',
    primary: link('Book a Meeting', '/book-meeting'),
    secondary: link('Request a Call back', '/contact'),
  }),
  meta: pageMeta({
    title: 'Portfolio',
    description:
      'Four typical builds: a cold-chain tracker, a marketplace checkout, job cards for the shop floor and an invoice reader. See what we make.',
    socialHeadline: headline('Things that', 'fly.'),
  }),
}
