import type { Fields } from '@kitewright/content-rules/check'
import { BLOCKS_FIELD } from '@kitewright/content-types/model'
import { createColumns } from '@kitewright/web/blocks/columns/sample'
import { createEnquiry } from '@kitewright/web/blocks/enquiry/sample'
import { createFacts } from '@kitewright/web/blocks/facts/sample'
import { withKeys } from '@kitewright/web/blocks/samples'
import { createSteps } from '@kitewright/web/blocks/steps/sample'
import { createText } from '@kitewright/web/blocks/text/sample'
import type { Template } from 'sanity'

type Pair = readonly [string, string]

/** Words that the rules refuse to publish until an editor replaces them. */
const formatSample = (text: string) => `[Sample text: ${text}]`
/** Sample words that an editor may also keep. */
export const suggest = (text: string) => `[Sample words: ${text}]`
const suggestTexts = (pairs: readonly Pair[]) =>
  pairs.map(([label, text]): Pair => [label, suggest(text)])
export const getSuggestion = (text: string) => /^\[Sample words: (.+)\]$/.exec(text)?.[1]

const buildSteps = (heading: string, ...pairs: readonly Pair[]) =>
  createSteps(heading, ...suggestTexts(pairs))
const buildText = (heading: string, ...paragraphs: readonly string[]) =>
  createText(heading, ...paragraphs.map(formatSample))
const buildColumns = (heading: string, left: string, right: string) =>
  createColumns(heading, formatSample(left), formatSample(right))
const buildEnquiry = (heading: string, text: string) => createEnquiry(heading, suggest(text))

type Page = {
  name: string
  headline: Pair
  lead: string
  action: readonly [label: string, page: string]
  /** For search engines, of the length that they show. */
  description: string
  blocks: () => Fields[]
}

/** A page that can be published once its sample words are replaced and it has an address. */
const createPage = ({ name, headline, lead, action, description, blocks }: Page): Template => {
  const [impact, effort] = headline
  const [label, page] = action
  const parts = { _type: 'headline', impact: suggest(impact), effort: suggest(effort) }
  return {
    id: `landing-${name.toLowerCase()}`,
    title: `Landing page: ${name.toLowerCase()}`,
    schemaType: 'landingPage',
    value: () => ({
      title: name,
      headline: parts,
      lead: formatSample(lead),
      action: { _type: 'link', label, page: { _type: 'reference', _ref: page } },
      [BLOCKS_FIELD]: withKeys(blocks()),
      meta: {
        _type: 'pageMeta',
        title: formatSample(name),
        description: formatSample(description),
        socialHeadline: parts,
      },
    }),
  }
}

const pages: Page[] = [
  {
    name: 'Campaign',
    headline: ['One offer,', 'said in a few words.'],
    lead: 'Say in one sentence what a visitor gets, for whom it is, and until when.',
    action: ['Ask for a quote', 'contact'],
    description:
      'Describe the offer of this campaign in one or two sentences: what it is, for whom, and until when it can be had.',
    blocks: () => [
      createFacts(
        ...suggestTexts([
          ['For', 'Shops and makers'],
          ['Live in', 'Four weeks'],
          ['Price', 'Fixed in writing'],
          ['Warranty', '30 days'],
        ]),
      ),
      buildText(
        'Why now',
        'Name the reason to act this month. A season, a new rule or a price that ends.',
        'Then say what happens if nothing changes.',
      ),
      buildSteps(
        'How it works',
        ['Ask', 'You send the form. We reply within 24 hours.'],
        ['Quote', 'You get a fixed price and a date.'],
        ['Build', 'You see the result every week.'],
        ['Launch', 'We switch it on and stay for 30 days.'],
      ),
      buildEnquiry(
        'Ask for the offer',
        'Say what you sell and what you need. We reply with a price.',
      ),
    ],
  },
  {
    name: 'Event',
    headline: ['Meet us', 'on one evening.'],
    lead: 'Say in one sentence what people learn, where it is, and whether it costs something.',
    action: ['Keep a seat', 'contact'],
    description:
      'Describe the event in one or two sentences: what people learn, on which day it is, where, and how they keep a seat.',
    blocks: () => [
      createFacts(
        ['Day', formatSample('Write the date')],
        ['Place', formatSample('Write the address')],
        ['Language', suggest('English')],
        ['Entry', suggest('Free')],
      ),
      buildColumns(
        'The evening',
        'Name the talks with their times, each in one line.',
        'Name the people who speak, and what they build.',
      ),
      buildText('Who should come', 'Say for whom it is, and what they should know before.'),
      buildEnquiry('Keep a seat', 'Send your name and how many come. We confirm within 24 hours.'),
    ],
  },
  {
    name: 'Hiring',
    headline: ['Build it', 'with us.'],
    lead: 'Say in one sentence whom you look for, where, and what they will build.',
    action: ['See open jobs', 'careers'],
    description:
      'Describe the job in one or two sentences: what people build, where they work, what they should bring, and how to apply.',
    blocks: () => [
      buildText('The work', 'Describe a week of this job, with a project that people can look at.'),
      buildColumns(
        'You and us',
        'Name what the person should bring, each in one line.',
        'Name what you offer: hours, place, learning, and the range of pay.',
      ),
      buildSteps(
        'How we hire',
        ['Write', 'Send a few lines and one thing you built.'],
        ['Talk', 'We talk for 30 minutes.'],
        ['Try', 'You work with us for a paid day.'],
        ['Start', 'You get an offer within a week.'],
      ),
      buildEnquiry('Write to us', 'A few lines are enough. We reply to everybody.'),
    ],
  },
]

export const landingTemplates = pages.map(createPage)
