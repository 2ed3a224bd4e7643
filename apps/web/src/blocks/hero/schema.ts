import { paragraph, part, picture } from '@kitewright/schema-fields'
import { type BlockSchema, createFieldPreview } from '#app/blocks/block-schema.ts'

export const schema: BlockSchema = {
  title: 'Hero',
  fields: [
    part('headline', 'Headline', 'Large words on a night sky.', 'headline'),
    paragraph('text', 'Text', 'One or two sentences.', { max: 1000 }),
    part('primary', 'First button', 'What you want most visitors to do.', 'link'),
    part('secondary', 'Second button', 'The alternative. If empty, there is one button.', 'link', {
      optional: true,
    }),
    picture(
      'image',
      'Picture',
      'Beside the words, at least 1000 px wide. If empty, a kite in the air.',
      { minWidth: 1000, optional: true },
    ),
  ],
  preview: createFieldPreview('headline.impact', 'Hero'),
}
