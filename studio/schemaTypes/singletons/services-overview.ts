import { line, list, paragraph, part, section } from '../fields.ts'
import { defineSingleton } from '../singleton-type.ts'

export const servicesOverview = defineSingleton({
  name: 'servicesOverview',
  fields: [
    part('headline', 'Headline', 'The large text at the top.', 'headline'),
    paragraph('lead', 'Lead', 'One or two sentences beside the headline.', { max: 1000, rows: 2 }),
    list('cards', 'Cards', 'Exactly three ways to begin.', 'startCard', { count: 3, item: 'card' }),
    line('indexHeading', 'Heading of the price list', 'Above the four groups of services.', {
      max: 200,
    }),
    section('reasons', 'Reasons', 'Six reasons to choose the company.', [
      line('heading', 'Heading', 'One short sentence.', { max: 200 }),
      list('items', 'Reasons', 'Exactly six, each of them checkable.', 'titledText', {
        count: 6,
        item: 'reason',
      }),
    ]),
    section(
      'samples',
      'Sample papers',
      'What a client gets in writing, for example a quote, a weekly update and a test report. Service pages link to it under their prices. If empty, it is left out.',
      [
        line('heading', 'Heading', 'Says that they are samples.', { max: 200 }),
        paragraph('text', 'Text', 'Says that project and figures are invented.', {
          max: 1000,
          rows: 2,
        }),
        list('papers', 'Papers', 'One to three.', 'termList', { count: [1, 3], item: 'paper' }),
      ],
      { optional: true },
    ),
    part(
      'closing',
      'Call to action',
      'The last text of the page; leads to the booking page.',
      'closing',
    ),
    part('meta', 'Search and sharing', 'Title, description and sharing picture.', 'pageMeta'),
  ],
})
