import type { ComingSoon, LabsComingSoon } from '@kitewright/content-types/model'
import { createHeadline, createPageMeta, type Draft, link } from '../document-parts/parts.ts'
import { parseLine } from '../document-parts/text.ts'

export const labsComingSoon: Draft<LabsComingSoon> = {
  _id: 'labsComingSoon',
  _type: 'labsComingSoon',
  label: 'Labs & Careers',
  text: 'Our innovation lab and a fuller careers section are still on the drawing board. The frame is up. The paper goes on next.',
  openings: parseLine(
    'Looking for work now? The [current openings](/careers) are on the Careers page.',
  ),
  meta: createPageMeta({
    title: 'Labs & Careers',
    description:
      'Kitewright Labs & Careers is coming soon and 75% complete. The current job openings are already listed on the Careers page of this site.',
    socialHeadline: createHeadline('Three quarters', 'drawn.'),
  }),
}

export const comingSoon: Draft<ComingSoon> = {
  _id: 'comingSoon',
  _type: 'comingSoon',
  headline: createHeadline('Nearly', 'airborne.'),
  text: 'We are letting out the last of the line.',
  launchDate: '2025-08-15',
  afterLaunch: {
    headline: createHeadline('Up, and', 'flying.'),
    text: 'The countdown is over. See what we make, and what it costs.',
    action: link('Back to Home', '/'),
  },
  meta: createPageMeta({
    title: 'Coming Soon',
    description:
      'The Kitewright launch countdown, set to 15 August 2025: days, hours, minutes and seconds, with a paper kite that follows your cursor.',
    socialHeadline: createHeadline('Nearly', 'airborne.'),
  }),
}
