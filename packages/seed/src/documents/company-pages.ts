import type { About, Blog, Careers, Portfolio } from '@kitewright/content-types/model'
import { closing, type Draft, headline, link, pageMeta, titled } from '../document-parts/parts.ts'
import { line, text } from '../document-parts/text.ts'

export const about: Draft<About> = {
  _id: 'about',
  _type: 'about',
  headline: headline('Two halves,', 'one spine.'),
  lead: 'Kitewright is a technology services company in {city}. We build software, hardware, or both.',
  whoWeAre: {
    heading: 'Who we are',
    body: text(`
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
    items: titled({
      Clarity:
        'We write down the scope, the price and the dates before we start. If something is a bad idea, we say so while it is still cheap to hear.',
      Creativity:
        'The first answer is rarely the best one. We sketch, build small and test, until the simple version is also the right one.',
      Collaboration:
        'You know your business, we know how to build. You see the work every week and approve each step before the next one starts.',
    }),
  },
  closing: closing({
    headline: headline('Enough about us.', 'What about you?'),
    text: 'Send a few lines about what you want to build. We respond within 24 hours.',
    primary: link('Start Your Project', '/contact'),
  }),
  meta: pageMeta({
    title: 'About Us',
    description:
      'Kitewright is a technology services company in {city} with a software half, a hardware half and one team. Clarity, creativity, collaboration.',
    socialHeadline: headline('Two halves,', 'one spine.'),
  }),
}

export const careers: Draft<Careers> = {
  _id: 'careers',
  _type: 'careers',
  headline: headline('Hold', 'the line.'),
  lead: 'You will build things that clients use, with people who build the other half.',
  whenEmpty: line(
    'No openings at the moment. We always have time for good people: [write to us](/contact) and tell us what you make.',
  ),
  note: line('Have a question about a job? [Contact us](/contact).'),
  meta: pageMeta({
    title: 'Careers',
    description:
      'Open positions at Kitewright for people who build software and hardware that clients use. Apply, or ask us about a job.',
    socialHeadline: headline('Hold', 'the line.'),
  }),
}

export const portfolio: Draft<Portfolio> = {
  _id: 'portfolio',
  _type: 'portfolio',
  headline: headline('Things that', 'fly.'),
  lead: 'Four typical builds, not clients: what we draw, what we make and which of our services go into each.',
  whenEmpty: line(
    'We cannot show our current work yet. Ask us, and [we will tell you what we can](/contact).',
  ),
  closing: closing({
    headline: headline('Yours would look good', 'up there.'),
    text: 'Tell us what it should do. The first consultation is free.',
    primary: link('Book a Meeting', '/book-meeting'),
    secondary: link('Request a Call back', '/contact'),
  }),
  meta: pageMeta({
    title: 'Portfolio',
    description:
      'Four typical builds: a cold-chain tracker, a marketplace checkout, job cards for the shop floor and an invoice reader. See what we make.',
    socialHeadline: headline('Things that', 'fly.'),
  }),
}

export const blog: Draft<Blog> = {
  _id: 'blog',
  _type: 'blog',
  headline: headline('Notes from', 'the bench.'),
  lead: 'Short articles for people who pay for software and hardware, by people who make it.',
  whenEmpty: line(
    'Nothing to read yet. Have a question that others may share? [Send it to us](/contact).',
  ),
  meta: pageMeta({
    title: 'Blog',
    description:
      'Plain articles for people who buy software and hardware: reading a fixed-price quote, choosing a PWA, taking a board to production.',
    socialHeadline: headline('Notes from', 'the bench.'),
  }),
}
