import type { ComingSoon } from '@kitewright/content-types/model'
import { type Draft, headline, link, pageMeta } from '../document-parts/parts.ts'

export const comingSoon: Draft<ComingSoon> = {
  _id: 'comingSoon',
  _type: 'comingSoon',
  headline: headline('Nearly', 'airborne.'),
  text: 'We are letting out the last of the line.',
  launchDate: '2025-08-15',
  afterLaunch: {
    headline: headline('Up, and', 'flying.'),
    text: 'The countdown has reached zero. The site is open.',
    action: link('Back to Home', '/'),
  },
  meta: pageMeta({
    title: 'Coming Soon',
    description:
      'The Kitewright launch countdown, set to 15 August 2025: days, hours, minutes and seconds, with a paper kite that follows your cursor.',
    socialHeadline: headline('Nearly', 'airborne.'),
  }),
}
