import { loadBundledSeed } from '@kitewright/content-loader/load'
import {
  collectDocumentIssues,
  collectNodes,
  type Fields,
  formatIssue,
  formatPath,
  isFields,
  sampleBlock,
} from '@kitewright/content-rules/check'
import { schema } from '@kitewright/content-types/schema'
import { expect, test, vi } from 'vitest'
import { landingPage } from '../tests/landing-pages.ts'
import { Drafts } from './draft-content.ts'
import { stripMark } from './marks.ts'

const { documents: published } = await loadBundledSeed()
const id = 'service-web-development'
const edited = (documents: readonly Fields[], fields: Fields) =>
  documents.map((one) => (one._id === id ? { ...one, _rev: 'draft', ...fields } : one))
const getLead = ({ content }: Awaited<ReturnType<Drafts['getContent']>>) =>
  stripMark(content?.services.find(({ slug }) => slug === 'web-development')?.lead ?? '')

test('drafts are processed like in the build', async () => {
  const drafts = new Drafts(() => Promise.reject(new Error('not asked for')))
  const shown = await drafts.getContent(
    edited(published, { lead: 'Sites that sell, {from} and up.' }),
  )
  expect(shown.issues).toEqual([])
  expect(getLead(shown)).toBe('Sites that sell, ₹50K and up.')
})

test('keeps the last valid version of an invalid draft and reports it like the build', async () => {
  const drafts = new Drafts(() => Promise.reject(new Error('not asked for')))
  await drafts.getContent(edited(published, { lead: 'Sites that sell.' }))
  const shown = await drafts.getContent(edited(published, { lead: 'x'.repeat(171) }))
  expect(getLead(shown)).toBe('Sites that sell.')
  expect(shown.issues.map(({ issue }) => formatIssue(issue))).toEqual([
    expect.stringMatching(/^Web Development · Lead: Shorten this to 170/),
  ])
  expect((await drafts.getContent(published)).issues).toEqual([])
})

test('an unfinished draft blocks no other, and shows its published version', async () => {
  const fetchPublished = vi.fn(async () => published)
  const drafts = new Drafts(fetchPublished)
  const unfinished: Fields = { _id: 'post-new', _type: 'post', _rev: 'new', title: 'Begun' }
  const shown = await drafts.getContent([
    ...edited(published, { lead: 'Sites that sell.' }),
    unfinished,
  ])
  expect(getLead(shown)).toBe('Sites that sell.')
  expect(shown.issues.map(({ issue }) => issue.document?.id)).toContain('post-new')
  expect(fetchPublished).toHaveBeenCalledOnce()
})

const getService = ({ content }: Awaited<ReturnType<Drafts['getContent']>>) =>
  content?.services.find(({ slug }) => slug === 'tea-rooms')

test.each(['storyboard', 'ledger', 'specimen'])(
  'a new %s service shows with its gaps, and is reported as unfinished',
  async (layout) => {
    const drafts = new Drafts(async () => published)
    const slug = { _type: 'slug', current: 'tea-rooms' }
    const unfinished = {
      _id: 'service-tea',
      _type: 'service',
      _rev: 'new',
      title: 'Tea Rooms',
      slug,
      layout,
    }
    const shown = await drafts.getContent([...published, unfinished])
    const page = getService(shown)
    expect(stripMark(page?.title ?? '')).toBe('Tea Rooms')
    expect(stripMark(page?.lead ?? '')).toBe('[Lead]')
    expect(page?.tiers).toHaveLength(3)
    expect(stripMark(page?.features[3]?.title ?? '')).toBe('[Title]')
    expect(
      shown.issues.every(({ isNew, issue }) => isNew && issue.document?.id === 'service-tea'),
    ).toBe(true)
    expect(shown.issues.map(({ issue }) => issue.path)).toContain('menuLine')
    // It does not count as the last valid version.
    const after = await drafts.getContent([...published, { ...unfinished, lead: 'Tea, hot.' }])
    expect(stripMark(getService(after)?.lead ?? '')).toBe('Tea, hot.')
    expect(
      getService(await drafts.getContent([...published, { ...unfinished, slug: undefined }])),
    ).toBe(undefined)
  },
)

test.each(['service', 'post', 'job', 'project', 'faq', 'landingPage'])(
  'a %s of which nothing but its address is written can be shown',
  async (_type) => {
    const drafts = new Drafts(async () => published)
    const unfinished = {
      _id: 'begun',
      _type,
      _rev: 'new',
      slug: { _type: 'slug', current: 'begun' },
    }
    const { content } = await drafts.getContent([...published, unfinished])
    expect(JSON.stringify(content)).toContain('"begun"')
  },
)

test('a video in a draft loads from the lake, or from its host', async () => {
  const url = 'https://cdn.example/files/film.mp4'
  const film = { _id: 'file-film-mp4', _type: 'sanity.fileAsset', url }
  const file = { _type: 'file', asset: { _type: 'reference', _ref: film._id } }
  const picture = {
    _id: 'image-a-1600x900-png',
    _type: 'sanity.imageAsset',
    url: 'https://cdn.example/a.png',
    metadata: { dimensions: { width: 1600, height: 900 } },
  }
  const asset = { _type: 'reference', _ref: picture._id }
  const image = { _type: 'picture', alt: 'A kite.', asset }
  const video = 'https://vimeo.com/76979871'
  const sections = [{ file, silent: true }, { video }].map((source, index) => ({
    _key: `video-${index}`,
    _type: 'videoSection',
    heading: 'A film',
    image,
    ...source,
  }))
  const drafts = new Drafts(async () => published)
  const draft = landingPage('film', { sections })
  const { content, issues } = await drafts.getContent([...published, film, picture, draft])
  expect(issues).toEqual([])
  expect(content?.landingPages[0]?.blocks).toMatchObject([{ file: url }, { file: null, video }])
})

/** The kinds of block in the generated schema, so that a new one is tested too. */
const landing = schema.find(({ name }) => name === 'landingPage')
const sections = landing?.type === 'document' ? landing.attributes.sections : undefined
const kinds = [...JSON.stringify(sections).matchAll(/"name":"(\w+)"/g)].map(([, name]) => name)

test.each(kinds)('a new %s shows samples, which are refused by a publish', async (_type) => {
  const section = sampleBlock({ _key: 'new', _type }, published)
  const draft = landingPage('new', { sections: [section] })
  const issues = collectDocumentIssues(draft)
  expect(issues).not.toEqual([])
  for (const issue of issues) {
    expect(issue.message).toMatch(/^These are sample words\. Write|^This is a sample\. Choose/)
    expect(issue.path).toMatch(/^sections\[_key=="new"\]/)
  }
  const refused = new Set(issues.map(({ path }) => path))
  for (const { path, value } of collectNodes(draft)) {
    const isReference = path[0] === 'sections' && isFields(value) && value._ref
    if (isReference) expect(refused).toContain(formatPath(path))
  }
  const drafts = new Drafts(async () => published)
  const shown = await drafts.getContent([...published, draft])
  expect(shown.issues).toEqual([])
  expect(JSON.stringify(shown.content).includes('[Sample')).toBe(true)
})

test('a testimonial without a name is reported', async () => {
  const section = { _key: 'a', _type: 'testimonialSection', quote: 'Four weeks, as they said.' }
  const draft = landingPage('praise', { sections: [section] })
  const { issues } = await new Drafts(async () => published).getContent([...published, draft])
  expect(issues.map(({ issue }) => issue.path)).toEqual(['sections[_key=="a"].name'])
})
