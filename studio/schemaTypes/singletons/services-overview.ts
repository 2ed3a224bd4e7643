import { line, list, paragraph, part, section } from '../fields.ts'
import { singletonType } from '../singleton-type.ts'

export const servicesOverview = singletonType({
  name: 'servicesOverview',
  fields: [
    part('headline', 'Headline', 'The large words at the top.', 'headline'),
    paragraph('lead', 'Lead', 'One or two sentences beside the headline.', { most: 1000, rows: 2 }),
    list('cards', 'Cards', 'Exactly three ways to begin.', 'startCard', { count: 3, item: 'card' }),
    line('indexHeading', 'Heading of the price list', 'Above the four groups of services.', {
      most: 200,
    }),
    section('reasons', 'Reasons', 'Six reasons to choose the company.', [
      line('heading', 'Heading', 'One short sentence.', { most: 200 }),
      list('items', 'Reasons', 'Exactly six, each of them checkable.', 'titledText', {
        count: 6,
        item: 'reason',
      }),
    ]),
    part('closing', 'Call to action', 'The last words; leads to the booking page.', 'closing'),
    part('meta', 'Search and sharing', 'Title, description and sharing picture.', 'pageMeta'),
  ],
})
