import {
  type TextDecorator,
  type TextList,
  type TextStyle,
  textForms,
} from '@kitewright/content-rules/text-forms'
import { defineArrayMember, defineType } from 'sanity'
import { PastingInput } from '../../paste/pasting-input.tsx'
import { target } from '../fields.ts'

const link = {
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: target(),
}

const styles: Record<TextStyle, string> = {
  normal: 'Paragraph',
  h2: 'Heading',
  h3: 'Small heading',
}
const lists: Record<TextList, string> = { bullet: 'Bullets', number: 'Numbers' }
const decorators: Record<TextDecorator, string> = { strong: 'Bold', em: 'Emphasis' }

const titled = <Value extends string>(values: readonly Value[], titles: Record<Value, string>) =>
  values.map((value) => ({ title: titles[value], value }))

const marks = {
  decorators: titled(textForms.decorators, decorators),
  annotations: [link],
}

/** What stands among words and follows what it names. */
const chips = textForms.chips.map((type) => defineArrayMember({ type }))

/** Of the words from one mark to the next; a paragraph may hold many of them. */
const options = { rules: { most: 1000 } }

/** Body text: paragraphs, two levels of heading, lists, links, prices and contact details. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  components: { input: PastingInput },
  of: [
    defineArrayMember({
      type: 'block',
      styles: titled(textForms.styles, styles),
      lists: titled(textForms.lists, lists),
      marks,
      of: chips,
      options,
    }),
  ],
})

/** One or two sentences that may hold a link: notes, hints, consent text. */
export const richLine = defineType({
  name: 'richLine',
  title: 'Sentence with links',
  type: 'array',
  components: { input: PastingInput },
  of: [
    defineArrayMember({
      type: 'block',
      styles: titled(['normal'], styles),
      lists: [],
      marks,
      of: chips,
      options,
    }),
  ],
})
