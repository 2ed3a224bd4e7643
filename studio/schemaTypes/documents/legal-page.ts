import { defineDocumentType } from '../document-type.ts'
import { defineSlug, line, list, part } from '../fields.ts'

export const legalPage = defineDocumentType({
  name: 'legalPage',
  title: 'Legal page',
  fields: [
    line('title', 'Title', 'For example “Privacy Policy”.', { max: 200 }),
    defineSlug('The page’s address: privacy-policy or terms-of-use.'),
    part('summary', 'In short', 'Two lines that say what matters most.', 'richLine'),
    list(
      'sections',
      'Sections',
      'In reading order. The table of contents is made from them.',
      'legalSection',
    ),
    part('meta', 'Search and sharing', 'Title, description and sharing picture.', 'pageMeta'),
  ],
  preview: { select: { title: 'title', subtitle: 'meta.description' } },
})
