import { paragraph, part } from '@kitewright/schema-fields'
import type { BlockSchema } from '#app/blocks/block-schema.ts'

/** Also the call to action at the end of pages that are not service pages. */
export const schema: BlockSchema = {
  title: 'Call to action',
  fields: [
    part('headline', 'Headline', 'The last text of the page.', 'headline'),
    paragraph('text', 'Text', 'One or two sentences.', { max: 1000 }),
    part('primary', 'First button', 'What you want most visitors to do.', 'link'),
    part('secondary', 'Second button', 'The alternative. If empty, there is one button.', 'link', {
      optional: true,
    }),
  ],
  preview: { select: { title: 'headline.impact', subtitle: 'text' } },
}
