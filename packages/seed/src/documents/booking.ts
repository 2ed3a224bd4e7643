import type { Booking } from '@kitewright/content-types/model'
import { type Draft, facts, headline, pageMeta } from '../document-parts/parts.ts'
import { line } from '../document-parts/text.ts'

export const booking: Draft<Booking> = {
  _id: 'booking',
  _type: 'booking',
  lead: 'Free of charge. Pick a time that suits you and bring the problem, finished or not.',
  facts: facts({
    Cost: 'Free consultation',
    'Phone hours': '{hours}',
    Reply: 'Within 24 hours',
  }),
  calendarNotice: line(
    'The calendar comes from an outside scheduling provider. See the [Privacy Policy](/privacy-policy).',
  ),
  fallbackNotice: 'The calendar is not available right now. You can reach us directly.',
  quickContactNote: 'Send Message opens our contact form. Nothing is sent from this page.',
  meta: pageMeta({
    title: 'Book a Meeting',
    description:
      'Schedule a free consultation with Kitewright. Pick a time in the calendar, or reach us by email or phone, and bring the problem as it is.',
    socialHeadline: headline('Schedule Your', 'Consultation'),
  }),
}
