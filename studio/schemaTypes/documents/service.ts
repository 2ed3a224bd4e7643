import { formatHidden } from '@kitewright/content-rules/dates'
import { formatPrice } from '@kitewright/content-rules/price'
import { createElement } from 'react'
import { type ConditionalPropertyCallback, defineArrayMember, defineField } from 'sanity'
import { Kite } from '../../branding/pictures.tsx'
import { LayoutInput } from '../../inputs/layouts/layout-input.tsx'
import { PreviewedInput } from '../../inputs/search-appearance/page-preview.tsx'
import { newService } from '../../structure/initial-values/new-service.ts'
import { defineDocumentType } from '../document-type.ts'
import {
  choice,
  defineEarlierAddresses,
  defineEnd,
  defineSlug,
  inGroup,
  line,
  list,
  orderRank,
  paragraph,
  part,
  reference,
  section,
} from '../fields.ts'
import { defineMetaTitle, defineNoindex, defineSharingPicture } from '../search-fields.ts'

const layouts = [
  { value: 'specimen', title: 'Specimen: show the object' },
  { value: 'ledger', title: 'Ledger: show the numbers' },
  { value: 'storyboard', title: 'Storyboard: show the work' },
] as const

/** Fields of the Ledger layout; hidden in others unless they have a value. */
const isLedgerFieldHidden: ConditionalPropertyCallback = ({ document, value }) =>
  document?.layout !== 'ledger' && value === undefined

export const service = defineDocumentType({
  name: 'service',
  title: 'Service',
  initialValue: newService,
  groups: [
    { name: 'page', title: 'Page', default: true },
    { name: 'prices', title: 'Prices' },
    { name: 'menu', title: 'Menu and search' },
    { name: 'drawing', title: 'Drawing' },
  ],
  fields: [
    ...inGroup(
      'page',
      line('title', 'Name', 'As shown in menus, for example “Web Development”.', {
        max: 200,
        noPlaceholders: true,
      }),
      defineSlug(
        'The last part of the page’s address: /services/…. When you publish a new one, the old one redirects to it.',
      ),
      defineEarlierAddresses('Last parts of earlier addresses of the page', 'websites'),
      defineEnd('The last day (IST) on which the service is offered. If empty, it stays.'),
      {
        ...reference(
          'replacedBy',
          'Replaced by',
          'After the last day, the address of this service redirects to this one.',
          'service',
          { optional: true },
        ),
        hidden: ({ document }) => !document?.endsOn && !document?.replacedBy,
      },
      reference(
        'group',
        'Group',
        'The menu column of the service; it also sets the page’s colour.',
        'serviceGroup',
      ),
    ),
    orderRank('service'),
    ...inGroup(
      'menu',
      defineField({
        name: 'isNew',
        title: 'NEW badge',
        description: 'Shows a NEW badge in the menu and in the services list.',
        type: 'boolean',
        validation: (rule) => rule.required(),
      }),
      line('menuLine', 'Menu line', 'One line under the name in the menu, at most 32 characters.', {
        max: 32,
      }),
      defineMetaTitle(),
      {
        ...paragraph(
          'metaDescription',
          'Search description',
          'Shown in search results: 110 to 155 characters, different for every service. Add the lowest price with “Price or contact”, so that it updates with the packages.',
          { min: 110, max: 155, rows: 2 },
        ),
        components: { input: PreviewedInput },
      },
      defineSharingPicture(),
      defineNoindex(),
    ),
    ...inGroup(
      'page',
      choice(
        'layout',
        'Layout',
        'How the page is composed. Custom drawings of a service belong to one layout; without them, the page shows its kite being made.',
        layouts,
        { input: LayoutInput },
      ),
      part('headline', 'Headline', 'The large text at the top of the page.', 'headline'),
      paragraph(
        'lead',
        'Lead',
        'One or two sentences under the headline, at most 170 characters.',
        { max: 170 },
      ),
      list(
        'facts',
        'Title block',
        'Three facts in the strip under the headline. The lowest price is added before them.',
        'fact',
        { count: 3, item: 'fact' },
      ),
      list('highlights', 'Highlights', 'Three benefits.', 'titledText', {
        count: 3,
        item: 'highlight',
      }),
      list('lists', 'Capabilities', 'Two lists of four to six rows.', 'termList', {
        count: 2,
        item: 'list',
      }),
      list(
        'extraLists',
        'Further lists',
        'Features, technologies and what we build, as names only.',
        'nameList',
        { empty: 'nothing' },
      ),
      part(
        'areas',
        'Areas',
        'Four areas, types or categories, where the service has them.',
        'areaList',
        { optional: true },
      ),
      list('features', 'Features', 'Four to six feature cards.', 'titledText', {
        count: [4, 6],
        item: 'feature card',
      }),
      list('steps', 'Steps', 'Exactly four steps of the work.', 'serviceStep', {
        count: 4,
        item: 'step',
      }),
      part(
        'closing',
        'Call to action',
        'The last text and the two buttons of the page.',
        'serviceClosing',
      ),
    ),
    ...inGroup(
      'prices',
      list(
        'tiers',
        'Packages',
        'Exactly three, cheapest first. The middle one is marked Most Popular.',
        'priceTier',
        { count: 3, item: 'package' },
      ),
      line('notIncluded', 'Not included', 'Shown in plans, for example “app store fees”.', {
        max: 80,
        optional: true,
      }),
      defineField({
        name: 'questions',
        title: 'Questions',
        description:
          'Up to three questions of the home page that fit this service; shown under its packages.',
        type: 'array',
        of: [defineArrayMember({ type: 'reference', to: [{ type: 'faq' }] })],
        options: { rules: { count: [0, 3], item: 'question', mayBeEmpty: true }, empty: 'nothing' },
      }),
    ),
    ...inGroup(
      'drawing',
      list(
        'pictures',
        'Custom pictures',
        'Each replaces one of our drawings. Drawings without one stay.',
        'servicePicture',
        { empty: 'nothing' },
      ),
      section(
        'drawing',
        'Drawing',
        'Texts of the page’s system drawing (Ledger pages).',
        [
          paragraph('alt', 'Alt text', 'What the drawing shows, for people who cannot see it.', {
            max: 1000,
            rows: 2,
          }),
          list(
            'stations',
            'Stations',
            'Five captions under the drawing, left to right.',
            'titledText',
            { count: 5, item: 'station' },
          ),
        ],
        { optional: true, hidden: isLedgerFieldHidden },
      ),
    ),
    ...inGroup(
      'page',
      section(
        'isNot',
        'What it is not',
        'Says what this service is not and links to a related service (Ledger pages).',
        [
          line('title', 'Title', 'For example “What it is not”.', { max: 200 }),
          paragraph('text', 'Text', 'Two or three sentences.', { max: 1000 }),
          reference(
            'neighbour',
            'Related service',
            'The service to link to; its lowest price is shown.',
            'service',
          ),
          line('linkLabel', 'Link words', 'For example “Need the gateway itself?”.', { max: 200 }),
        ],
        { optional: true, hidden: isLedgerFieldHidden },
      ),
    ),
  ],
  preview: {
    select: {
      title: 'title',
      group: 'group.title',
      colour: 'group.colour',
      slug: 'slug.current',
      from: 'tiers.0.from',
      to: 'tiers.2.to',
      period: 'tiers.0.period',
      endsOn: 'endsOn',
    },
    prepare: ({ title, group, colour, slug, from, to, period, endsOn }) => ({
      title,
      media: createElement(Kite, { slug, colour }),
      subtitle: [
        formatHidden({ _type: 'service', endsOn }, Date.now()),
        typeof from === 'number' && formatPrice({ from, to, period }),
        group,
      ]
        .filter(Boolean)
        .join(', '),
    }),
  },
})
