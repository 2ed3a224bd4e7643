import { documentType } from '../document-type.ts'
import { line, orderRank, part } from '../fields.ts'

export const faq = documentType({
  name: 'faq',
  title: 'Question',
  fields: [
    line('question', 'Question', 'As a client would ask it.'),
    line(
      'category',
      'Category',
      'The topic button under which it is found, for example “Pricing”.',
    ),
    part('answer', 'Answer', 'Short and plain; the first sentence answers.', 'richText'),
    orderRank(),
  ],
  preview: { select: { title: 'question', subtitle: 'category' } },
})
