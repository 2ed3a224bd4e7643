import { defineDocumentType } from '../document-type.ts'
import { line, paragraph, picture } from '../fields.ts'

export const author = defineDocumentType({
  name: 'author',
  title: 'Author',
  fields: [
    line('title', 'Name', 'A person or a team, as shown in posts.', { max: 200 }),
    line(
      'role',
      'Role',
      'What this person does here. If empty, the author is shown as a team, not a person.',
      {
        max: 120,
        optional: true,
      },
    ),
    paragraph('about', 'About', 'One sentence, shown below each article.', { max: 300, rows: 2 }),
    picture(
      'image',
      'Picture',
      'A portrait or a logo, at least 240 px wide. If empty, posts show no picture of the author.',
      {
        minWidth: 240,
        crops: [{ title: 'Below an article', aspectRatio: 1 }],
        optional: true,
      },
    ),
  ],
  preview: { select: { title: 'title', subtitle: 'role', media: 'image' } },
})
