import { createField } from '@kitewright/schema-fields'
import { line, lines, list, number, paragraph, part, section } from '../fields.ts'
import { defineSingleton } from '../singleton-type.ts'

const exampleFields = [
  line('title', 'Title', 'For example “A web shop with payments”.', { max: 80 }),
  list('packages', 'Packages', 'Of one to four services.', 'price', {
    count: [1, 4],
    item: 'package',
  }),
]

export const plan = defineSingleton({
  name: 'plan',
  fields: [
    part('headline', 'Headline', 'The large text at the top.', 'headline'),
    paragraph('lead', 'Lead', 'One or two sentences beside the headline.', { max: 1000, rows: 2 }),
    createField('array', 'examples', 'Examples', 'One to three. They follow the price list.', {
      of: [{ type: 'object', fields: exampleFields, preview: { select: { title: 'title' } } }],
      options: { rules: { count: [1, 3], item: 'example' } },
    }),
    section(
      'payments',
      'Payments',
      'How a plan is paid, in short sentences. Their start is bold.',
      [
        number(
          'largeAbove',
          'Large above (rupees)',
          'A plan that may cost more is a large project.',
          {
            range: [1, 1_000_000_000],
            integer: true,
          },
        ),
        line('small', 'Other projects', 'For example “50% at the start, …”.', { max: 200 }),
        line('large', 'Large projects', 'For example “By milestone.”', { max: 200 }),
        line('monthly', 'Monthly work', 'For example “Billed monthly.”', { max: 200 }),
      ],
    ),
    lines('exclusions', 'Not included', 'In every plan. Services add their own.', { max: 80 }),
    number('validDays', 'Valid for (days)', 'Of an estimate.', { range: [1, 365], integer: true }),
    paragraph('note', 'Note', 'Under the plan, behind the price note.', { max: 500, rows: 2 }),
    part('closing', 'Call to action', 'The last text of the page.', 'closing'),
    part('meta', 'Search and sharing', 'Title, description and sharing picture.', 'pageMeta'),
  ],
})
