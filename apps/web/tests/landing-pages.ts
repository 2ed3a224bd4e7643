import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { load, loadBundledSeed } from '@kitewright/content-loader/load'
import type { Settings } from '@kitewright/content-loader/settings'
import { type Fields, isFields } from '@kitewright/content-rules/check'
import { BLOCK_GROUP_TYPE, BLOCKS_FIELD, HOME_BLOCKS_FIELD } from '@kitewright/content-types/model'
import { type BlockName, blockNames, blocks, getDefaultBackground } from '../src/blocks/registry.ts'
import { type CreateExamples, createBlock } from '../src/blocks/samples.ts'

/** Landing pages beside the bundled content, which has none: one with every block, and some in random orders. */

const { documents, assets } = await loadBundledSeed()

const getDocument = (id: string): Fields => {
  const found = documents.find(({ _id }) => _id === id)
  if (!found) throw new Error(`The seed has no ${id}`)
  return found
}
const findPart = (document: Fields, name: string): Fields => {
  const part = document[name]
  if (!isFields(part)) throw new Error(`${document._id} has no ${name}`)
  return part
}
const reference = (_ref: string) => ({ _type: 'reference', _ref })
const findFirst = (type: string): Fields => {
  const found = documents.find(({ _type }) => _type === type)
  if (!found) throw new Error(`The seed has no ${type}`)
  return found
}

const home = getDocument('home')
const service = getDocument('service-payment-gateway')
const legalPage = findFirst('legalPage')
const project = findFirst('project')
const question = findFirst('faq')

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
/** Documents of the files that blocks show. */
export const fileDocuments = uploads.map(({ document }) => document)
const [film = {}, captions = {}] = fileDocuments.map(({ _id }) => ({
  _type: 'file',
  asset: reference(String(_id)),
}))

const folder = join(import.meta.dirname, '../src/blocks')
type Sample = { createExamples: CreateExamples }

/** Examples of all blocks, with text of the seed, in the order of the Studio's menu. */
export const everyBlock: readonly Fields[] = (
  await Promise.all(
    blockNames.map(async (name) => {
      const { createExamples }: Sample = await import(join(folder, name, 'sample.ts'))
      const source = { home, service, project, question, legalPage, film, captions }
      const examples = createExamples({ ...source, homePart: (part) => findPart(home, part) })
      return examples.map((fields) => createBlock(name, fields))
    }),
  )
)
  .flat()
  .map((block) => ({ _key: block._type, ...block }))

/** Mulberry32: the same orders at each run. */
function createRandom(seed: number) {
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
  const random = createRandom(seed)
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

/** Some of these in a drawn order, the same for the same seed. */
export const shuffle = <Item>(items: readonly Item[], seed: number): Item[] =>
  shuffled(items, seed).slice(0, 1 + Math.floor(createRandom(seed)() * items.length))

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
  [BLOCKS_FIELD]: everyBlock,
  meta: {
    ...findPart(home, 'meta'),
    title: `Diwali launch ${slug}`,
    description: `A shop that takes UPI, cards and cash on delivery, live four weeks after you say yes, at a price that is fixed: ${slug}.`,
    ...meta,
  },
  ...more,
})

/** Indexes of all blocks. */
export const EVERY_BLOCK = 'every-block'

/** Addresses of pages whose blocks all have one background, in a random order. */
export const shuffledPages = ['on-paper', 'on-vellum', 'on-haldi']

/** Blocks with their own background. */
const withoutBackground = new Set<unknown>(
  blockNames.filter((name) => !getDefaultBackground(name)).map((name) => blocks[name].type),
)

const pages = [
  landingPage(EVERY_BLOCK),
  ...shuffledPages.map((slug, index) => {
    const background = slug.slice('on-'.length)
    const list = shuffled(everyBlock, index + 1).map((block) =>
      withoutBackground.has(block._type) ? block : { ...block, background },
    )
    return landingPage(slug, { [BLOCKS_FIELD]: list }, { noindex: index === 0 })
  }),
]

const listExamples = (...names: BlockName[]) =>
  names.flatMap((name) => everyBlock.filter(({ _type }) => _type === blocks[name].type))

/** Home with blocks between its sections: two groups that are shown, and one that is not. */
export const homeWithBlocks: Fields = {
  ...home,
  [HOME_BLOCKS_FIELD]: [
    { _key: 'sale', after: 'facts', [BLOCKS_FIELD]: listExamples('packages', 'text') },
    { _key: 'later', after: 'why', hidden: true, [BLOCKS_FIELD]: listExamples('picture') },
    { _key: 'ask', after: 'faq', hidden: false, [BLOCKS_FIELD]: listExamples('enquiry') },
  ].map((group) => ({ ...group, _type: BLOCK_GROUP_TYPE })),
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
