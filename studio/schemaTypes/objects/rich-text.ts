import {
  articleForms,
  type TextDecorator,
  type TextList,
  type TextStyle,
  textForms,
} from '@kitewright/content-rules/text'
import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { ImageIcon } from '@sanity/icons/Image'
import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineType } from 'sanity'
import { PastingInput } from '../../inputs/paste/pasting-input.tsx'
import { line, paragraph, picture, target } from '../fields.ts'

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
  blockquote: 'Quote',
}
const lists: Record<TextList, string> = { bullet: 'Bullets', number: 'Numbers' }
const decorators: Record<TextDecorator, string> = { strong: 'Bold', em: 'Emphasis' }

const titled = <Value extends string>(values: readonly Value[], titles: Record<Value, string>) =>
  values.map((value) => ({ title: titles[value], value }))

const marks = {
  decorators: titled(textForms.decorators, decorators),
  annotations: [link],
}

/** Inline objects that follow the value they name. */
const tokens = textForms.tokens.map((type) => defineArrayMember({ type }))

/** Limit of the words between two marks; a paragraph may contain many of them. */
const options = { rules: { most: 1000 } }

const paragraphs = (
  offered: readonly TextStyle[],
  offeredLists: readonly TextList[] = textForms.lists,
) =>
  defineArrayMember({
    type: 'block',
    styles: titled(offered, styles),
    lists: titled(offeredLists, lists),
    marks,
    of: tokens,
    options,
  })

/** Body text: paragraphs, two levels of heading, lists, links, prices and contact details. */
export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  components: { input: PastingInput },
  of: [paragraphs(textForms.styles)],
})

/** One or two sentences that may hold a link: notes, hints, consent text. */
export const richLine = defineType({
  name: 'richLine',
  title: 'Sentence with links',
  type: 'array',
  components: { input: PastingInput },
  of: [paragraphs(['normal'], [])],
})

/** The text of a post: what other texts have, and quotes, pictures, tables and code between the paragraphs. */
export const articleText = defineType({
  name: 'articleText',
  title: 'Article',
  type: 'array',
  components: { input: PastingInput },
  of: [
    paragraphs(articleForms.styles),
    ...articleForms.objects.map((type) => defineArrayMember({ type })),
  ],
})

export const articlePicture = defineType({
  name: 'articlePicture',
  title: 'Picture',
  type: 'object',
  icon: ImageIcon,
  fields: [
    picture('image', 'Picture', 'Any shape, at least 720 px wide.', { leastWidth: 720 }),
    line('caption', 'Caption', 'A sentence below the picture. Empty: none.', {
      most: 200,
      optional: true,
    }),
  ],
  preview: { select: { title: 'caption', subtitle: 'image.alt', media: 'image' } },
})

export const articleTable = defineType({
  name: 'articleTable',
  title: 'Table',
  type: 'object',
  icon: ThListIcon,
  fields: [
    line('caption', 'Caption', 'What the table shows, in a few words.', { most: 200 }),
    paragraph(
      'rows',
      'Rows',
      'A line for each row, the first one holds the headings. Cells are divided by | or, as a spreadsheet copies them, by tabs.',
      {
        most: 5000,
        rows: 8,
        written: {
          as: /^[^\n]*[|\t][^\n]*\n[^\n]*\S/,
          message: 'Write at least two rows of two cells: Package | Price.',
          expected: 'two rows of two cells or more',
        },
      },
    ),
  ],
  preview: { select: { title: 'caption', subtitle: 'rows' } },
})

export const articleCode = defineType({
  name: 'articleCode',
  title: 'Code',
  type: 'object',
  icon: CodeBlockIcon,
  fields: [
    paragraph('code', 'Code', 'Shown as it is written, line by line.', { most: 5000, rows: 8 }),
  ],
  preview: { select: { title: 'code' } },
})
