import { line, part } from '../fields.ts'
import { singletonType } from '../singleton-type.ts'

export const servicePages = singletonType({
  name: 'servicePages',
  fields: [
    line('highlights', 'Highlights', 'Above the three benefits; read aloud only.'),
    part('promises', 'Promises', 'Above the three benefits on Storyboard pages.', 'headline'),
    line('lists', 'Capabilities', 'Above the two lists on Ledger pages.'),
    line('nameLists', 'Further lists', 'Above features, technologies and the like.'),
    line('features', 'Features', 'Above the feature cards.'),
    line('steps', 'Steps', 'Above the four steps.'),
    line('stepsInWeeks', 'Steps in weeks', 'Above the four steps when their times are drawn.'),
    line('prices', 'Prices', 'Above the three packages.'),
    line(
      'pricesByTheMonth',
      'Monthly prices',
      'Above the packages when they are paid by the month.',
    ),
    line('pricesInFull', 'Prices in full', 'Above the packages on Ledger pages.'),
  ],
})
