import { defineType } from 'sanity'
import { line, list, paragraph } from '../fields.ts'

/** A fact of a title block: a small label over a value. */
export const fact = defineType({
  name: 'fact',
  title: 'Fact',
  type: 'object',
  fields: [
    line('label', 'Label', 'Two or three words, for example “Warranty”.'),
    line(
      'value',
      'Value',
      'The fact itself, for example “30 days”. Only facts we can stand behind.',
    ),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})

export const titledText = defineType({
  name: 'titledText',
  title: 'Title and text',
  type: 'object',
  fields: [
    line('title', 'Title', 'A few words.'),
    paragraph('text', 'Text', 'One to three short sentences.'),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

export const termText = defineType({
  name: 'termText',
  title: 'Term and text',
  type: 'object',
  fields: [
    line('term', 'Term', 'One to three words, set in bold.'),
    line('text', 'Text', 'Half a line that explains the term.'),
  ],
  preview: { select: { title: 'term', subtitle: 'text' } },
})

/** A capability or technology list of a service page. */
export const termList = defineType({
  name: 'termList',
  title: 'List of terms',
  type: 'object',
  fields: [
    line('title', 'Title', 'What the list holds, for example “Capabilities”.'),
    list('items', 'Items', 'Four to six rows.', 'termText'),
  ],
  preview: { select: { title: 'title', subtitle: 'items.0.term' } },
})

/** A list of plain names: features, technologies, what we build. */
export const nameList = defineType({
  name: 'nameList',
  title: 'List of names',
  type: 'object',
  fields: [
    line('title', 'Title', 'What the list holds, for example “Technologies”.'),
    list('items', 'Names', 'One name per row.', 'string'),
  ],
  preview: { select: { title: 'title', subtitle: 'items.0' } },
})

/** The four areas, types or categories that some services have. */
export const areaList = defineType({
  name: 'areaList',
  title: 'Areas',
  type: 'object',
  fields: [
    line('title', 'Title', 'The heading above the four areas, for example “Boards we draw”.'),
    list('items', 'Areas', 'Exactly four.', 'titledText'),
  ],
  preview: { select: { title: 'title', subtitle: 'items.0.title' } },
})
