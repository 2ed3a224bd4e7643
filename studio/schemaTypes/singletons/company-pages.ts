import { documentType } from '../document-type.ts'
import { line, list, paragraph, part, section } from '../fields.ts'

const headline = () => part('headline', 'Headline', 'The large words at the top.', 'headline')
const lead = () => paragraph('lead', 'Lead', 'One or two sentences.', { rows: 2 })
const meta = () =>
  part('meta', 'Search and sharing', 'Title, description and sharing picture.', 'pageMeta')
const preview = { select: { title: 'headline.impact', subtitle: 'lead' } }

export const about = documentType({
  name: 'about',
  title: 'About',
  fields: [
    headline(),
    lead(),
    section('whoWeAre', 'Who we are', 'The story of the company.', [
      line('heading', 'Heading', 'For example “Who we are”.'),
      part('body', 'Text', 'Three short paragraphs.', 'richText'),
    ]),
    section(
      'halves',
      'The two halves',
      'The mirrored list: software on the left, hardware on the right.',
      [
        list('software', 'Software', 'Short names, one per row.', 'string'),
        list('hardware', 'Hardware', 'As many as on the software side.', 'string'),
      ],
    ),
    section('philosophy', 'Philosophy', 'Clarity, creativity, collaboration.', [
      line('heading', 'Heading', 'For example “Our philosophy”.'),
      list('items', 'Principles', 'Exactly three.', 'titledText'),
    ]),
    part('closing', 'Closing band', 'The last words; leads to Contact Us.', 'closing'),
    meta(),
  ],
  preview,
})

export const careers = documentType({
  name: 'careers',
  title: 'Careers',
  fields: [
    headline(),
    lead(),
    part('note', 'Note', 'One line under the openings; may hold a link.', 'richLine'),
    meta(),
  ],
  preview,
})

export const blog = documentType({
  name: 'blog',
  title: 'Blog',
  fields: [headline(), lead(), meta()],
  preview,
})

export const portfolio = documentType({
  name: 'portfolio',
  title: 'Portfolio',
  fields: [
    headline(),
    lead(),
    part('closing', 'Closing band', 'The last words of the page.', 'closing'),
    meta(),
  ],
  preview,
})
