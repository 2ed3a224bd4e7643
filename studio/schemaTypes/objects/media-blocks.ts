import { type ConditionalProperty, defineArrayMember, defineField } from 'sanity'
import { line, picture } from '../fields.ts'
import { block, heading } from './page-blocks.ts'

export const pictureSection = block(
  'pictureSection',
  'Picture',
  [
    picture('image', 'Picture', 'Over the whole width of the page: 1400 px or wider.', {
      leastWidth: 1400,
    }),
    line('caption', 'Caption', 'Below the picture. Leave empty for none.', {
      most: 200,
      optional: true,
    }),
  ],
  {
    select: { media: 'image', alt: 'image.alt' },
    prepare: ({ media, alt }) => ({ title: alt || 'Picture', subtitle: 'Picture', media }),
  },
)

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

export const gallerySection = block('gallerySection', 'Gallery', [
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
])

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

export const videoSection = block('videoSection', 'Video', [
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
])

export const logosSection = block('logosSection', 'Logos', [
  heading(),
  pictures(
    'Logos',
    'Two to twelve, best as SVG or on a transparent background. The alt text is the name of the company.',
    [2, 12],
    [],
  ),
])
