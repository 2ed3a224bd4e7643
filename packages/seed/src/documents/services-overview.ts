import type { ServicesOverview, StartCard } from '@kitewright/content-types/model'
import { withKeys } from '../document-parts/keyed.ts'
import {
  createClosing,
  createHeadline,
  createPageMeta,
  createTitledTexts,
  type Draft,
  link,
} from '../document-parts/parts.ts'
import { createTarget } from '../document-parts/reference.ts'
import { createTermLists } from '../document-parts/service.ts'

const createCard = (texts: Omit<StartCard, '_type'>): StartCard => ({
  _type: 'startCard',
  ...texts,
})

export const servicesOverview: Draft<ServicesOverview> = {
  _id: 'servicesOverview',
  _type: 'servicesOverview',
  headline: createHeadline('Start', 'anywhere.'),
  lead: '24 services, four groups, one team. Pick the line that sounds like you.',
  cards: withKeys(
    [
      createCard({
        title: 'Tell us the job',
        text: 'You know what you need. Send a few lines and we respond within 24 hours.',
        label: 'Write to us',
        ...createTarget('/contact'),
      }),
      createCard({
        title: 'Meet the team',
        text: 'You want to know how we think before you say what you need. Fair enough.',
        label: 'Read about us',
        ...createTarget('/about'),
      }),
      createCard({
        title: 'Book a slot',
        text: 'You would rather talk. The first consultation is free.',
        label: 'Book a Meeting',
        ...createTarget('/book-meeting'),
      }),
    ],
    (item) => item.title,
  ),
  indexHeading: 'All 24, in four groups',
  reasons: {
    heading: 'Six reasons, all of them checkable',
    items: createTitledTexts({
      'Prices in the open.': 'Every service page shows three packages with price ranges in rupees.',
      'Fixed-price quotes.': 'You see the scope and the figure in writing before work starts.',
      'Software and hardware.': 'One team for the app, the board and the cloud between them.',
      'Weekly updates.': 'You know what is done, what is next and what is late.',
      '30-day bug-fix warranty.':
        'Bugs reported in that time are fixed free of charge. Support plans start from $500/month.',
      'Quick replies.': '4 hours in business hours, 24 hours at weekends, 1 hour for emergencies.',
    }),
  },
  samples: {
    heading: 'Samples: a quote, an update, a test report',
    text: 'This is what you get in writing. The project and its figures are invented.',
    papers: createTermLists({
      Quote: {
        Scope: 'Company site of 8 pages, contact form, training for editors',
        'Not included': 'Copy, photography, domain, hosting',
        Price: '₹1,40,000 and 18% GST, ₹25,200: ₹1,65,200 in all',
        Payment: '₹82,600 upfront, ₹82,600 on completion, GST included',
        Dates: 'Start 1 March, designs 8 March, staging link 17 March, handover 26 March',
        Ownership: 'Yours once the second half is paid; accounts in your name from the start',
      },
      'Weekly update': {
        Done: 'Home and service pages, on the staging link since Tuesday',
        Next: 'Contact form, then training for editors',
        Late: 'Speed on phones, by two days; handover stays on 26 March',
        'From you': 'Approval of the menu by Thursday',
      },
      'Test report': {
        Tried: '42 cases on three phones and two browsers',
        Passed: '40 of 42',
        Open: 'Form loses its text on “back”; one heading is cut at 320 px',
        Fixed: 'Both by Friday, then all 42 once more',
      },
    }),
  },
  closing: createClosing({
    headline: createHeadline('Not sure which one?', 'Ask us.'),
    text: 'Tell us the problem in a free consultation. We will name the service, or say that you do not need one.',
    primary: link('Book a free consultation', '/book-meeting'),
  }),
  meta: createPageMeta({
    title: 'Services',
    description:
      'All 24 Kitewright services in four groups, from websites and apps to boards and growth, each with scope, steps and price ranges in rupees.',
    socialHeadline: createHeadline('Start', 'anywhere.'),
  }),
}
