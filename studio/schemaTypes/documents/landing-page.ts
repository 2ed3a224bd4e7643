import { formatHidden } from '@kitewright/content-rules/dates'
import { BLOCKS_FIELD } from '@kitewright/content-types/model'
import { landingBlocks } from '@kitewright/web/blocks/schemas'
import { defineField } from 'sanity'
import { blockList } from '../block-types.ts'
import { defineDocumentType } from '../document-type.ts'
import {
  defineEarlierAddresses,
  defineEnd,
  defineSlug,
  inGroup,
  line,
  paragraph,
  part,
} from '../fields.ts'

export const landingPage = defineDocumentType({
  name: 'landingPage',
  title: 'Landing page',
  groups: [
    { name: 'page', title: 'Page', default: true },
    { name: 'address', title: 'Address and end' },
    { name: 'search', title: 'Search' },
  ],
  fields: [
    ...inGroup(
      'page',
      line('title', 'Name', 'Internal name, such as “Diwali launch 2027”.', { max: 200 }),
      part('headline', 'Headline', 'The large text at the top.', 'headline'),
      paragraph('lead', 'Lead', 'One sentence beside the headline.', { max: 1000 }),
      part(
        'action',
        'Button',
        'Under the lead: what most visitors should do. If empty, there is no button.',
        'link',
        { optional: true },
      ),
      defineField({
        name: BLOCKS_FIELD,
        title: 'Blocks',
        description: 'From top to bottom. Drag them to order them.',
        ...blockList(landingBlocks, { count: [1, 20] }),
        validation: (rule) => rule.required(),
      }),
    ),
    ...inGroup(
      'address',
      defineSlug('The full address: /….'),
      defineEnd('The last day (IST) on which the page is shown. If empty, it stays.'),
      defineEarlierAddresses('Earlier addresses of the page', 'diwali'),
    ),
    ...inGroup(
      'search',
      part('meta', 'Search and sharing', 'Title, description and sharing picture.', 'pageMeta'),
    ),
  ],
  preview: {
    select: { title: 'title', slug: 'slug.current', endsOn: 'endsOn' },
    prepare: ({ title, slug, endsOn }) => ({
      title,
      subtitle:
        formatHidden({ _type: 'landingPage', endsOn }, Date.now()) ?? (slug ? `/${slug}` : ''),
    }),
  },
})
