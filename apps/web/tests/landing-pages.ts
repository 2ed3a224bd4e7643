import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundledSeed, load } from '@kitewright/content-loader/load'
import type { Settings } from '@kitewright/content-loader/settings'
import { type Fields, isFields } from '@kitewright/content-rules/check'

/** Landing pages beside the bundled content, which has none: one with every section, and some in orders that are drawn. */

const { documents, assets } = await bundledSeed()

const documentOf = (id: string): Fields => {
  const found = documents.find(({ _id }) => _id === id)
  if (!found) throw new Error(`The seed has no ${id}`)
  return found
}
const partOf = (document: Fields, name: string): Fields => {
  const part = document[name]
  if (!isFields(part)) throw new Error(`${document._id} has no ${name}`)
  return part
}
const reference = (_ref: string) => ({ _type: 'reference', _ref })
const ofType = (type: string) => documents.filter(({ _type }) => _type === type)

const home = documentOf('home')
const service = documentOf('service-payment-gateway')
const [legal] = ofType('legalPage')
const [project] = ofType('project')
const [question] = ofType('faq')
const closing = partOf(home, 'closing')

const films = join(import.meta.dirname, '../src/pages/home/hero/film')

/** An upload of the content, and its document. */
async function upload(name: string, body: Promise<Uint8Array> | string) {
  const [id, path] = [name.replace(/\W/, '-'), `/media/${name}`]
  const document: Fields = { _id: `file-${id}`, _type: 'sanity.fileAsset', url: path }
  return { asset: { path, body: await body }, document }
}

const uploads = await Promise.all([
  upload('film.webm', readFile(join(films, 'hero-mobile.av1.webm'))),
  upload('film.vtt', 'WEBVTT\n\n00:00.000 --> 00:10.000\nA kite rises.\n'),
])
/** Documents of the files that sections show. */
export const fileDocuments = uploads.map(({ document }) => document)
const [film, captions] = fileDocuments.map(({ _id }) => ({
  _type: 'file',
  asset: reference(String(_id)),
}))

/** One of each kind, of the words of the seed, in an order that an editor may choose. */
export const everySection: readonly Fields[] = [
  { _type: 'factsSection', facts: home.facts },
  {
    _type: 'cardsSection',
    heading: 'Three ways to get paid online',
    text: 'Each stands alone, and each can take over from the one before.',
    services: ['payment-gateway', 'web-development', 'saas-development'].map((slug) => ({
      ...reference(`service-${slug}`),
      _key: slug,
    })),
  },
  { _type: 'stepsSection', heading: 'Live in four steps', steps: service.steps },
  {
    _type: 'packagesSection',
    heading: 'What it costs',
    service: reference(String(service._id)),
  },
  { _type: 'figuresSection', heading: 'What we stand for', stats: partOf(home, 'why').stats },
  {
    _type: 'buildSection',
    heading: 'A build of this kind',
    build: reference(String(project?._id)),
  },
  {
    ...closing,
    _type: 'heroSection',
    headline: { _type: 'headline', impact: 'Lamps are lit', effort: 'on one evening.' },
    image: project?.image,
  },
  { _type: 'textSection', heading: 'Why now', body: legal?.summary },
  {
    _type: 'pictureSection',
    image: project?.image,
    caption: 'The board, before it goes into its case.',
  },
  {
    _type: 'columnsSection',
    heading: 'Before and after',
    left: legal?.summary,
    right: legal?.summary,
    background: 'vellum',
    space: 'tight',
  },
  {
    _type: 'gallerySection',
    heading: 'From the workshop',
    pictures: ['first', 'second', 'third'].map((_key) => ({
      _key,
      image: project?.image,
      caption: `The ${_key} board.`,
    })),
  },
  {
    _type: 'videoSection',
    heading: 'A day at the bench',
    video: 'https://vimeo.com/76979871',
    image: project?.image,
    caption: 'Two minutes, with sound.',
  },
  {
    _key: 'film',
    _type: 'videoSection',
    heading: 'A kite rises',
    file: film,
    captions,
    image: project?.image,
  },
  {
    _type: 'testimonialSection',
    quote: 'They said four weeks, and it was four weeks.',
    name: 'Meera Nair',
    role: 'Head of operations, Loom & Co.',
    background: 'haldi',
  },
  {
    _type: 'logosSection',
    heading: 'They trust us',
    pictures: ['one', 'two'].map((_key) => ({ _key, image: project?.image })),
  },
  {
    _type: 'questionsSection',
    heading: 'Asked most often',
    topic: question?.category,
  },
  {
    _type: 'enquirySection',
    heading: 'Ask before Diwali',
    text: 'Say what you sell and how people pay today. You get a fixed price and a date.',
    service: reference(String(service._id)),
  },
  { ...closing, _type: 'closing' },
].map((section) => ({ _key: section._type, ...section }))

/** Mulberry32: the same orders at each run. */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** These in an order that is the same for the same seed. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = randomOf(seed)
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/** Some of these in a drawn order, the same for the same seed. */
export const drawn = <Item>(items: readonly Item[], seed: number): Item[] =>
  shuffled(items, seed).slice(0, 1 + Math.floor(randomOf(seed)() * items.length))

export const landingPage = (slug: string, more: Fields = {}, meta: Fields = {}): Fields => ({
  _id: `landingPage-${slug}`,
  _type: 'landingPage',
  _createdAt: '2026-10-01T00:00:00Z',
  _updatedAt: '2026-10-01T00:00:00Z',
  _rev: slug,
  title: 'Diwali launch',
  slug: { _type: 'slug', current: slug },
  headline: { _type: 'headline', impact: 'Paid before', effort: 'the lamps are lit.' },
  lead: 'A shop that takes UPI, cards and cash on delivery, live four weeks after you say yes.',
  action: {
    _type: 'link',
    label: 'Ask before Diwali',
    page: reference('contact'),
  },
  sections: everySection,
  meta: {
    ...partOf(home, 'meta'),
    title: `Diwali launch ${slug}`,
    description: `A shop that takes UPI, cards and cash on delivery, live four weeks after you say yes, at a price that is fixed: ${slug}.`,
    ...meta,
  },
  ...more,
})

/** Indexes of all sections. */
export const EVERY_SECTION = 'every-section'

/** Addresses of pages whose sections all have one background, in a drawn order. */
export const drawnPages = ['on-paper', 'on-vellum', 'on-haldi']

/** Sections with their own background. */
const withoutBackground: unknown[] = ['heroSection', 'factsSection', 'closing']

const pages = [
  landingPage(EVERY_SECTION),
  ...drawnPages.map((slug, place) => {
    const background = slug.slice('on-'.length)
    const sections = shuffled(everySection, place + 1).map((section) =>
      withoutBackground.includes(section._type) ? section : { ...section, background },
    )
    return landingPage(slug, { sections }, { noindex: place === 0 })
  }),
]

const kept = (type: string) => everySection.filter(({ _type }) => _type === type)

/** Home with sections between its own: two places that are shown, and one that is not. */
export const homeWithSections: Fields = {
  ...home,
  ownSections: [
    {
      _key: 'sale',
      after: 'facts',
      sections: [...kept('packagesSection'), ...kept('textSection')],
    },
    { _key: 'later', after: 'why', hidden: true, sections: kept('pictureSection') },
    { _key: 'ask', after: 'faq', hidden: false, sections: kept('enquirySection') },
  ].map((between) => ({ ...between, _type: 'sectionsBetween' })),
}

/** The bundled content with these pages, and with what is said instead. */
export const loadWithLandingPages = (settings: Settings, changed: readonly Fields[] = pages) =>
  load({
    settings,
    seed: async () => ({
      assets: [...assets, ...uploads.map(({ asset }) => asset)],
      documents: [
        ...fileDocuments,
        ...documents.filter(({ _id }) => !changed.some((other) => other._id === _id)),
        ...changed,
      ],
    }),
  })
