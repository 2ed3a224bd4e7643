import type { About, Blog, Careers, Portfolio } from '@kitewright/content-types/model'
import {
  createClosing,
  createHeadline,
  createPageMeta,
  createTitledTexts,
  type Draft,
  link,
} from '../document-parts/parts.ts'
import { parseLine, parseText } from '../document-parts/text.ts'

export const about: Draft<About> = {
  _id: 'about',
  _type: 'about',
  headline: createHeadline('Two halves,', 'one spine.'),
  lead: 'Kitewright is a technology services company in {city}. We build software, hardware, or both.',
  whoWeAre: {
    heading: 'Who we are',
    body: parseText(`
      A patang, the Indian fighting kite, is two sheets of tissue, one straight spine and one bent
      bow. Take a sheet away and it will not fly. We are made the same way: a software half, a
      hardware half, and one team down the middle.

      The software half makes websites, apps, payment systems, AI and automation, and the cloud
      they run on. The hardware half makes electronics, IoT devices and the boards inside them.
      Design, marketing and consulting keep the two honest about who it is all for.

      You can hire us for one thing or for the whole thing. Either way you get a fixed-price quote,
      weekly updates and a 30-day bug-fix warranty. Our price ranges are on the site, because you
      need them before you call, not after.
    `),
  },
  halves: {
    software: [
      'Websites and apps',
      'Payments',
      'Platforms and APIs',
      'AI and automation',
      'Data and cloud',
    ],
    hardware: [
      'Circuit boards',
      'Embedded systems',
      'IoT devices',
      'Wearable technology',
      'Smart infrastructure',
    ],
  },
  philosophy: {
    heading: 'Our philosophy',
    items: createTitledTexts({
      Clarity:
        'We write down the scope, the price and the dates before we start. If something is a bad idea, we say so while it is still cheap to hear.',
      Creativity:
        'The first answer is rarely the best one. We sketch, build small and test, until the simple version is also the right one.',
      Collaboration:
        'You know your business, we know how to build. You see the work every week and approve each step before the next one starts.',
    }),
  },
  closing: createClosing({
    headline: createHeadline('Enough about us.', 'What about you?'),
    text: 'Send a few lines about what you want to build. We respond within 24 hours.',
    primary: link('Start Your Project', '/contact'),
  }),
  meta: createPageMeta({
    title: 'About Us',
    description:
      'Kitewright is a technology services company in {city} with a software half, a hardware half and one team. Clarity, creativity, collaboration.',
    socialHeadline: createHeadline('Two halves,', 'one spine.'),
  }),
}

export const careers: Draft<Careers> = {
  _id: 'careers',
  _type: 'careers',
  headline: createHeadline('Hold', 'the line.'),
  lead: 'You will build things that clients use, with people who build the other half.',
  whenEmpty: parseLine(
    'No openings at the moment. We always have time for good people: [write to us](/contact) and tell us what you make.',
  ),
  applicationParts: [
    'Your name and phone number',
    'A link to your CV, profile or work',
    'Two sentences about something that you made',
    'When you can start',
  ],
  afterApplying:
    'We answer each application within 5 working days. If we fit, we talk for half an hour by phone, then you meet the team.',
  note: parseLine('Have a question about a job? [Contact us](/contact).'),
  meta: createPageMeta({
    title: 'Careers',
    description:
      'Open positions at Kitewright for people who build software and hardware that clients use. Apply, or ask us about a job.',
    socialHeadline: createHeadline('Hold', 'the line.'),
  }),
}

export const portfolio: Draft<Portfolio> = {
  _id: 'portfolio',
  _type: 'portfolio',
  headline: createHeadline('Things that', 'fly.'),
  lead: 'Four typical builds, not clients: what we draw, what we make and which of our services go into each.',
  whenEmpty: parseLine(
    'We cannot show our current work yet. Ask us, and [we will tell you what we can](/contact).',
  ),
  closing: createClosing({
    headline: createHeadline('Yours would look good', 'up there.'),
    text: 'Tell us what it should do. The first consultation is free.',
    primary: link('Book a Meeting', '/book-meeting'),
    secondary: link('Request a Call back', '/contact'),
  }),
  meta: createPageMeta({
    title: 'Portfolio',
    description:
      'Four typical builds: a cold-chain tracker, a marketplace checkout, job cards for the shop floor and an invoice reader. See what we make.',
    socialHeadline: createHeadline('Things that', 'fly.'),
  }),
}

export const blog: Draft<Blog> = {
  _id: 'blog',
  _type: 'blog',
  headline: createHeadline('Notes from', 'the bench.'),
  lead: 'Short articles for people who pay for software and hardware, by people who make it.',
  whenEmpty: parseLine(
    'Nothing to read yet. Have a question that others may share? [Send it to us](/contact).',
  ),
  meta: createPageMeta({
    title: 'Blog',
    description:
      'Plain articles for people who buy software and hardware: reading a fixed-price quote, choosing a PWA, taking a board to production.',
    socialHeadline: createHeadline('Notes from', 'the bench.'),
  }),
}
