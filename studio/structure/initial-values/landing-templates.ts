import type { Fields } from '@kitewright/content-rules/check'
import type { Template } from 'sanity'

const key = () => crypto.randomUUID().slice(0, 12)
const keyed = (items: readonly Fields[]) => items.map((item) => ({ ...item, _key: key() }))
const headline = (impact: string, effort: string) => ({ _type: 'headline', impact, effort })
const link = (label: string, page: string) => ({
  _type: 'link',
  label,
  page: { _type: 'reference', _ref: page },
})
const paragraphs = (...texts: readonly string[]) =>
  keyed(
    texts.map((text) => ({
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: keyed([{ _type: 'span', text, marks: [] }]),
    })),
  )
const facts = (...pairs: readonly [label: string, value: string][]) => ({
  _type: 'factsSection',
  facts: keyed(pairs.map(([label, value]) => ({ _type: 'fact', label, value }))),
})
const steps = (heading: string, ...texts: readonly [title: string, text: string][]) => ({
  _type: 'stepsSection',
  heading,
  steps: keyed(texts.map(([title, text]) => ({ _type: 'serviceStep', title, text }))),
})
const text = (heading: string, ...body: readonly string[]) => ({
  _type: 'textSection',
  heading,
  body: paragraphs(...body),
})
const columns = (heading: string, left: string, right: string) => ({
  _type: 'columnsSection',
  heading,
  left: paragraphs(left),
  right: paragraphs(right),
})
const enquiry = (heading: string, help: string) => ({
  _type: 'enquirySection',
  heading,
  text: help,
})

/** Words that the rules refuse to publish until an editor replaces them. */
const sample = (words: string) => `[Sample text: ${words}]`

/** A page that can be published once its sample words are replaced and it has an address. */
const page = (name: string, title: string, value: () => Fields): Template => ({
  id: `landing-${name}`,
  title,
  schemaType: 'landingPage',
  value,
})

export const landingTemplates: Template[] = [
  page('campaign', 'Landing page: campaign', () => ({
    title: 'Campaign',
    headline: headline('One offer,', 'said in a few words.'),
    lead: sample('Say in one sentence what a visitor gets, for whom it is, and until when.'),
    action: link('Ask for a quote', 'contact'),
    sections: keyed([
      facts(
        ['For', 'Shops and makers'],
        ['Live in', 'Four weeks'],
        ['Price', 'Fixed in writing'],
        ['Warranty', '30 days'],
      ),
      text(
        'Why now',
        sample('Name the reason to act this month. A season, a new rule or a price that ends.'),
        sample('Then say what happens if nothing changes.'),
      ),
      steps(
        'How it works',
        ['Ask', 'You send the form. We reply within 24 hours.'],
        ['Quote', 'You get a fixed price and a date.'],
        ['Build', 'You see the result every week.'],
        ['Launch', 'We switch it on and stay for 30 days.'],
      ),
      enquiry('Ask for the offer', 'Say what you sell and what you need. We reply with a price.'),
    ]),
    meta: {
      _type: 'pageMeta',
      title: sample('Campaign'),
      description: sample(
        'Describe the offer of this campaign in one or two sentences: what it is, for whom, and until when it can be had.',
      ),
      socialHeadline: headline('One offer,', 'said in a few words.'),
    },
  })),
  page('event', 'Landing page: event', () => ({
    title: 'Event',
    headline: headline('Meet us', 'on one evening.'),
    lead: sample(
      'Say in one sentence what people learn, where it is, and whether it costs something.',
    ),
    action: link('Keep a seat', 'contact'),
    sections: keyed([
      facts(
        ['Day', sample('Write the date')],
        ['Place', sample('Write the address')],
        ['Language', 'English'],
        ['Entry', 'Free'],
      ),
      columns(
        'The evening',
        sample('Name the talks with their times, each in one line.'),
        sample('Name the people who speak, and what they build.'),
      ),
      text('Who should come', sample('Say for whom it is, and what they should know before.')),
      enquiry('Keep a seat', 'Send your name and how many come. We confirm within 24 hours.'),
    ]),
    meta: {
      _type: 'pageMeta',
      title: sample('Event'),
      description: sample(
        'Describe the event in one or two sentences: what people learn, on which day it is, where, and how they keep a seat.',
      ),
      socialHeadline: headline('Meet us', 'on one evening.'),
    },
  })),
  page('hiring', 'Landing page: hiring', () => ({
    title: 'Hiring',
    headline: headline('Build it', 'with us.'),
    lead: sample('Say in one sentence whom you look for, where, and what they will build.'),
    action: link('See open jobs', 'careers'),
    sections: keyed([
      text(
        'The work',
        sample('Describe a week of this job, with a project that people can look at.'),
      ),
      columns(
        'You and us',
        sample('Name what the person should bring, each in one line.'),
        sample('Name what you offer: hours, place, learning, and the range of pay.'),
      ),
      steps(
        'How we hire',
        ['Write', 'Send a few lines and one thing you built.'],
        ['Talk', 'We talk for 30 minutes.'],
        ['Try', 'You work with us for a paid day.'],
        ['Start', 'You get an offer within a week.'],
      ),
      enquiry('Write to us', 'A few lines are enough. We reply to everybody.'),
    ]),
    meta: {
      _type: 'pageMeta',
      title: sample('Hiring'),
      description: sample(
        'Describe the job in one or two sentences: what people build, where they work, what they should bring, and how to apply.',
      ),
      socialHeadline: headline('Build it', 'with us.'),
    },
  })),
]
