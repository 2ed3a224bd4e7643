import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { buildContent, collectIssues } from '@kitewright/content-loader/content'
import { loadBundledSeed } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { type Fields, formatIssue, isFields } from '@kitewright/content-rules/check'
import { resolveDocuments } from '@kitewright/content-rules/resolve'
import { getPropertyRuns } from '@kitewright/content-rules/testing'
import { cleanValue } from '@kitewright/content-rules/text'
import { isPlainSvg } from '@kitewright/site-engine/write'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildPages } from '../../src/app/routes.tsx'
import { renderPageHtml } from '../../src/document/page-html.ts'
import { renderPage } from '../../src/document/render-page.tsx'
import { renderSharingDrawing } from '../../src/document/sharing-picture.ts'
import { buildConfig } from '../../src/entry-server.ts'
import type { PageData, SiteContent } from '../../src/routing/page-content.ts'
import { siteFiles } from '../../src/seo/site-files.ts'
import { buildStructuredData } from '../../src/seo/structured-data.ts'
import { EVERY_BLOCK, fileDocuments, landingPage } from '../../tests/landing-pages.ts'
import { sitePictures, smallBundle } from '../../tests/seed-snapshot.ts'
import {
  createAttack,
  findTargets,
  type Hostile,
  hostile,
  toHarmless,
  withChange,
} from './hostile-content.ts'
import { findXmlError, parsePage } from './parse-page.ts'

const RUNS = getPropertyRuns(1_000, 5)
/** Places that are attacked at once. */
const ATTACKS = 6

const cache = join(import.meta.dirname, '../../.cache')
const config = {
  ...buildConfig(readSettings({ PUBLIC_SITE_URL: 'https://kitewright.example' }), '2026-11-01'),
  art: '/art/1',
}

let seed: Awaited<ReturnType<typeof loadBundledSeed>>
let ordinary: SiteContent
/** The pages, and the files beside them, without an attack. */
let ordinaryPages: Map<string, string>
let ordinaryFiles: Record<string, string>
beforeAll(async () => {
  // The text renderer logs unknown marks and continues.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { documents, assets } = await loadBundledSeed()
  seed = { assets, documents: [...documents, ...fileDocuments, landingPage(EVERY_BLOCK)] }
  ordinary = await loadContent(seed.documents)
  const { site, blog, posts } = ordinary
  const pages = buildPages(ordinary)
  ordinaryPages = new Map(pages.map((page) => [page.meta.path, JSON.stringify(page)]))
  ordinaryFiles = siteFiles({ site, config, pages, blog, posts })
})
afterAll(() => vi.restoreAllMocks())

async function loadContent(documents: readonly Fields[]): Promise<SiteContent> {
  const content = buildContent(resolveDocuments(documents))
  // Pages do not show the source of a picture.
  const pictures = { exists: () => true }
  return (await sitePictures({ content, assets: seed.assets }, cache, pictures)).content
}

async function getPage({ site }: SiteContent, data: PageData) {
  const parts = await renderPage({ site, config, data })
  const html = renderPageHtml({ site, config, data, ...parts }, smallBundle)
  return { html, ...parsePage(html) }
}

type Attack = {
  id: unknown
  steps: readonly (string | number)[]
  hostile: unknown
  changed: Fields
  /** The same document with harmless letters instead of the hostile ones. */
  tame: Fields
}

type ChosenAttack = { document: number; targetNumber: number; content: Hostile }

/** At most one attack per document, so that each problem has one cause. */
function attacksFrom(chosen: readonly ChosenAttack[]): Attack[] {
  const attacks = new Map<unknown, Attack>()
  for (const { document: number, targetNumber: nth, content } of chosen) {
    const document = seed.documents[number % seed.documents.length]
    const targets = findTargets(document)
    const target = targets[nth % targets.length]
    if (!document || !target) continue
    const { steps, kind } = target
    const changed = cleanValue(withChange(document, steps, createAttack(kind, content)))
    const tame =
      kind === 'text' ? withChange(changed, steps, (text) => toHarmless(String(text))) : changed
    // An empty text after the existing words is no attack.
    if (!isFields(changed) || !isFields(tame) || isDeepStrictEqual(changed, cleanValue(document)))
      continue
    attacks.set(document._id, { id: document._id, steps, hostile: content[kind], changed, tame })
  }
  return [...attacks.values()]
}

const missingLegalPage = {
  document: { type: 'legalPage' },
  message: expect.stringContaining('Publish the legal page'),
}

const withAttacks = (attacks: readonly Attack[], form: 'changed' | 'tame'): Fields[] =>
  seed.documents.map(
    (document) => attacks.find(({ id }) => id === document._id)?.[form] ?? document,
  )

it(
  'hostile content stops the build with its document and field, or does no harm',
  async () => {
    const attack = fc.record({ document: fc.nat(), targetNumber: fc.nat(), content: hostile })
    await fc.assert(
      fc.asyncProperty(
        fc.array(attack, { minLength: ATTACKS, maxLength: ATTACKS }),
        async (chosen) => {
          const all = attacksFrom(chosen)
          const issues = collectIssues(withAttacks(all, 'changed'))
          for (const issue of issues) {
            const { document, path, message } = issue
            // A legal page whose address is refused is also missing, which is no document's fault.
            if (document?.id) expect(path).not.toBe('')
            else expect({ document, message }).toMatchObject(missingLegalPage)
            expect(`${document?.title}${formatIssue(issue)}`).not.toMatch(/[\n\r\u2028\u202e]/)
          }
          const rejectedIds = new Set(issues.map(({ document }) => document?.id))
          const passed = all.filter(({ id }) => !rejectedIds.has(String(id)))
          const attacks = collectIssues(withAttacks(passed, 'changed')).length > 0 ? [] : passed
          if (attacks.length > 0) await expectHarmless(attacks)
        },
      ),
      // Shrinking a failure would take minutes; the failure names all attacks.
      { numRuns: RUNS, endOnFailure: true },
    )
  },
  // A second a run on a machine at rest.
  60_000 + RUNS * 30_000,
)

async function expectHarmless(attacks: readonly Attack[]) {
  const about = JSON.stringify(attacks.map(({ id, steps, hostile: what }) => ({ id, steps, what })))
  const content = await loadContent(withAttacks(attacks, 'changed'))
  const { site } = content
  const pages = buildPages(content)
  const isSite = JSON.stringify(site) !== JSON.stringify(ordinary.site)
  const changedPages = pages.filter(
    (page) => ordinaryPages.get(page.meta.path) !== JSON.stringify(page),
  )
  if (isSite && pages[0]) changedPages.push(pages[0])

  const tame = withAttacks(attacks, 'tame')
  const tameContent = collectIssues(tame).length === 0 ? await loadContent(tame) : undefined
  const tamePages = tameContent ? buildPages(tameContent) : []

  for (const data of changedPages) {
    const page = await getPage(content, data)
    expect(page.dangers, about).toEqual([])
    expect(page.html, about).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/)
    expect(JSON.parse(page.data['page-data'] ?? ''), about).toEqual(asJson({ site, config, data }))
    expect(JSON.parse(page.data['application/ld+json'] ?? ''), about).toEqual(
      asJson(buildStructuredData({ site, config, data })),
    )
    expect(page.title.trim(), about).toBe(lines(data.meta.title).trim())

    const harmlessPage = tamePages.find(({ meta }) => meta.path === data.meta.path)
    if (tameContent && harmlessPage) {
      expect(page.structure, about).toEqual((await getPage(tameContent, harmlessPage)).structure)
    }
    expect(isPlainSvg(renderSharingDrawing(data)), about).toBe(true)
  }

  const files = siteFiles({ site, config, pages, blog: content.blog, posts: content.posts })
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith('.xml')) expect(findXmlError(text), `${path} ${about}`).toBeUndefined()
    if (/\.(json|webmanifest)$/.test(path)) expect(() => JSON.parse(text), about).not.toThrow()
  }
  const outline = (text = '') => text.split(/[\n\r\u0085\u2028\u2029]/).map(beginning)
  expect(outline(files['/llms.txt']), about).toEqual(outline(ordinaryFiles['/llms.txt']))
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
/** As a parser of HTML reads line ends. */
const lines = (text: string) => text.replace(/\r\n?/g, '\n')
/** The kind of a line, and the target of its link. */
const beginning = (line: string) =>
  `${/^(#+ |> |- )?/.exec(line)?.[0]}${/(?<!\\)\]\(([^)]*)\)/.exec(line)?.[1] ?? ''}`
