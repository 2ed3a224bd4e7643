import type { ServicesOverview, StartCard } from '@kitewright/content-types/model'
import { keyed } from '../document-parts/keyed.ts'
import { closing, type Draft, headline, link, pageMeta, titled } from '../document-parts/parts.ts'
import { target } from '../document-parts/reference.ts'

const card = (words: Omit<StartCard, '_type'>): StartCard => ({ _type: 'startCard', ...words })

export const servicesOverview: Draft<ServicesOverview> = {
  _id: 'servicesOverview',
  _type: 'servicesOverview',
  headline: headline('Start', 'anywhere.'),
  lead: '24 services, four groups, one team. Pick the line that sounds like you.',
  cards: keyed(
    [
      card({
        title: 'Tell us the job',
        text: 'You know what you need. Send a few lines and we respond within 24 hours.',
        label: 'Write to us',
        ...target('/contact'),
      }),
      card({
        title: 'Meet the team',
        text: 'You want to know how we think before you say what you need. Fair enough.',
        label: 'Read about us',
        ...target('/about'),
      }),
      card({
        title: 'Book a slot',
        text: 'You would rather talk. The first consultation is free.',
        label: 'Book a Meeting',
        ...target('/book-meeting'),
      }),
    ],
    (item) => item.title,
  ),
  indexHeading: 'All 24, in four groups',
  reasons: {
    heading: 'Six reasons, all of them checkable',
    items: titled({
      'Prices in the open.': 'Every service page shows three packages with price ranges in rupees.',
      'Fixed-price quotes.': 'You see the scope and the figure in writing before work starts.',
      'Software and hardware.': 'One team for the app, the board and the cloud between them.',
      'Weekly updates.': 'You know what is done, what is next and what is late.',
      '30-day bug-fix warranty.':
        'Bugs reported in that time are fixed free. Support plans start from $500/month.',
      'Quick replies.': '4 hours in business hours, 24 hours at weekends, 1 hour for emergencies.',
    }),
  },
  closing: closing({
    headline: headline('Not sure which one?', 'Ask us.'),
    text: 'Tell us the problem in a free consultation. We will name the service, or say that you do not need one.',
    primary: link('Book a free consultation', '/book-meeting'),
  }),
  meta: pageMeta({
    title: 'Services',
    description:
      'All 24 Kitewright services in four groups, from websites and apps to boards and growth, each with scope, steps and price ranges in rupees.',
    socialHeadline: headline('Start', 'anywhere.'),
  }),
}
