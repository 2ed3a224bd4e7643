import { formatPrice } from '@kitewright/content-rules/price'
import { paidPeriods } from '@kitewright/content-types/model'
import { defineField, defineType } from 'sanity'
import { RupeesInput } from '../../inputs/rupees/rupees-input.tsx'
import { choice, line, lines, number } from '../fields.ts'

export const periodOptions = paidPeriods.map((value) => ({ value, title: `Per ${value}` }))

/** A priced package. Amounts are whole rupees; the site writes them as ₹50K – 2L. */
export const priceTier = defineType({
  name: 'priceTier',
  title: 'Package',
  type: 'object',
  fields: [
    line('name', 'Name', 'For example “Starter”.', { max: 200, noPlaceholders: true }),
    defineField({
      name: 'from',
      title: 'From (rupees)',
      description: 'The lowest price, as you write prices: 50K, 50,000, 1.5 lakh.',
      type: 'number',
      options: { rules: { is: 'rupees' } },
      components: { input: RupeesInput },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'to',
      title: 'To (rupees)',
      description: 'The highest price. If empty, the price is shown as “and more”: ₹8L+.',
      type: 'number',
      options: { rules: { is: 'rupees' } },
      components: { input: RupeesInput },
    }),
    choice('period', 'Paid', 'How the price is counted.', periodOptions),
    number(
      'weeksFrom',
      'Weeks, fewest',
      'How long the package takes. Those of the first package are also beside the lowest price on all pages. Leave empty for monthly packages.',
      { range: [1, 104], integer: true, optional: true },
    ),
    number('weeksTo', 'Weeks, most', 'Leave empty for “and more”: 16+ weeks.', {
      range: [1, 104],
      integer: true,
      optional: true,
    }),
    line('tagline', 'Tagline', 'Who the package is for, at most 70 characters.', { max: 70 }),
    lines(
      'facts',
      'Facts',
      'What the price includes in numbers, for example “5–10 pages”. Each must also appear in a bullet. Ledger pages show them instead of the tagline.',
      { max: 200, empty: 'nothing' },
    ),
    lines('bullets', 'Bullets', 'Exactly four things the client gets.', {
      count: 4,
      item: 'bullet',
      max: 200,
    }),
  ],
  preview: {
    select: { name: 'name', from: 'from', to: 'to', period: 'period' },
    prepare: ({ name, from, to, period }) => ({
      title: name,
      subtitle: typeof from === 'number' ? formatPrice({ from, to, period }) : 'No price yet',
    }),
  },
})
