import { join } from 'node:path'
import { load, loadBundledSeed } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { isFields } from '@kitewright/content-rules/check'
import {
  formatAmount,
  formatPriceSum,
  formatRange,
  formatWeeks,
  fromText,
} from '@kitewright/content-rules/price'
import { describe, expect, test } from 'vitest'
import { buildPages } from '../src/app/routes.tsx'
import { renderPageHtml } from '../src/document/page-html.ts'
import { renderPage } from '../src/document/render-page.tsx'
import { buildConfig } from '../src/entry-server.ts'
import type { PageData, Service } from '../src/routing/page-content.ts'
import { getExamplePieces, sumPlan } from '../src/sections/plan/plan.ts'
import { siteFiles } from '../src/seo/site-files.ts'
import { sitePictures, smallBundle } from '../tests/seed-snapshot.ts'

/** Prices in the seed are round: with this added, no amount is one that the seed knew. */
const RISE = 14_000

/** The seed after an editor changed every price of every package. */
async function createChangedSeed() {
  const { documents, assets } = await loadBundledSeed()
  const increasePrice = (tier: unknown) => {
    if (!isFields(tier) || typeof tier.from !== 'number') return tier
    const to = typeof tier.to === 'number' ? { to: tier.to + RISE } : {}
    return { ...tier, from: tier.from + RISE, ...to }
  }
  return {
    documents: documents.map((document) =>
      Array.isArray(document.tiers)
        ? { ...document, tiers: document.tiers.map(increasePrice) }
        : document,
    ),
    assets,
  }
}

const settings = readSettings({ CONTENT_SOURCE: 'seed' })
const snapshot = await load({ settings, seed: createChangedSeed })
const { content } = await sitePictures(snapshot, join(import.meta.dirname, '../.cache'))
const { site } = content
const config = { ...buildConfig(settings, snapshot.loadedAt), art: '/art/1' }
const pages = buildPages(content)

const formsByPage = new Map<PageData, ReturnType<typeof makeForms>>()

/** A page in its three forms for visitors, rendered once from one snapshot. */
function getForms(data: PageData) {
  const forms = formsByPage.get(data) ?? makeForms(data)
  formsByPage.set(data, forms)
  return forms
}

async function makeForms(data: PageData) {
  const html = renderPageHtml(
    { site, config, data, ...(await renderPage({ site, config, data })) },
    smallBundle,
  )
  const script = (attribute: string) =>
    JSON.parse(html.split(`${attribute}">`)[1]?.split('</script>')[0] ?? '')
  return {
    html: html.replace(/<script\b.*?<\/script>/gs, ''),
    graph: script('type="application/ld+json')['@graph'] as Thing[],
    inlined: script('id="page-data'),
    navigation: JSON.parse(JSON.stringify(data)),
  }
}

type Limits = { minPrice: number; maxPrice?: number; unitCode?: string }
type Thing = {
  '@type': string
  offers?: { lowPrice: number; offers: { name: string; priceSpecification: Limits }[] }
}

/** Every price in a text, as a visitor reads it. */
const extractPrices = (text: string) =>
  text.match(/₹[\d.,]*\d(?:[KL]|Cr)?(?: – [\d.,]*\d(?:[KL]|Cr)?|\+)?/g) ?? []

const tiers = content.services.flatMap((service) => service.tiers)
/** Prices of typical builds: sums of packages. */
const sums = content.portfolio.projects.map(({ packages }) =>
  formatPriceSum((packages ?? []).flatMap(({ tier }) => tier ?? [])),
)
const known = new Set([
  ...tiers.flatMap((tier) => [formatRange(tier), `₹${formatAmount(tier.from)}`]),
  ...sums,
])
/** The answer that explains how prices are written gives two examples, and the one about GST three. */
const examples = new Set(['₹50K', '₹2L', '₹1,40,000', '₹25,200', '₹1,65,200'])
/** The sample of a quote. */
const samples = new Set(['₹1,40,000', '₹25,200', '₹1,65,200', '₹82,600'])
const { plan } = content
const planSums = (plan?.examples ?? []).flatMap((example) => {
  const { once, monthly } = sumPlan(getExamplePieces(example, plan?.services ?? []))
  return [once ?? '', monthly ?? '']
})
const invented: Readonly<Record<string, ReadonlySet<string>>> = {
  '/': examples,
  '/services': samples,
  '/plan': new Set(planSums),
}

const servicePages = pages.filter(
  (page): page is PageData & { content: Service } => 'tiers' in page.content,
)

test('every price has changed', () => {
  expect(servicePages).toHaveLength(content.services.length)
  for (const price of ['₹50K – 2L', '₹8L+', ...examples]) expect(known).not.toContain(price)
})

describe.each(servicePages.map((page) => [page.meta.path, page] as const))('%s', (_path, page) => {
  const { content: service } = page

  test('says one price in HTML, JSON-LD and the JSON of client navigation', async () => {
    const { html, graph, inlined, navigation } = await getForms(page)

    const ranges = service.tiers.map(formatRange)
    const shown = [...html.matchAll(/class="price__range">([^<]*)</g)].map(([, text]) => text)
    expect(shown.slice(-ranges.length)).toEqual(ranges)
    const [cheapest] = service.tiers
    if (!cheapest) throw new Error('The service has no packages')
    expect([...html.matchAll(/<dd[^>]*>([^<]*)</g)].map(([, text]) => text)).toContain(
      cheapest.period === 'month'
        ? fromText(cheapest)
        : `${fromText(cheapest)} · ${formatWeeks(cheapest)}`,
    )

    const { offers } = graph.find((thing) => thing['@type'] === 'Service') ?? {}
    expect(offers?.lowPrice).toBe(cheapest.from)
    expect(
      offers?.offers.map(({ name, priceSpecification: { minPrice, maxPrice, unitCode } }) => ({
        name,
        from: minPrice,
        to: maxPrice ?? null,
        isMonthly: unitCode === 'MON',
      })),
    ).toEqual(
      service.tiers.map(({ name, from, to, period }) => ({
        name,
        from,
        to,
        isMonthly: period === 'month',
      })),
    )

    expect(inlined.data).toEqual(navigation)
    expect(navigation.content.tiers).toEqual(service.tiers)
  })
})

test.each(pages.map((page) => [page.meta.path, page] as const))(
  '%s states no price that is no longer one, neither to people nor to machines',
  async (path, page) => {
    const { html, graph, navigation } = await getForms(page)
    for (const form of [html, JSON.stringify(graph), JSON.stringify(navigation)]) {
      const stale = extractPrices(form).filter((price) => !known.has(price))
      expect(stale.filter((price) => !invented[path]?.has(price))).toEqual([])
    }
  },
)

test('a typical build costs what its packages cost together', async () => {
  const portfolio = pages.find(({ page }) => page === 'portfolio')
  const { html } = await getForms(portfolio as PageData)
  expect(sums).toHaveLength(4)
  for (const sum of sums) {
    expect(sum).toMatch(/^₹/)
    expect(html).toContain(`>${sum}<`)
  }
})

test('the cards of home show the lowest price of their services', async () => {
  const { html } = await getForms(pages[0] as PageData)
  const shown = [
    ...html.matchAll(
      / href="\/services\/([\w-]+)"(?:(?! href="\/services).)*?from <strong[^>]*>([^<]*)</gs,
    ),
  ]
  expect(shown).toHaveLength(10)
  for (const [, slug, price] of shown) {
    const [cheapest] = content.services.find((service) => service.slug === slug)?.tiers ?? []
    expect(price, slug).toBe(cheapest && fromText(cheapest))
  }
})

test('the files for assistants and readers follow too', () => {
  const files = siteFiles({ site, config, pages, blog: content.blog, posts: content.posts })
  for (const [path, text] of Object.entries(files)) {
    expect(
      extractPrices(text).filter((price) => !known.has(price)),
      path,
    ).toEqual([])
  }
  for (const tier of tiers) expect(files['/llms.txt']).toContain(formatRange(tier))
})
