import { line, lines, list, paragraph, part, section } from '../fields.ts'
import { defineSingleton } from '../singleton-type.ts'

const defineHeadline = () => part('headline', 'Headline', 'The large text at the top.', 'headline')
const defineLead = () => paragraph('lead', 'Lead', 'One or two sentences.', { max: 1000, rows: 2 })
/** Optional in the schema; a rule requires it when the list is empty. */
const defineEmptyText = (entries: string) =>
  part(
    'whenEmpty',
    `Without ${entries}`,
    `Shown while there are no ${entries}. A link is allowed.`,
    'richLine',
    {
      optional: true,
    },
  )
const defineMeta = () =>
  part('meta', 'Search and sharing', 'Title, description and sharing picture.', 'pageMeta')

export const about = defineSingleton({
  name: 'about',
  fields: [
    defineHeadline(),
    defineLead(),
    section('whoWeAre', 'Who we are', 'The story of the company.', [
      line('heading', 'Heading', 'For example “Who we are”.', { max: 200 }),
      part('body', 'Text', 'Three short paragraphs.', 'richText'),
    ]),
    section(
      'halves',
      'The two halves',
      'The mirrored list: software on the left, hardware on the right.',
      [
        lines('software', 'Software', 'Short names, one per row.', { max: 200 }),
        lines('hardware', 'Hardware', 'As many as on the software side.', { max: 200 }),
      ],
    ),
    section('philosophy', 'Philosophy', 'Clarity, creativity, collaboration.', [
      line('heading', 'Heading', 'For example “Our philosophy”.', { max: 200 }),
      list('items', 'Principles', 'Exactly three.', 'titledText', { count: 3, item: 'principle' }),
    ]),
    part('closing', 'Call to action', 'The last text of the page; leads to Contact Us.', 'closing'),
    defineMeta(),
  ],
})

export const careers = defineSingleton({
  name: 'careers',
  fields: [
    defineHeadline(),
    defineLead(),
    defineEmptyText('openings'),
    lines(
      'applicationParts',
      'What to send',
      'What an application by email holds, for example “A link to your CV”. Apply Now begins a mail with this list.',
      { max: 120, empty: 'nothing' },
    ),
    paragraph(
      'afterApplying',
      'After an application',
      'What happens next, and when. Shown with Apply Now.',
      { max: 300, rows: 2, optional: true },
    ),
    part('note', 'Note', 'One line under the openings. A link is allowed.', 'richLine'),
    defineMeta(),
  ],
})

export const blog = defineSingleton({
  name: 'blog',
  fields: [defineHeadline(), defineLead(), defineEmptyText('posts'), defineMeta()],
})

export const portfolio = defineSingleton({
  name: 'portfolio',
  fields: [
    defineHeadline(),
    defineLead(),
    defineEmptyText('projects'),
    part('closing', 'Call to action', 'The last text of the page.', 'closing'),
    defineMeta(),
  ],
})
