import { defineType } from 'sanity'
import { choice, defineLinkTarget, line, lines, number, paragraph, reference } from '../fields.ts'
import { themes } from './colours.ts'

export const serviceCard = defineType({
  name: 'serviceCard',
  title: 'Service card',
  type: 'object',
  fields: [
    line('title', 'Title', 'May differ from the service’s own name, for example “Mobile Apps”.', {
      max: 200,
    }),
    paragraph('description', 'Description', 'One sentence.', { max: 1000, rows: 2 }),
    lines('technologies', 'Technologies', 'Three or four names.', {
      count: [3, 4],
      item: 'technology name',
      max: 200,
    }),
    reference(
      'service',
      'Service',
      'The page the card opens; it also sets the card’s kite.',
      'service',
    ),
  ],
  preview: { select: { title: 'title', subtitle: 'description' } },
})

const figures = [
  { value: 'set-out', title: 'Set out' },
  { value: 'cut', title: 'Cut' },
  { value: 'framed', title: 'Framed' },
  { value: 'flown', title: 'Flown' },
] as const

export const processStep = defineType({
  name: 'processStep',
  title: 'Process step',
  type: 'object',
  fields: [
    line('title', 'Title', 'For example “Discovery & Feasibility”.', { max: 200 }),
    line('duration', 'Time', 'For example “1–2 weeks”.', { max: 200 }),
    paragraph('description', 'Description', 'One sentence.', { max: 1000, rows: 2 }),
    lines('deliverables', 'Deliverables', 'Three things that the client has afterwards.', {
      count: 3,
      item: 'deliverable',
      max: 200,
    }),
    choice('colour', 'Colour', 'The colour of the step’s check mark.', themes),
    choice('figure', 'Drawing', 'The stage of the kite that is shown.', figures),
  ],
  preview: { select: { title: 'title', subtitle: 'duration' } },
})

const gauges = [
  { value: 'whole-kite', title: 'Whole kite' },
  { value: 'half-kite', title: 'Half kite' },
  { value: 'protractor', title: 'Protractor' },
  { value: 'ticks', title: '24 ticks' },
] as const

export const stat = defineType({
  name: 'stat',
  title: 'Figure',
  type: 'object',
  fields: [
    number('value', 'Number', 'The number it counts up to. Only a number that we can prove.', {
      range: [0, 1_000_000],
    }),
    line('unit', 'Unit', 'Shown right after the number: %, ° or /7.', { max: 4 }),
    line('label', 'Label', 'Two words, for example “Project success”.', { max: 200 }),
    paragraph('description', 'Description', 'One sentence.', { max: 1000, rows: 2 }),
    lines('facts', 'Facts', 'Two short facts.', { count: 2, item: 'fact', max: 200 }),
    choice('gauge', 'Drawing', 'The gauge beside the number.', gauges),
    choice('colour', 'Colour', 'The colour of the gauge.', themes),
  ],
  preview: {
    select: { value: 'value', unit: 'unit', label: 'label' },
    prepare: ({ value, unit, label }) => ({
      title: `${value ?? ''}${unit ?? ''}`,
      subtitle: label,
    }),
  },
})

export const startCard = defineType({
  name: 'startCard',
  title: 'Card',
  type: 'object',
  fields: [
    line('title', 'Title', 'A few words.', { max: 200 }),
    paragraph('text', 'Text', 'One or two short sentences.', { max: 1000, rows: 2 }),
    line('label', 'Link words', 'For example “Write to us”.', { max: 200 }),
    ...defineLinkTarget(),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})
