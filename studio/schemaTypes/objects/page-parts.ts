import { defineType } from 'sanity'
import { PreviewedInput } from '../../inputs/search-appearance/page-preview.tsx'
import { line, paragraph, part } from '../fields.ts'
import { defineNoindex, defineSharingPicture } from '../search-fields.ts'

/** Title, description and sharing picture of a page. */
export const pageMeta = defineType({
  name: 'pageMeta',
  title: 'Search and sharing',
  type: 'object',
  components: { input: PreviewedInput },
  fields: [
    line('title', 'Title', 'Shown in the browser tab and in search results, before the brand.', {
      max: 200,
    }),
    paragraph(
      'description',
      'Search description',
      'Shown under the title in search results: 110 to 155 characters, different on every page.',
      { min: 110, max: 155, rows: 2 },
    ),
    part(
      'socialHeadline',
      'Sharing headline',
      'The text on the picture that is shown when the page is shared.',
      'headline',
    ),
    defineSharingPicture(),
    defineNoindex(),
  ],
  preview: { select: { title: 'title', subtitle: 'description' } },
})

/** The call to action at the end of a service page. Both of its buttons lead to /contact. */
export const serviceClosing = defineType({
  name: 'serviceClosing',
  title: 'Call to action',
  type: 'object',
  fields: [
    line('headline', 'Headline', 'A short invitation, for example “Send us your slowest page.”', {
      max: 200,
    }),
    paragraph('text', 'Text', 'What the client gets back.', { max: 1000, rows: 2 }),
    line('primary', 'First button', 'For example “Start Your Project”. Leads to Contact Us.', {
      max: 200,
    }),
    line('secondary', 'Second button', 'For example “Get Free Quote”. Leads to Contact Us.', {
      max: 200,
    }),
  ],
  preview: { select: { title: 'headline', subtitle: 'primary' } },
})
