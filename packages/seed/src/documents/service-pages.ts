import type { ServicePages } from '@kitewright/content-types/model'
import { createHeadline, createTitledTexts, type Draft } from '../document-parts/parts.ts'
import { toPost } from '../document-parts/reference.ts'

/** For every price. The terms of use say the same. */
const always = {
  'Ownership, NDA':
    'Code, designs and accounts are yours once the last invoice is paid; licences say what they give. We sign a non-disclosure agreement (NDA) on request.',
}

export const servicePages: Draft<ServicePages> = {
  _id: 'servicePages',
  _type: 'servicePages',
  highlights: 'What you gain',
  promises: createHeadline('Three things you can', 'hold us to'),
  lists: 'Line by line',
  nameLists: 'The full parts list',
  features: 'Details that matter',
  steps: 'Four steps, none skipped',
  stepsInWeeks: 'Four steps, in weeks',
  prices: 'Prices you can plan with',
  pricesByTheMonth: 'Prices by the month',
  pricesInFull: 'The same prices, in full',
  terms: createTitledTexts({
    Payment:
      'Small projects: 50% upfront and 50% on completion. Large projects: milestone payments, so that you pay for finished parts. If you stop halfway, you pay for what is done, and receive it.',
    Warranty: 'A 30-day bug-fix warranty after handover.',
    Validity:
      'A price sheet is valid for 30 days from its date. An accepted quote keeps its price until the end of the project.',
    ...always,
  }),
  termsByTheMonth: createTitledTexts({
    Payment: 'Planned and paid by the month.',
    Updates: 'Every week: what was done, what comes next and what is late.',
    Validity: 'A price sheet is valid for 30 days from its date.',
    ...always,
  }),
  guide: {
    _type: 'link',
    label: 'How to read a fixed-price quote',
    page: toPost('how-to-read-a-fixed-price-quote'),
  },
  questions: 'Asked before signing',
}
