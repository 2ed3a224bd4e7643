import { contactFacts } from '@kitewright/content-rules/resolve'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineType } from 'sanity'
import { PlaceholderToken } from '../../inputs/placeholders/placeholder-token.tsx'
import { PriceInput } from '../../inputs/placeholders/price-input.tsx'
import { choice, line, reference } from '../fields.ts'

const forms = [
  { value: 'range', title: 'Range: ₹50K – 2L' },
  { value: 'from', title: 'Where it begins: ₹50K' },
] as const

/** The price of a package in a text, by reference and key, so that it follows every rename. */
export const price = defineType({
  name: 'price',
  title: 'Price',
  type: 'object',
  icon: CreditCardIcon,
  components: { inlineBlock: PlaceholderToken, input: PriceInput },
  initialValue: { form: 'range' },
  fields: [
    reference('service', 'Service', 'The service whose price it is.', 'service'),
    line('tier', 'Package', 'The package whose price it is.', { max: 200, noPlaceholders: true }),
    choice('form', 'Form', 'How the price is shown.', forms),
  ],
  preview: { select: { title: 'service.title' } },
})

const facts = Object.entries(contactFacts).map(([value, title]) => ({ value, title }))

/** A fact of the settings in a text. A phone number and an email address become links. */
export const contactFact = defineType({
  name: 'contactFact',
  title: 'Contact',
  type: 'object',
  icon: EnvelopeIcon,
  components: { inlineBlock: PlaceholderToken },
  fields: [
    choice('fact', 'Detail', 'It is in Settings, Contact; the text updates with it.', facts),
  ],
  preview: { select: { title: 'fact' } },
})
