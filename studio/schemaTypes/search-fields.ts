import { defineField } from 'sanity'
import { line, picture } from './fields.ts'

/** Picture that other sites show instead of our drawing. */
export const defineSharingPicture = () =>
  picture(
    'sharingPicture',
    'Custom sharing picture',
    'Shown when the page is shared, instead of headline and kite: at least 1200 by 630 px, cropped to that around the circle that you set on it (Edit, “Crop and hotspot”).',
    {
      optional: true,
      minWidth: 1200,
      crops: [{ title: 'Shared page', aspectRatio: 1200 / 630 }],
    },
  )

/** The title in search results, if it differs from the page's name. */
export const defineMetaTitle = () =>
  line(
    'metaTitle',
    'Search title',
    'Shown in the browser tab and in search results, before the brand. If empty, the title is shown.',
    { max: 200, optional: true },
  )

/** For campaigns and unlisted pages. Home is always searchable. */
export const defineNoindex = () =>
  defineField({
    name: 'noindex',
    title: 'Keep out of search',
    description:
      'Search engines are asked to leave the page out, and the sitemap does not list it. Existing links keep working.',
    type: 'boolean',
    hidden: ({ document, value }) => document?._type === 'home' && !value,
  })
