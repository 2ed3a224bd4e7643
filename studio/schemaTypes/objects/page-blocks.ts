import { defineArrayMember, defineField, defineType } from 'sanity'
import { CategoryInput } from '../../inputs/categories/category-input.tsx'
import { choice, line, list, paragraph, part, picture } from '../fields.ts'

/**
 * Blocks of a landing page in any order, also allowed between the sections of home. Each shows
 * existing content, with few fields. Named as in the menu that adds them, with a picture of each in studio/static/sections.
 */
export const pageBlocks = [
  'heroSection',
  'factsSection',
  'cardsSection',
  'stepsSection',
  'packagesSection',
  'figuresSection',
  'buildSection',
  'textSection',
  'pictureSection',
  'questionsSection',
  'enquirySection',
  'closing',
] as const

type PageBlock = (typeof pageBlocks)[number]

/** Home shows a showcase and all questions itself. */
const homeSections = pageBlocks.filter(
  (name) => name !== 'buildSection' && name !== 'questionsSection',
)

/** A list of blocks, in the order of the page. */
export const sectionList = (
  sections: readonly PageBlock[],
  { count }: { count: readonly [number, number] },
) => ({
  type: 'array' as const,
  of: sections.map((type) => defineArrayMember({ type })),
  options: {
    rules: { count, item: 'section', ...(count[0] === 0 && { mayBeEmpty: true as const }) },
    insertMenu: {
      filter: false as const,
      views: [
        {
          name: 'grid' as const,
          // The preview, which has another origin, shows them too.
          previewImageUrl: (type: string) => `${location.origin}/static/sections/${type}.svg`,
        },
      ],
    },
  },
})

const heading = () => line('heading', 'Heading', 'One short sentence.', { most: 200 })

const service = (description: string, isOptional = false) =>
  defineField({
    name: 'service',
    title: 'Service',
    description,
    type: 'reference',
    to: [{ type: 'service' }],
    validation: (rule) => (isOptional ? rule : rule.required()),
  })

/** Preview of a block in a list: its text and its kind. */
const previewOf = (kind: string, title = 'heading') => ({
  select: { title },
  prepare: ({ title: words }: { title?: string }) => ({ title: words || kind, subtitle: kind }),
})

export const heroSection = defineType({
  name: 'heroSection',
  title: 'Hero',
  type: 'object',
  fields: [
    part('headline', 'Headline', 'Large words on a night sky, with a kite.', 'headline'),
    paragraph('text', 'Text', 'One or two sentences.', { most: 1000 }),
    part('primary', 'First button', 'What you want most visitors to do.', 'link'),
    part('secondary', 'Second button', 'The other way; leave empty for a single button.', 'link', {
      optional: true,
    }),
  ],
  preview: previewOf('Hero', 'headline.impact'),
})

export const factsSection = defineType({
  name: 'factsSection',
  title: 'Facts',
  type: 'object',
  fields: [list('facts', 'Facts', 'Four facts in one strip.', 'fact', { count: 4, item: 'fact' })],
  preview: previewOf('Facts', 'facts.0.value'),
})

export const cardsSection = defineType({
  name: 'cardsSection',
  title: 'Service cards',
  type: 'object',
  fields: [
    heading(),
    paragraph('text', 'Text', 'Beside the heading.', { most: 1000 }),
    defineField({
      name: 'services',
      title: 'Services',
      description: 'Each is a card with its kite, its lead and where its prices begin.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'service' }] })],
      options: { rules: { count: [2, 8], item: 'service' } },
      validation: (rule) => rule.required(),
    }),
  ],
  preview: previewOf('Service cards'),
})

export const stepsSection = defineType({
  name: 'stepsSection',
  title: 'Steps',
  type: 'object',
  fields: [
    heading(),
    list('steps', 'Steps', 'Exactly four, hung on one line.', 'serviceStep', {
      count: 4,
      item: 'step',
    }),
  ],
  preview: previewOf('Steps'),
})

export const packagesSection = defineType({
  name: 'packagesSection',
  title: 'Packages of a service',
  type: 'object',
  fields: [heading(), service('Its three packages are shown with the prices of today.')],
  preview: {
    select: { title: 'heading', service: 'service.title' },
    prepare: ({ title, service }) => ({ title, subtitle: `Packages: ${service ?? ''}` }),
  },
})

export const figuresSection = defineType({
  name: 'figuresSection',
  title: 'Numbers',
  type: 'object',
  fields: [
    heading(),
    list('stats', 'Numbers', 'One to four, which count up.', 'stat', {
      count: [1, 4],
      item: 'figure',
    }),
  ],
  preview: previewOf('Numbers'),
})

export const buildSection = defineType({
  name: 'buildSection',
  title: 'Project showcase',
  type: 'object',
  fields: [
    heading(),
    defineField({
      name: 'build',
      title: 'Project',
      description: 'A typical build of the portfolio, drawn as its showcase.',
      type: 'reference',
      to: [{ type: 'project' }],
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'heading', build: 'build.title' },
    prepare: ({ title, build }) => ({ title, subtitle: `Project showcase: ${build ?? ''}` }),
  },
})

export const textSection = defineType({
  name: 'textSection',
  title: 'Text',
  type: 'object',
  fields: [heading(), part('body', 'Text', 'Paragraphs, lists and links.', 'richText')],
  preview: previewOf('Text'),
})

export const pictureSection = defineType({
  name: 'pictureSection',
  title: 'Picture',
  type: 'object',
  fields: [
    picture('image', 'Picture', 'Over the whole width of the page: 1400 px or wider.', {
      leastWidth: 1400,
    }),
    line('caption', 'Caption', 'Below the picture. Leave empty for none.', {
      most: 200,
      optional: true,
    }),
  ],
  preview: {
    select: { media: 'image', alt: 'image.alt' },
    prepare: ({ media, alt }) => ({ title: alt || 'Picture', subtitle: 'Picture', media }),
  },
})

export const questionsSection = defineType({
  name: 'questionsSection',
  title: 'Questions of a topic',
  type: 'object',
  fields: [
    heading(),
    defineField({
      name: 'topic',
      title: 'Topic',
      description: 'Its questions are shown, in their order. A topic without any shows nothing.',
      type: 'string',
      options: { rules: { most: 200, noPlaceholders: true } },
      components: { input: CategoryInput },
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'heading', topic: 'topic' },
    prepare: ({ title, topic }) => ({ title, subtitle: `Questions: ${topic ?? ''}` }),
  },
})

export const enquirySection = defineType({
  name: 'enquirySection',
  title: 'Enquiry form',
  type: 'object',
  fields: [
    heading(),
    paragraph('text', 'Text', 'Beside the form: what you do with the enquiry.', { most: 1000 }),
    service('What the enquiry is about. The visitor may take it out.', true),
  ],
  preview: previewOf('Enquiry form'),
})

/** Sections of home that blocks can follow, in their order. */
const homePlaces = [
  { value: 'facts', title: 'Title block' },
  { value: 'services', title: 'Service cards' },
  { value: 'process', title: 'Process' },
  { value: 'why', title: 'Why us' },
  { value: 'build', title: 'Typical build' },
  { value: 'faq', title: 'Questions' },
] as const

/** Sections of our own between those that home always has. */
export const sectionsBetween = defineType({
  name: 'sectionsBetween',
  title: 'Sections',
  type: 'object',
  fields: [
    choice('after', 'After section', 'The section of home that comes before them.', homePlaces),
    defineField({
      name: 'hidden',
      title: 'Hidden',
      description: 'Kept here, and not shown to visitors.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      description: 'From top to bottom. Drag them to order them.',
      ...sectionList(homeSections, { count: [1, 6] }),
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: {
      first: 'sections.0.heading',
      second: 'sections.1.heading',
      after: 'after',
      hidden: 'hidden',
    },
    prepare: ({ first, second, after, hidden }) => ({
      title: [first, second].filter(Boolean).join(', ') || 'Sections',
      subtitle: `After ${homePlaces.find(({ value }) => value === after)?.title ?? '…'}${hidden ? ', hidden' : ''}`,
    }),
  },
})
