/** Valid documents, of which tests break one rule at a time. */
const keyed = (count: number, item: (place: number) => object) =>
  Array.from({ length: count }, (_, place) => ({ _key: `k${place}`, ...item(place) }))

const titled = (count: number) =>
  keyed(count, (place) => ({ title: `Title ${place}`, text: 'Some words.' }))

const facts = (count: number) =>
  keyed(count, (place) => ({ label: 'Quote', value: `Fixed ${place}` }))

export const description = `${'Plain words that describe a page to a person who searches. '.repeat(2)}End.`

const meta = () => ({
  title: 'A page',
  description,
  socialHeadline: { impact: 'Plain', effort: 'words.' },
})

const tier = (name: string, from: number, to: number | undefined, fact: string) => ({
  name,
  from,
  ...(to && { to }),
  period: 'project',
  tagline: 'For a first site.',
  facts: [fact],
  bullets: [`Includes ${fact}`, 'Search basics', 'Handover', 'Support'],
})

/** A new object on each call, so that a test may change it. */
export const validDocument = {
  service: () => ({
    _id: 'service-a',
    _type: 'service',
    title: 'Web Development',
    slug: { _type: 'slug', current: 'web-development' },
    group: { _type: 'reference', _ref: 'group-a' },
    menuLine: 'Sites that are found',
    metaDescription: description,
    layout: 'ledger',
    lead: 'A lead of one sentence.',
    facts: facts(3),
    highlights: titled(3),
    lists: keyed(2, () => ({
      title: 'Terms',
      items: keyed(4, () => ({ term: 'React', text: 'Pages' })),
    })),
    features: titled(4),
    steps: titled(4),
    tiers: [
      {
        _key: 'a',
        ...tier('Starter', 50_000, 200_000, '5–10 pages'),
        weeksFrom: 2,
        weeksTo: 4,
      },
      { _key: 'b', ...tier('Professional', 200_000, 800_000, '30 pages') },
      { _key: 'c', ...tier('Enterprise', 800_000, undefined, 'unlimited pages'), weeksFrom: 12 },
    ],
    drawing: { alt: 'A drawing.', stations: titled(5) },
    isNot: {
      title: 'What it is not',
      text: 'Not this.',
      neighbour: { _type: 'reference', _ref: 'service-b' },
      linkLabel: 'See that',
    },
  }),
  home: () => ({
    _id: 'home',
    _type: 'home',
    facts: facts(4),
    services: { cards: keyed(10, () => ({ title: 'Card', technologies: ['A', 'B', 'C'] })) },
    process: { steps: keyed(4, () => ({ title: 'Step', deliverables: ['A', 'B', 'C'] })) },
    why: { stats: keyed(4, () => ({ value: 100, facts: ['A', 'B'] })) },
    faq: { categories: ['Pricing', 'Support'] },
    meta: meta(),
  }),
  servicesOverview: () => ({
    _id: 'servicesOverview',
    _type: 'servicesOverview',
    cards: keyed(3, () => ({ title: 'Card', href: '/contact' })),
    reasons: { heading: 'Six reasons', items: titled(6) },
    meta: meta(),
  }),
  about: () => ({
    _id: 'about',
    _type: 'about',
    halves: { software: ['Web', 'Apps'], hardware: ['Boards', 'Cases'] },
    philosophy: { heading: 'Our philosophy', items: titled(3) },
    meta: meta(),
  }),
  contact: () => ({ _id: 'contact', _type: 'contact', next: { items: titled(3) }, meta: meta() }),
  booking: () => ({ _id: 'booking', _type: 'booking', facts: facts(3), meta: meta() }),
  comingSoon: () => ({
    _id: 'comingSoon',
    _type: 'comingSoon',
    launchDate: '2025-08-15',
    meta: meta(),
  }),
  siteSettings: () => ({
    _id: 'siteSettings',
    _type: 'siteSettings',
    registeredAddress: '12 Kite Road, Bangalore 560001',
    cin: 'U72200KA2020PTC123456',
    gstin: '29ABCDE1234F1Z5',
    foundedYear: '2020',
    email: 'hello@kitewright.example',
    phone: '+91 80 5550 0142',
    social: [
      { _key: 'x', network: 'X', url: 'https://x.example/kitewright' },
      { _key: 'l', network: 'LinkedIn', url: 'https://linkedin.example/kitewright' },
    ],
    splash: { messages: ['One', 'Two', 'Three'] },
  }),
  project: () => ({ _id: 'project-a', _type: 'project', tags: ['IoT', 'Firmware'] }),
  post: () => ({ _id: 'post-a', _type: 'post', author: 'A desk', publishedAt: '2026-10-01' }),
  landingPage: () => ({
    _id: 'landing-a',
    _type: 'landingPage',
    title: 'Diwali launch',
    slug: { _type: 'slug', current: 'diwali-launch' },
    sections: [{ _key: 'a', _type: 'factsSection', facts: facts(4) }],
    endsOn: '2027-11-10',
    meta: meta(),
  }),
  job: () => ({
    _id: 'job-a',
    _type: 'job',
    applyUrl: 'mailto:jobs@kitewright.example',
    datePosted: '2026-10-01',
    validThrough: '2026-12-01',
  }),
  legalPage: () => ({
    _id: 'privacy',
    _type: 'legalPage',
    slug: { _type: 'slug', current: 'privacy-policy' },
    sections: keyed(8, (place) => ({ title: 'Section', anchor: { current: `section-${place}` } })),
    meta: meta(),
  }),
}
