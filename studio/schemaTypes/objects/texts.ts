import { type ConditionalPropertyCallback, defineType } from 'sanity'
import { featureIcons } from '../feature-icons.ts'
import { line, lines, list, menu, paragraph } from '../fields.ts'

/** Only the features of a Specimen page show an icon. */
const isIconHidden: ConditionalPropertyCallback = ({ document, path, value }) =>
  !(document?.layout === 'specimen' && path[0] === 'features') && value === undefined

/** A fact of a title block: a small label over a value. */
export const fact = defineType({
  name: 'fact',
  title: 'Fact',
  type: 'object',
  options: { columns: 2 },
  fields: [
    line('label', 'Label', 'Two or three words, for example “Warranty”.', { max: 200 }),
    line(
      'value',
      'Value',
      'The fact itself, for example “30 days”. Only facts that we can prove.',
      { max: 200 },
    ),
  ],
  preview: { select: { title: 'value', subtitle: 'label' } },
})

export const titledText = defineType({
  name: 'titledText',
  title: 'Title and text',
  type: 'object',
  fields: [
    line('title', 'Title', 'A few words.', { max: 200 }),
    paragraph('text', 'Text', 'One to three short sentences.', { max: 1000 }),
    menu(
      'icon',
      'Icon',
      'Shown beside the feature. The first feature has a drawing instead.',
      featureIcons,
      {
        optional: true,
        hidden: isIconHidden,
      },
    ),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

export const termText = defineType({
  name: 'termText',
  title: 'Term and text',
  type: 'object',
  options: { columns: 2 },
  fields: [
    line('term', 'Term', 'One to three words, set in bold.', { max: 200 }),
    line('text', 'Text', 'Half a line that explains the term.', { max: 1000 }),
  ],
  preview: { select: { title: 'term', subtitle: 'text' } },
})

/** A capability or technology list of a service page. */
export const termList = defineType({
  name: 'termList',
  title: 'List of terms',
  type: 'object',
  fields: [
    line('title', 'Title', 'What the list holds, for example “Capabilities”.', { max: 200 }),
    list('items', 'Items', 'Four to six rows.', 'termText', { count: [4, 6], item: 'row' }),
  ],
  preview: { select: { title: 'title', subtitle: 'items.0.term' } },
})

/** A list of plain names: features, technologies, products. */
export const nameList = defineType({
  name: 'nameList',
  title: 'List of names',
  type: 'object',
  fields: [
    line('title', 'Title', 'What the list holds, for example “Technologies”.', { max: 200 }),
    lines('items', 'Names', 'One name per row.', { max: 200 }),
  ],
  preview: { select: { title: 'title', subtitle: 'items.0' } },
})

/** The four areas, types or categories that some services have. */
export const areaList = defineType({
  name: 'areaList',
  title: 'Areas',
  type: 'object',
  fields: [
    line('title', 'Title', 'The heading above the four areas, for example “Boards we draw”.', {
      max: 200,
    }),
    list('items', 'Areas', 'Exactly four.', 'titledText', { count: 4, item: 'area' }),
  ],
  preview: { select: { title: 'title', subtitle: 'items.0.title' } },
})
