import type { Booking, Contact } from '@kitewright/content-types/model'
import {
  createFacts,
  createHeadline,
  createPageMeta,
  createTitledTexts,
  type Draft,
  link,
} from '../document-parts/parts.ts'
import { parseLine } from '../document-parts/text.ts'

export const contact: Draft<Contact> = {
  _id: 'contact',
  _type: 'contact',
  headline: createHeadline('Tell us what', 'should fly.'),
  lead: 'A few lines are enough. We read every message and respond within 24 hours.',
  replyTimes: {
    value: '4 hours in business hours',
    note: '24 hours at weekends, 1 hour for emergencies',
  },
  formHeading: 'Send an enquiry',
  formHelp: 'All fields are required unless marked optional.',
  privacyNote: parseLine(
    'We use your details only to answer you. See the [Privacy Policy](/privacy-policy).',
  ),
  meeting: {
    heading: 'Rather talk it through?',
    text: 'We’ll arrange a time that suits you. Bring a sketch, a spreadsheet or just the problem.',
    action: link('Book a Meeting', '/book-meeting'),
  },
  next: {
    heading: 'What happens next',
    items: createTitledTexts({
      '24 hours': 'We respond with questions, or with a time to call.',
      '1–2 weeks': 'Discovery & Feasibility: we find out what is worth building.',
      '3–5 days': 'Proposal & Kickoff: you get a fixed price, a team and dates.',
    }),
  },
  meta: createPageMeta({
    title: 'Contact Us',
    description:
      'Send Kitewright a few lines about your software or hardware project. We respond within 24 hours. Phone lines open {hours}.',
    socialHeadline: createHeadline('Tell us what', 'should fly.'),
  }),
}

export const booking: Draft<Booking> = {
  _id: 'booking',
  _type: 'booking',
  lead: 'Free of charge. We’ll arrange a time that suits you. Bring the problem, however rough.',
  facts: createFacts({
    Cost: 'Free consultation',
    'Phone hours': '{hours}',
    Reply: 'Within 24 hours',
  }),
  calendarNotice: parseLine(
    'The calendar comes from an external scheduling provider. See the [Privacy Policy](/privacy-policy).',
  ),
  fallbackNotice:
    'The calendar is not available right now. Call, chat or write, and we’ll arrange a time.',
  quickContactNote: 'Send Message opens our contact form. Nothing is sent from this page.',
  meta: createPageMeta({
    title: 'Book a Meeting',
    description:
      'Schedule a free consultation with Kitewright. We’ll arrange a time that suits you. Bring the problem, however rough.',
    socialHeadline: createHeadline('Schedule Your', 'Consultation'),
  }),
}
