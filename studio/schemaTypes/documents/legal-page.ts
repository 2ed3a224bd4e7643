import { documentType } from '../document-type.ts'
import { line, list, part, slug } from '../fields.ts'

export const legalPage = documentType({
  name: 'legalPage',
  title: 'Legal page',
  fields: [
    line('title', 'Title', 'For example “Privacy Policy”.', { most: 200 }),
    slug('The page’s address: privacy-policy or terms-of-use.'),
    part('summary', 'In short', 'Two lines that say what matters most.', 'richLine'),
    list(
      'sections',
      'Sections',
      'In reading order; the contents list is made from them.',
      'legalSection',
    ),
    part('meta', 'Search and sharing', 'Title, description and sharing picture.', 'pageMeta'),
  ],
  preview: { select: { title: 'title', subtitle: 'meta.description' } },
})
