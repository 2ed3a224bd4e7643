import { defineField } from 'sanity'
import { line, paragraph, part, section } from '../fields.ts'
import { defineSingleton } from '../singleton-type.ts'

const defineMeta = () =>
  part('meta', 'Search and sharing', 'Title, description and sharing picture.', 'pageMeta')

export const comingSoon = defineSingleton({
  name: 'comingSoon',
  fields: [
    part('headline', 'Headline', 'Shown while the countdown runs.', 'headline'),
    paragraph('text', 'Text', 'One sentence under the headline.', { max: 1000, rows: 2 }),
    defineField({
      name: 'launchDate',
      title: 'Launch date',
      description: 'Counts down to midnight IST on this day, then stays at zero.',
      type: 'date',
      validation: (rule) => rule.required(),
    }),
    section('afterLaunch', 'After the launch', 'Shown once the countdown has reached zero.', [
      part('headline', 'Headline', 'The large text.', 'headline'),
      paragraph('text', 'Text', 'One or two short sentences.', { max: 1000, rows: 2 }),
      part('action', 'Link', 'Where to go from here.', 'link'),
    ]),
    defineMeta(),
  ],
})

export const labsComingSoon = defineSingleton({
  name: 'labsComingSoon',
  fields: [
    line('label', 'Label', 'Shown above the heading.', { max: 200 }),
    paragraph('text', 'Text', 'What is coming.', { max: 1000 }),
    part('openings', 'Openings', 'Leads to the careers page. A link is allowed.', 'richLine'),
    defineMeta(),
  ],
})
