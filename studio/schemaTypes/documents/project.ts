import { defineArrayMember, defineField, type FieldDefinition } from 'sanity'
import { defineDocumentType } from '../document-type.ts'
import {
  defineSlug,
  inGroup,
  line,
  lines,
  list,
  orderRank,
  paragraph,
  picture,
  section,
} from '../fields.ts'

/** A sheet of the showcase; the first one is the project's own picture. */
const defineLayer = (name: string, title: string, shows: string, ...more: FieldDefinition[]) =>
  section(name, title, shows, [
    line('title', 'Label', 'At most 40 characters, beside the sheet when the showcase is open.', {
      max: 40,
    }),
    ...more,
  ])

const layerPicture = picture(
  'image',
  'Picture',
  'A drawing or a photograph, 3:2, at least 900 px wide.',
  { minWidth: 900, crops: [{ title: 'Sheet', aspectRatio: 3 / 2 }] },
)

export const project = defineDocumentType({
  name: 'project',
  title: 'Project',
  groups: [
    { name: 'project', title: 'Project', default: true },
    { name: 'showcase', title: 'Project showcase' },
    { name: 'account', title: 'How it is built' },
  ],
  fields: [
    ...inGroup(
      'project',
      line('title', 'Title', 'What was made, for example “Invoice reader”.', { max: 200 }),
      defineSlug('A short name for links to this project.'),
      paragraph(
        'description',
        'Description',
        'What it does. No client names without their consent.',
        { max: 1000 },
      ),
      picture(
        'image',
        'Picture',
        'The product as people see it: the front sheet of the showcase. A drawing or a photograph, 3:2, at least 900 px wide.',
        {
          minWidth: 900,
          crops: [{ title: 'Sheet', aspectRatio: 3 / 2 }],
        },
      ),
      lines('tags', 'Tags', 'Two to six technologies or fields.', {
        count: [2, 6],
        item: 'tag',
        max: 200,
      }),
      defineField({
        name: 'services',
        title: 'Services',
        description:
          'The services used for it. The project links to each of them, and each service shows its first project.',
        type: 'array',
        of: [defineArrayMember({ type: 'reference', to: [{ type: 'service' }] })],
        validation: (rule) => rule.required(),
      }),
    ),
    ...inGroup(
      'showcase',
      section(
        'layers',
        'Three layers',
        'What the showcase shows when it slides apart, from the product to the screen. If empty, it shows only the picture.',
        [
          defineLayer('object', 'Object', 'In front: the picture of the project.'),
          defineLayer(
            'board',
            'Board',
            'In the middle: the electronics or the code that does the work.',
            layerPicture,
          ),
          defineLayer('screen', 'Screen', 'Behind: what people see on a screen.', layerPicture),
        ],
        { optional: true },
      ),
    ),
    ...inGroup(
      'account',
      paragraph('problem', 'Problem', 'What went wrong before, in two or three short sentences.', {
        max: 500,
        optional: true,
      }),
      list('decisions', 'Decisions', 'What was chosen, and why. Two to four.', 'titledText', {
        empty: 'nothing',
        count: [0, 4],
        item: 'decision',
      }),
      list('parts', 'Parts', 'What it is made of. Three to six.', 'termText', {
        empty: 'nothing',
        count: [0, 6],
        item: 'part',
      }),
      line('time', 'Time', 'How long it takes, for example “10–14 weeks”.', {
        max: 80,
        optional: true,
      }),
      list(
        'packages',
        'Packages',
        'One package of each service. The typical price is their sum, and updates with the price list.',
        'price',
        { empty: 'nothing', count: [0, 4], item: 'package' },
      ),
    ),
    orderRank('project'),
  ],
  preview: { select: { title: 'title', subtitle: 'description', media: 'image' } },
})
