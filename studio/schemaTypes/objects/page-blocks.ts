import { type ConditionalProperty, defineArrayMember, defineField, defineType } from 'sanity'
import { CategoryInput } from '../../inputs/categories/category-input.tsx'
import { choice, line, list, menu, paragraph, part, picture } from '../fields.ts'

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
    ...look(),
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
    ...look(),
  ],
  preview: previewOf('Steps'),
})

export const packagesSection = defineType({
  name: 'packagesSection',
  title: 'Packages of a service',
  type: 'object',
  fields: [heading(), service('Its three packages are shown with the prices of today.'), ...look()],
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
    ...look(),
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
    ...look(),
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
  fields: [heading(), part('body', 'Text', 'Paragraphs, lists and links.', 'richText'), ...look()],
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
    ...look(),
  ],
  preview: {
    select: { media: 'image', alt: 'image.alt' },
    prepare: ({ media, alt }) => ({ title: alt || 'Picture', subtitle: 'Picture', media }),
  },
})

export const columnsSection = defineType({
  name: 'columnsSection',
  title: 'Two columns',
  type: 'object',
  fields: [
    heading(),
    part('left', 'First column', 'Paragraphs, lists and links.', 'richText'),
    part('right', 'Second column', 'Beside the first one; below it on a phone.', 'richText'),
    ...look(),
  ],
  preview: previewOf('Two columns'),
})

/** A picture in a list of pictures. */
const pictures = (
  title: string,
  description: string,
  count: readonly [number, number],
  fields: ReturnType<typeof line>[],
  crops?: NonNullable<Parameters<typeof picture>[3]>['crops'],
) =>
  defineField({
    name: 'pictures',
    title,
    description,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'object',
        fields: [
          picture('image', 'Picture', 'The alt text says what it shows.', { crops }),
          ...fields,
        ],
        preview: { select: { media: 'image', title: 'image.alt' } },
      }),
    ],
    options: { rules: { count, item: 'picture' } },
    validation: (rule) => rule.required(),
  })

export const gallerySection = defineType({
  name: 'gallerySection',
  title: 'Gallery',
  type: 'object',
  fields: [
    heading(),
    pictures(
      'Pictures',
      'Two to twelve, at least 900 px wide.',
      [2, 12],
      [
        line('caption', 'Caption', 'Below the picture. Empty: none.', {
          most: 200,
          optional: true,
        }),
      ],
      [{ title: 'Gallery', aspectRatio: 3 / 2 }],
    ),
    ...look(),
  ],
  preview: previewOf('Gallery'),
})

/** An uploaded file, whose name has one of these endings. */
const upload = (
  name: string,
  title: string,
  description: string,
  endings: readonly string[],
  hidden?: ConditionalProperty,
) =>
  defineField({
    name,
    title,
    description,
    type: 'file',
    hidden,
    options: { accept: endings.map((ending) => `.${ending}`).join(), rules: { endings } },
  })

const withoutFile = ({ parent }: { parent?: { file?: unknown } }) => !parent?.file

export const videoSection = defineType({
  name: 'videoSection',
  title: 'Video',
  type: 'object',
  fields: [
    heading(),
    upload(
      'file',
      'Video file',
      'MP4 (H.264) or WebM of at most 25 MB, which the site itself serves. Or write an address below.',
      ['mp4', 'webm'],
    ),
    upload(
      'captions',
      'Captions',
      'A WebVTT file (.vtt) with what is said and heard, for people who cannot hear it.',
      ['vtt'],
      withoutFile,
    ),
    defineField({
      name: 'silent',
      title: 'The video has no sound',
      description: 'Then it needs no captions.',
      type: 'boolean',
      hidden: withoutFile,
    }),
    line('video', 'Video address', 'At YouTube or Vimeo. It loads when a visitor plays it.', {
      most: 200,
      optional: true,
      noPlaceholders: true,
      written: {
        as: /^https:\/\/((www\.)?youtube\.com\/watch\?v=|youtu\.be\/|vimeo\.com\/)[\w-]+([?&]\S*)?$/,
        message: 'Paste the address of a video at YouTube or Vimeo: https://youtu.be/…',
        expected: 'the address of a video at YouTube or Vimeo',
      },
    }),
    picture('image', 'Picture', 'Shown until a visitor plays the video, at least 960 px wide.', {
      leastWidth: 960,
      crops: [{ title: 'Video', aspectRatio: 16 / 9 }],
    }),
    line('caption', 'Caption', 'Below the video. Empty: none.', { most: 200, optional: true }),
    ...look(),
  ],
  preview: previewOf('Video'),
})

export const testimonialSection = defineType({
  name: 'testimonialSection',
  title: 'Testimonial',
  type: 'object',
  fields: [
    paragraph('quote', 'Quote', 'What a client said, word for word.', { most: 500 }),
    line('name', 'Name', 'Who said it. A quote without a name is not published.', { most: 100 }),
    line('role', 'Role and company', 'Such as “Head of operations, Loom & Co.”', {
      most: 160,
      optional: true,
    }),
    ...look(),
  ],
  preview: previewOf('Testimonial', 'quote'),
})

export const logosSection = defineType({
  name: 'logosSection',
  title: 'Logos',
  type: 'object',
  fields: [
    heading(),
    pictures(
      'Logos',
      'Two to twelve, best as SVG or on a transparent background. The alt text is the name of the company.',
      [2, 12],
      [],
    ),
    ...look(),
  ],
  preview: previewOf('Logos'),
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
    ...look(),
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
    ...look(),
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
