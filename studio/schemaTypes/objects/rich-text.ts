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
import { defineArrayMember, defineField, defineType } from 'sanity'
import { LinkInput } from '../../inputs/links/link-input.tsx'
import { PastingInput } from '../../inputs/paste/pasting-input.tsx'
import { SlashMenuPlugins } from '../../inputs/slash-menu.tsx'
import { TableInput } from '../../inputs/table-input.tsx'
import { defineLinkTarget, line, paragraph, picture } from '../fields.ts'

const link = {
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: defineLinkTarget(),
  components: { input: LinkInput },
}

const styles: Record<TextStyle, string> = {
  normal: 'Paragraph',
  h2: 'Heading',
  h3: 'Small heading',
  blockquote: 'Quote',
}
const lists: Record<TextList, string> = { bullet: 'Bullets', number: 'Numbers' }
const decorators: Record<TextDecorator, string> = { strong: 'Bold', em: 'Emphasis' }

const withTitles = <Value extends string>(
  values: readonly Value[],
  titles: Record<Value, string>,
) => values.map((value) => ({ title: titles[value], value }))

const marks = {
  decorators: withTitles(textForms.decorators, decorators),
  annotations: [link],
}

/** Inline objects that follow the value they name. */
const tokens = textForms.tokens.map((type) => defineArrayMember({ type }))

/** Limit of the words between two marks; a paragraph may contain many of them. */
const options = { rules: { max: 1000 } }

const paragraphs = (
  offered: readonly TextStyle[],
  offeredLists: readonly TextList[] = textForms.lists,
) =>
  defineArrayMember({
    type: 'block',
    styles: withTitles(offered, styles),
    lists: withTitles(offeredLists, lists),
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

/** The text of a post: like other texts, with quotes, pictures, tables and code between the paragraphs. */
export const articleText = defineType({
  name: 'articleText',
  title: 'Article',
  type: 'array',
  components: { input: PastingInput, portableText: { plugins: SlashMenuPlugins } },
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
    picture('image', 'Picture', 'Any shape, at least 720 px wide.', { minWidth: 720 }),
    line('caption', 'Caption', 'A sentence below the picture. If empty, there is no caption.', {
      max: 200,
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
    line('caption', 'Caption', 'What the table shows, in a few words.', { max: 200 }),
    defineField({
      name: 'grid',
      title: 'Cells',
      description:
        'The first row holds the headings. You can also paste a table from a spreadsheet or Word into the article.',
      type: 'object',
      components: { input: TableInput },
      fields: [
        defineField({
          name: 'rows',
          title: 'Rows',
          description: 'The first one holds the headings.',
          type: 'array',
          of: [defineArrayMember({ type: 'tableRow' })],
          options: { rules: { count: [2, 60], item: 'row' } },
        }),
      ],
    }),
    {
      ...paragraph(
        'rows',
        'Rows as text',
        'An older form of this table: a line for each row, cells divided by | or tabs. Empty it to use the cells above.',
        { max: 5000, rows: 8, optional: true },
      ),
      hidden: ({ value }: { value?: unknown }) => !value,
    },
  ],
  preview: { select: { title: 'caption', subtitle: 'grid.rows.0.cells.0' } },
})

/** A row of an article's table; the table's input writes the type `tableRow`. */
export const tableRow = defineType({
  name: 'tableRow',
  title: 'Row',
  type: 'object',
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      description: 'The words of each cell, from left to right.',
      type: 'array',
      // A cell may be empty.
      of: [defineArrayMember({ type: 'string', options: { rules: { is: 'words', max: 500 } } })],
      options: { rules: { count: [2, 12], item: 'cell' } },
    }),
  ],
  preview: { select: { title: 'cells.0' } },
})

export const articleCode = defineType({
  name: 'articleCode',
  title: 'Code',
  type: 'object',
  icon: CodeBlockIcon,
  fields: [
    paragraph('code', 'Code', 'Shown as it is written, line by line.', { max: 5000, rows: 8 }),
  ],
  preview: { select: { title: 'code' } },
})
