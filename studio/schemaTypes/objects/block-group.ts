import { BLOCK_GROUP_TYPE, BLOCKS_FIELD } from '@kitewright/content-types/model'
import { homeBlocks } from '@kitewright/web/blocks/schemas'
import { defineField, defineType } from 'sanity'
import { blockList } from '../block-types.ts'
import { choice } from '../fields.ts'

/** Sections of home that blocks can follow, in their order. */
const homeSections = [
  { value: 'facts', title: 'Title block' },
  { value: 'services', title: 'Service cards' },
  { value: 'process', title: 'Process' },
  { value: 'why', title: 'Why us' },
  { value: 'build', title: 'Typical build' },
  { value: 'faq', title: 'Questions' },
] as const

/** Blocks between the sections that home always has. */
export const blockGroup = defineType({
  name: BLOCK_GROUP_TYPE,
  title: 'Blocks',
  type: 'object',
  fields: [
    choice('after', 'After section', 'The section of home that comes before them.', homeSections),
    defineField({
      name: 'hidden',
      title: 'Hidden',
      description: 'Kept here, but not shown to visitors.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: BLOCKS_FIELD,
      title: 'Blocks',
      description: 'From top to bottom. Drag them to order them.',
      ...blockList(homeBlocks, { count: [1, 6] }),
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: {
      first: `${BLOCKS_FIELD}.0.heading`,
      second: `${BLOCKS_FIELD}.1.heading`,
      after: 'after',
      hidden: 'hidden',
    },
    prepare: ({ first, second, after, hidden }) => ({
      title: [first, second].filter(Boolean).join(', ') || 'Blocks',
      subtitle: `After ${homeSections.find(({ value }) => value === after)?.title ?? '…'}${hidden ? ', hidden' : ''}`,
    }),
  },
})
