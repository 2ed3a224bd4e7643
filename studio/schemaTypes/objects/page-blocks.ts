import {
  defineArrayMember,
  defineField,
  defineType,
  type FieldDefinition,
  type PreviewConfig,
} from 'sanity'
import { CategoryInput } from '../../inputs/categories/category-input.tsx'
import { choice, line, list, menu, paragraph, part, picture, reference } from '../fields.ts'

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
  'columnsSection',
  'pictureSection',
  'gallerySection',
  'videoSection',
  'testimonialSection',
  'logosSection',
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

/** Background and space of a section, of the few that the design has. */
const look = () => [
  menu(
    'background',
    'Background',
    'Empty: the usual one of this section.',
    [
      { value: 'paper', title: 'Paper' },
      { value: 'vellum', title: 'Darker paper' },
      { value: 'haldi', title: 'Yellow' },
    ],
    { optional: true },
  ),
  menu(
    'space',
    'Space above and below',
    'Empty: the usual space.',
    [{ value: 'tight', title: 'Less' }],
    { optional: true },
  ),
]

export const heading = () => line('heading', 'Heading', 'One short sentence.', { most: 200 })

const service = (description: string, optional = false) =>
  reference('service', 'Service', description, 'service', { optional })

/** Preview of a block in a list: its text and its kind. */
const previewOf = (kind: string, title = 'heading') => ({
  select: { title },
  prepare: ({ title: words }: { title?: string }) => ({ title: words || kind, subtitle: kind }),
})

/** A block whose background and space an editor chooses. */
export const block = (
  name: string,
  title: string,
  fields: FieldDefinition[],
  preview: PreviewConfig = previewOf(title),
) => defineType({ name, title, type: 'object', fields: [...fields, ...look()], preview })

export const heroSection = defineType({
  name: 'heroSection',
  title: 'Hero',
  type: 'object',
  fields: [
    part('headline', 'Headline', 'Large words on a night sky.', 'headline'),
    paragraph('text', 'Text', 'One or two sentences.', { most: 1000 }),
    part('primary', 'First button', 'What you want most visitors to do.', 'link'),
    part('secondary', 'Second button', 'The other way; leave empty for a single button.', 'link', {
      optional: true,
    }),
    picture(
      'image',
      'Picture',
      'Beside the words, at least 1000 px wide. Empty: a kite in the air.',
      { leastWidth: 1000, optional: true },
    ),
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

export const cardsSection = block('cardsSection', 'Service cards', [
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
])

export const stepsSection = block('stepsSection', 'Steps', [
  heading(),
  list('steps', 'Steps', 'Exactly four, hung on one line.', 'serviceStep', {
    count: 4,
    item: 'step',
  }),
])

export const packagesSection = block(
  'packagesSection',
  'Packages of a service',
  [heading(), service('Its three packages are shown with the prices of today.')],
  {
    select: { title: 'heading', service: 'service.title' },
    prepare: ({ title, service }) => ({ title, subtitle: `Packages: ${service ?? ''}` }),
  },
)

export const figuresSection = block('figuresSection', 'Numbers', [
  heading(),
  list('stats', 'Numbers', 'One to four, which count up.', 'stat', {
    count: [1, 4],
    item: 'figure',
  }),
])

export const buildSection = block(
  'buildSection',
  'Project showcase',
  [
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
  {
    select: { title: 'heading', build: 'build.title' },
    prepare: ({ title, build }) => ({ title, subtitle: `Project showcase: ${build ?? ''}` }),
  },
)

export const textSection = block('textSection', 'Text', [
  heading(),
  part('body', 'Text', 'Paragraphs, lists and links.', 'richText'),
])

export const columnsSection = block('columnsSection', 'Two columns', [
  heading(),
  part('left', 'First column', 'Paragraphs, lists and links.', 'richText'),
  part('right', 'Second column', 'Beside the first one; below it on a phone.', 'richText'),
])

export const testimonialSection = block(
  'testimonialSection',
  'Testimonial',
  [
    paragraph('quote', 'Quote', 'What a client said, word for word.', { most: 500 }),
    line('name', 'Name', 'Who said it. A quote without a name is not published.', { most: 100 }),
    line('role', 'Role and company', 'Such as “Head of operations, Loom & Co.”', {
      most: 160,
      optional: true,
    }),
  ],
  previewOf('Testimonial', 'quote'),
)

export const questionsSection = block(
  'questionsSection',
  'Questions of a topic',
  [
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
  {
    select: { title: 'heading', topic: 'topic' },
    prepare: ({ title, topic }) => ({ title, subtitle: `Questions: ${topic ?? ''}` }),
  },
)

export const enquirySection = block('enquirySection', 'Enquiry form', [
  heading(),
  paragraph('text', 'Text', 'Beside the form: what you do with the enquiry.', { most: 1000 }),
  service('What the enquiry is about. The visitor may take it out.', true),
])

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
