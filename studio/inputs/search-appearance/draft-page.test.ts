import { seedDocuments } from '@kitewright/seed/seed-documents'
import { expect, it } from 'vitest'
import { buildSite } from '../../publishing/site-check/site.ts'
import { buildDraftPage } from './draft-page.ts'

const documents = seedDocuments()
const site = buildSite(documents.map((document) => ({ ...document })))

function createDraft(id: string, changes: object = {}) {
  const document = documents.find(({ _id }) => _id === id)
  if (!document) throw new Error(`The seed has no ${id}`)
  return { ...document, ...changes, _id: `drafts.${id}` }
}

it('shows a service as the build makes it, with the prices of its draft', () => {
  const { tiers } = createDraft('service-web-development') as { tiers?: object[] }
  const increased = tiers?.map((tier, index) => (index === 0 ? { ...tier, from: 65_000 } : tier))
  const page = buildDraftPage(site, createDraft('service-web-development', { tiers: increased }))
  expect(page).toMatchObject({
    title: 'Web Development | Kitewright',
    path: '/services/web-development',
    headline: { impact: 'Found. Fast.', effort: 'Finished.' },
  })
  expect(page.description).toContain('₹65K')
  expect(page.description).not.toContain('{')
})

it('shows home and legal pages by their own titles', () => {
  expect(buildDraftPage(site, createDraft('home')).title).not.toContain('|')
  const legal = documents.find(({ _type }) => _type === 'legalPage')
  const page = buildDraftPage(site, createDraft(String(legal?._id)))
  expect(page.title).toMatch(/ \| Kitewright$/)
  expect(page.path).toMatch(/^\/[a-z-]+$/)
})

it.each(['servicesOverview', 'about', 'contact', 'booking', 'careers', 'blog', 'portfolio'])(
  'shows the title, words, address and card of %s',
  (id) => {
    const page = buildDraftPage(site, createDraft(id))
    expect(page.title).toMatch(/. \| Kitewright$/)
    expect(page.description).not.toBe('')
    expect(page.path).toMatch(/^\/[a-z-]+$/)
    expect(page.picture).toContain('viewBox="0 0 1200 630"')
  },
)

it("shows a post's title, or its own title for search", () => {
  const id = 'post-when-a-pwa-is-enough'
  expect(buildDraftPage(site, createDraft(id))).toMatchObject({
    title: 'When a PWA is enough | Kitewright',
    path: '/blog/when-a-pwa-is-enough',
    isHidden: false,
  })
  const draft = createDraft(id, {
    metaTitle: 'PWA or app?',
    metaDescription: 'Both.',
    noindex: true,
  })
  expect(buildDraftPage(site, draft)).toMatchObject({
    title: 'PWA or app? | Kitewright',
    description: 'Both.',
    headline: { impact: 'When a PWA is enough' },
    isHidden: true,
  })
})

it('draws the sharing picture again for another headline, with the kite of the service', () => {
  const before = buildDraftPage(site, createDraft('service-web-development'))
  const headline = { impact: 'Sewn.', effort: 'Flown.' }
  const after = buildDraftPage(site, createDraft('service-web-development', { headline }))
  const other = buildDraftPage(site, createDraft('service-data-analytics', { headline }))
  expect(before.picture).toContain('viewBox="0 0 1200 630"')
  expect(new Set([before.picture, after.picture, other.picture]).size).toBe(3)
})

it('shows the parts of a page that are written', () => {
  const page = buildDraftPage(site, { _id: 'drafts.new', _type: 'service' })
  expect(page).toMatchObject({ title: ' | Kitewright', description: '' })
  const about = buildDraftPage(site, { _id: 'drafts.about', _type: 'about' })
  expect(about).toMatchObject({ description: '', path: '/about' })
})

it('shows the chosen picture, cropped around its hotspot', () => {
  const asset = {
    _id: 'image-a-1200x1260-jpg',
    _type: 'sanity.imageAsset',
    url: 'https://lake.example/a.jpg',
    metadata: { dimensions: { width: 1200, height: 1260 } },
  }
  const chosen = { alt: 'A kite', asset: { _ref: asset._id }, hotspot: { x: 0.5, y: 0.9 } }
  const withAsset = buildSite([...documents, asset].map((document) => ({ ...document })))
  const photo = { src: asset.url, alt: 'A kite', crop: { top: 0.5, right: 0, bottom: 0, left: 0 } }
  const service = createDraft('service-web-development', { sharingPicture: chosen })
  expect(buildDraftPage(withAsset, service).photo).toEqual(photo)
  expect(
    buildDraftPage(withAsset, createDraft('about', { meta: { sharingPicture: chosen } })).photo,
  ).toEqual(photo)
  expect(buildDraftPage(site, service).photo).toBeNull()
})
