import { defineField, defineType } from 'sanity'
import { line, list, part } from '../fields.ts'

/** What a landing page is put together from, in any order. Each shows what exists, by few fields. */
export const landingSections = [
  'landingFacts',
  'landingText',
  'landingPackages',
  'landingBuild',
  'closing',
] as const

const heading = () => line('heading', 'Heading', 'One short sentence.', { most: 200 })

export const landingFacts = defineType({
  name: 'landingFacts',
  title: 'Facts',
  type: 'object',
  fields: [list('facts', 'Facts', 'Four facts in one strip.', 'fact', { count: 4, item: 'fact' })],
  preview: {
    select: { first: 'facts.0.value', second: 'facts.1.value' },
    prepare: ({ first, second }) => ({
      title: [first, second].filter(Boolean).join(', ') || 'Facts',
      subtitle: 'Facts',
    }),
  },
})

export const landingText = defineType({
  name: 'landingText',
  title: 'Text',
  type: 'object',
  fields: [heading(), part('body', 'Text', 'Paragraphs, lists and links.', 'richText')],
  preview: { select: { title: 'heading' }, prepare: ({ title }) => ({ title, subtitle: 'Text' }) },
})

export const landingPackages = defineType({
  name: 'landingPackages',
  title: 'Packages of a service',
  type: 'object',
  fields: [
    heading(),
    defineField({
      name: 'service',
      title: 'Service',
      description: 'Its three packages are shown with the prices of today.',
      type: 'reference',
      to: [{ type: 'service' }],
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'heading', service: 'service.title' },
    prepare: ({ title, service }) => ({ title, subtitle: `Packages: ${service ?? ''}` }),
  },
})

export const landingBuild = defineType({
  name: 'landingBuild',
  title: 'Plate',
  type: 'object',
  fields: [
    heading(),
    defineField({
      name: 'build',
      title: 'Project',
      description: 'A typical build of the portfolio, drawn as its plate.',
      type: 'reference',
      to: [{ type: 'project' }],
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'heading', build: 'build.title' },
    prepare: ({ title, build }) => ({ title, subtitle: `Plate: ${build ?? ''}` }),
  },
})
