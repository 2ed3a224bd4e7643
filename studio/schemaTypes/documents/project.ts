import { defineArrayMember, defineField } from 'sanity'
import { documentType } from '../document-type.ts'
import { line, lines, orderRank, paragraph, picture, slug } from '../fields.ts'

export const project = documentType({
  name: 'project',
  title: 'Project',
  fields: [
    line('title', 'Title', 'What was made, for example “Invoice reader”.', { most: 200 }),
    slug('A short name for links to this project.'),
    paragraph(
      'description',
      'Description',
      'What it does. No client names without their consent.',
      { most: 1000 },
    ),
    picture('image', 'Picture', 'Three to two, at least 900 px wide.', { leastWidth: 900 }),
    lines('tags', 'Tags', 'Two to six technologies or fields.', {
      count: [2, 6],
      item: 'tag',
      most: 200,
    }),
    defineField({
      name: 'services',
      title: 'Services',
      description: 'The services that went into it; each is linked from the project.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'service' }] })],
      validation: (rule) => rule.required(),
    }),
    orderRank('project'),
  ],
  preview: { select: { title: 'title', subtitle: 'description', media: 'image' } },
})
