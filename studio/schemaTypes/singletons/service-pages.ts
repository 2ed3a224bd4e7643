import { line, list, part } from '../fields.ts'
import { defineSingleton } from '../singleton-type.ts'

export const servicePages = defineSingleton({
  name: 'servicePages',
  fields: [
    line('highlights', 'Highlights', 'Above the three benefits; read aloud only.', { max: 200 }),
    part('promises', 'Promises', 'Above the three benefits on Storyboard pages.', 'headline'),
    line('lists', 'Capabilities', 'Above the two lists on Ledger pages.', { max: 200 }),
    line('nameLists', 'Further lists', 'Above features and technologies.', { max: 200 }),
    line('features', 'Features', 'Above the feature cards.', { max: 200 }),
    line('steps', 'Steps', 'Above the four steps.', { max: 200 }),
    line('stepsInWeeks', 'Steps in weeks', 'Above the four steps when their times are drawn.', {
      max: 200,
    }),
    line('prices', 'Prices', 'Above the three packages.', { max: 200 }),
    line(
      'pricesByTheMonth',
      'Monthly prices',
      'Above the packages when they are paid by the month.',
      { max: 200 },
    ),
    line('pricesInFull', 'Prices in full', 'Above the packages on Ledger pages.', { max: 200 }),
    list(
      'terms',
      'Terms',
      'Under the packages of every service and on its price sheet: payment, warranty and the like. At most four.',
      'titledText',
      { count: [0, 4], item: 'term', empty: 'nothing' },
    ),
    list(
      'termsByTheMonth',
      'Monthly terms',
      'Instead of the terms where packages are paid by the month, at most four. If empty, the same terms are shown.',
      'titledText',
      { count: [0, 4], item: 'term', empty: 'nothing' },
    ),
    part('guide', 'Guide', 'Under the terms: a link to an explanation, such as a post.', 'link', {
      optional: true,
    }),
    line('questions', 'Questions', 'Above the questions that a service names, beside the terms.', {
      max: 200,
      optional: true,
    }),
  ],
})
