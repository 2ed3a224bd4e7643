import { defineDocumentType } from '../document-type.ts'
import { line, paragraph, picture } from '../fields.ts'

export const author = defineDocumentType({
  name: 'author',
  title: 'Author',
  fields: [
    line('title', 'Name', 'A person or a desk, as posts show it.', { most: 200 }),
    line('role', 'Role', 'The work of this person here. Empty: a desk, not a person.', {
      most: 120,
      optional: true,
    }),
    paragraph('about', 'About', 'One sentence, shown below each article.', { most: 300, rows: 2 }),
    picture('image', 'Picture', 'A portrait or a mark, at least 240 px wide. Empty: none.', {
      minWidth: 240,
      crops: [{ title: 'Below an article', aspectRatio: 1 }],
      optional: true,
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'role', media: 'image' } },
})
