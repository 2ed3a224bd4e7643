import { defineDocumentType } from '../document-type.ts'
import { choice, defineSlug, line, orderRank } from '../fields.ts'
import { themes } from '../objects/colours.ts'

export const serviceGroup = defineDocumentType({
  name: 'serviceGroup',
  title: 'Service group',
  fields: [
    line('title', 'Name', 'As shown in the menu, for example “Engineering and AI”.', {
      max: 200,
    }),
    line('shortTitle', 'Short name', 'For tight places, for example “Engineering & AI”.', {
      max: 200,
    }),
    defineSlug('A short name for links, for example engineering-and-ai.'),
    choice(
      'colour',
      'Colour',
      'The colour theme of the group: menu bar, kites and page colour.',
      themes,
    ),
    line('intro', 'Line', 'One sentence about the group.', { max: 200 }),
    orderRank('serviceGroup'),
  ],
  preview: { select: { title: 'title', subtitle: 'intro' } },
})
