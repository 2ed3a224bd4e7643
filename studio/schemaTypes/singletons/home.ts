import { BLOCK_GROUP_TYPE, HOME_BLOCKS_FIELD } from '@kitewright/content-types/model'
import { inGroup, line, lines, list, paragraph, part, section } from '../fields.ts'
import { defineSingleton } from '../singleton-type.ts'

export const home = defineSingleton({
  name: 'home',
  groups: [
    { name: 'top', title: 'Top', default: true },
    { name: 'services', title: 'Service cards' },
    { name: 'process', title: 'Process' },
    { name: 'why', title: 'Why us' },
    { name: 'faq', title: 'Questions' },
    { name: 'blocks', title: 'Extra blocks' },
    { name: 'end', title: 'End and search' },
  ],
  fields: [
    ...inGroup(
      'top',
      section('hero', 'Hero', 'The first screen, over the film.', [
        part('headline', 'Headline', 'The large text.', 'headline'),
        paragraph('subtitle', 'Subtitle', 'One sentence, about 29 characters a line.', {
          max: 1000,
        }),
        part('primary', 'Button', 'Leads to the booking page.', 'link'),
        part('secondary', 'Text link', 'Leads to the service cards.', 'link'),
      ]),
      list('facts', 'Title block', 'Four facts in the strip under the film.', 'fact', {
        count: 4,
        item: 'fact',
      }),
    ),
    ...inGroup(
      'services',
      section(
        'services',
        'Service cards',
        'Ten cards: a mosaic on wide screens, a list on phones.',
        [
          line('heading', 'Heading', 'One or two short sentences.', { max: 200 }),
          paragraph('text', 'Text', 'Beside the heading.', { max: 1000 }),
          list('cards', 'Cards', 'Exactly ten; the first is the largest.', 'serviceCard', {
            count: 10,
            item: 'card',
          }),
          part('allLink', 'Link to all', 'Leads to the services overview.', 'link'),
          part('action', 'Button', 'Leads to Contact Us.', 'link'),
        ],
      ),
    ),
    ...inGroup(
      'process',
      section('process', 'Process', 'The four steps from idea to handover.', [
        line('heading', 'Heading', 'One short sentence.', { max: 200 }),
        paragraph('text', 'Text', 'Beside the heading.', { max: 1000 }),
        list('steps', 'Steps', 'Exactly four.', 'processStep', { count: 4, item: 'step' }),
        part('action', 'Button', 'Leads to Contact Us.', 'link'),
      ]),
    ),
    ...inGroup(
      'why',
      section('why', 'Why us', 'Four figures that count up.', [
        line('heading', 'Heading', 'For example “Built for business. Feels like play.”', {
          max: 200,
        }),
        paragraph('text', 'Text', 'Beside the heading.', { max: 1000 }),
        list('stats', 'Numbers', 'Exactly four.', 'stat', { count: 4, item: 'figure' }),
      ]),
    ),
    ...inGroup(
      'faq',
      section(
        'faq',
        'Questions',
        'Texts around the questions; the questions are separate documents.',
        [
          line('heading', 'Heading', 'Two or three words.', { max: 200 }),
          paragraph('text', 'Text', 'One or two short sentences.', { max: 1000, rows: 2 }),
          lines(
            'categories',
            'Order of topics',
            'The topic buttons from left to right. Topics that are not listed come last.',
            { max: 200 },
          ),
          line('helpTitle', 'Help box title', 'For example “Still Have Questions?”.', {
            max: 200,
          }),
          line('helpText', 'Help box text', 'One short sentence.', { max: 200 }),
          part('helpPrimary', 'Help box first button', 'Leads to the booking page.', 'link'),
          part('helpSecondary', 'Help box second button', 'Leads to Contact Us.', 'link'),
        ],
      ),
    ),
    ...inGroup(
      'blocks',
      list(
        HOME_BLOCKS_FIELD,
        'Extra blocks',
        'Your own blocks between the sections of home, which stay in their places.',
        BLOCK_GROUP_TYPE,
        { count: [0, 6], item: 'place', empty: 'nothing' },
      ),
    ),
    ...inGroup(
      'end',
      part('closing', 'Call to action', 'The last text of the page.', 'closing'),
      part('meta', 'Search and sharing', 'Title, description and sharing picture.', 'pageMeta'),
    ),
  ],
})
