import type { ServicePages } from '@kitewright/content-types/generated/sanity.types'
import type { Draft } from '../document-parts/draft.ts'
import { headline } from '../document-parts/parts.ts'

export const servicePages: Draft<ServicePages> = {
  _id: 'servicePages',
  _type: 'servicePages',
  highlights: 'What you gain',
  promises: headline('Three things you can', 'hold us to'),
  lists: 'Line by line',
  nameLists: 'The full parts list',
  features: 'Details that decide it',
  steps: 'Four steps, no skipped ones',
  stepsInWeeks: 'Four steps, in weeks',
  prices: 'Prices you can plan with',
  pricesByTheMonth: 'Prices by the month',
  pricesInFull: 'The same prices, in full',
}
