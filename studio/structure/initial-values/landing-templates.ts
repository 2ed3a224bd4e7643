import type { Fields } from '@kitewright/content-rules/check'
import { BLOCKS_FIELD } from '@kitewright/content-types/model'
import { createColumns } from '@kitewright/web/blocks/columns/sample'
import { createEnquiry } from '@kitewright/web/blocks/enquiry/sample'
import { createFacts } from '@kitewright/web/blocks/facts/sample'
import { withKeys } from '@kitewright/web/blocks/samples'
import { createSteps } from '@kitewright/web/blocks/steps/sample'
import { createText } from '@kitewright/web/blocks/text/sample'
import type { Template } from 'sanity'

const link = (label: string, page: string) => ({
  _type: 'link',
  label,
  page: { _type: 'reference', _ref: page },
})
/** Words that the rules refuse to publish until an editor replaces them. */
const formatSample = (words: string) => `[Sample text: ${words}]`
/** Sample words that an editor may also keep. */
const suggest = (words: string) => `[Sample words: ${words}]`
export const getSuggestion = (text: string) => /^\[Sample words: (.+)\]$/.exec(text)?.[1]
const suggestPairs = (...pairs: readonly (readonly [label: string, text: string])[]) =>
  pairs.map(([label, text]) => [label, suggest(text)] as const)

const createHeadline = (impact: string, effort: string) => ({
  _type: 'headline',
  impact: suggest(impact),
  effort: suggest(effort),
})

/** A page that can be published once its sample words are replaced and it has an address. */
const createPage = (name: string, title: string, value: () => Fields): Template => ({
  id: `landing-${name}`,
  title,
  schemaType: 'landingPage',
  value,
})

export const landingTemplates: Template[] = [
  createPage('campaign', 'Landing page: campaign', () => ({
    title: 'Campaign',
    headline: createHeadline('One offer,', 'said in a few words.'),
    lead: formatSample('Say in one sentence what a visitor gets, for whom it is, and until when.'),
    action: link('Ask for a quote', 'contact'),
    [BLOCKS_FIELD]: withKeys([
      createFacts(
        ...suggestPairs(
          ['For', 'Shops and makers'],
          ['Live in', 'Four weeks'],
          ['Price', 'Fixed in writing'],
          ['Warranty', '30 days'],
        ),
      ),
      createText(
        'Why now',
        formatSample(
          'Name the reason to act this month. A season, a new rule or a price that ends.',
        ),
        formatSample('Then say what happens if nothing changes.'),
      ),
      createSteps(
        'How it works',
        ...suggestPairs(
          ['Ask', 'You send the form. We reply within 24 hours.'],
          ['Quote', 'You get a fixed price and a date.'],
          ['Build', 'You see the result every week.'],
          ['Launch', 'We switch it on and stay for 30 days.'],
        ),
      ),
      createEnquiry(
        'Ask for the offer',
        suggest('Say what you sell and what you need. We reply with a price.'),
      ),
    ]),
    meta: {
      _type: 'pageMeta',
      title: formatSample('Campaign'),
      description: formatSample(
        'Describe the offer of this campaign in one or two sentences: what it is, for whom, and until when it can be had.',
      ),
      socialHeadline: createHeadline('One offer,', 'said in a few words.'),
    },
  })),
  createPage('event', 'Landing page: event', () => ({
    title: 'Event',
    headline: createHeadline('Meet us', 'on one evening.'),
    lead: formatSample(
      'Say in one sentence what people learn, where it is, and whether it costs something.',
    ),
    action: link('Keep a seat', 'contact'),
    [BLOCKS_FIELD]: withKeys([
      createFacts(
        ['Day', formatSample('Write the date')],
        ['Place', formatSample('Write the address')],
        ...suggestPairs(['Language', 'English'], ['Entry', 'Free']),
      ),
      createColumns(
        'The evening',
        formatSample('Name the talks with their times, each in one line.'),
        formatSample('Name the people who speak, and what they build.'),
      ),
      createText(
        'Who should come',
        formatSample('Say for whom it is, and what they should know before.'),
      ),
      createEnquiry(
        'Keep a seat',
        suggest('Send your name and how many come. We confirm within 24 hours.'),
      ),
    ]),
    meta: {
      _type: 'pageMeta',
      title: formatSample('Event'),
      description: formatSample(
        'Describe the event in one or two sentences: what people learn, on which day it is, where, and how they keep a seat.',
      ),
      socialHeadline: createHeadline('Meet us', 'on one evening.'),
    },
  })),
  createPage('hiring', 'Landing page: hiring', () => ({
    title: 'Hiring',
    headline: createHeadline('Build it', 'with us.'),
    lead: formatSample('Say in one sentence whom you look for, where, and what they will build.'),
    action: link('See open jobs', 'careers'),
    [BLOCKS_FIELD]: withKeys([
      createText(
        'The work',
        formatSample('Describe a week of this job, with a project that people can look at.'),
      ),
      createColumns(
        'You and us',
        formatSample('Name what the person should bring, each in one line.'),
        formatSample('Name what you offer: hours, place, learning, and the range of pay.'),
      ),
      createSteps(
        'How we hire',
        ...suggestPairs(
          ['Write', 'Send a few lines and one thing you built.'],
          ['Talk', 'We talk for 30 minutes.'],
          ['Try', 'You work with us for a paid day.'],
          ['Start', 'You get an offer within a week.'],
        ),
      ),
      createEnquiry('Write to us', suggest('A few lines are enough. We reply to everybody.')),
    ]),
    meta: {
      _type: 'pageMeta',
      title: formatSample('Hiring'),
      description: formatSample(
        'Describe the job in one or two sentences: what people build, where they work, what they should bring, and how to apply.',
      ),
      socialHeadline: createHeadline('Build it', 'with us.'),
    },
  })),
]
