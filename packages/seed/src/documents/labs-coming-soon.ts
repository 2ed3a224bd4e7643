import type { LabsComingSoon } from '@kitewright/content-types/model'
import { type Draft, headline, pageMeta } from '../document-parts/parts.ts'
import { line } from '../document-parts/text.ts'

export const labsComingSoon: Draft<LabsComingSoon> = {
  _id: 'labsComingSoon',
  _type: 'labsComingSoon',
  label: 'Labs & Careers',
  text: 'Our innovation lab and a fuller careers section are still on the drawing board. The frame is up. The paper goes on next.',
  openings: line('Looking for work now? The [current openings](/careers) are on the Careers page.'),
  meta: pageMeta({
    title: 'Labs & Careers',
    description:
      'Kitewright Labs & Careers is coming soon and 75% complete. The current job openings are already listed on the Careers page of this site.',
    socialHeadline: headline('Three quarters', 'drawn.'),
  }),
}
