import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatRange, type Price } from '@kitewright/content-rules/price'
import { servicePath } from '@kitewright/content-types/addresses'
import { createIssue, type Issue } from '@kitewright/content-types/model'
import { toHtmlFile } from '@kitewright/site-engine/files'
import type { PagePlan } from '@kitewright/site-engine/write'
import { findMissingFile, type Manifest } from '../releases/manifest.ts'
import { VerificationError } from './failure.ts'
import { validateInlineCode } from './inline-code.ts'

/** The share of pages or documents that may be removed without a confirmation. */
const MAX_REMOVED_SHARE = 0.3
/** Each service is sold in three packages (specification, section 9). */
const PACKAGES = 3

type Service = { slug: string; title: string; tiers: readonly Price[] }

export type Candidate = {
  folder: string
  manifest: Manifest
  pages: readonly PagePlan[]
  /** Paths of the newly rendered pages; the others come from the live release. */
  rendered: ReadonlySet<string>
  services: readonly Service[]
  siteUrl: string
  live: Manifest | undefined
  /** A person confirmed a large removal. */
  confirmed: boolean
}

/**
 * Throws VerificationError unless the release can go live: every route has its files on disk, every link
 * and asset exists, no page contains code that its policy forbids, every service shows its three prices,
 * and at most 30 % of pages or documents are gone, unless confirmed.
 */
export function verify(candidate: Candidate) {
  const issues = [
    ...validateSize(candidate),
    ...validateRoutes(candidate),
    ...validatePages(candidate),
    ...validateInlineCode(candidate.folder, candidate.manifest, candidate.pages),
    ...validateScripts(candidate),
    ...validatePrices(candidate),
  ]
  const missing = findMissingFile(candidate.folder, candidate.manifest)
  if (missing) {
    const page = candidate.pages.find(({ files }) => files.includes(missing))
    const of = page ? ` of the ${formatPage(page.path, page.source)}` : ''
    issues.push(reject(`file ${missing}${of}`, 'is not whole on the disk'))
  }
  if (issues.length > 0) throw new VerificationError(issues)
}

/** A page, with the document that an editor can change. */
const formatPage = (path: string, source: string) => `page ${path}, made of the ${source}`

const reject = (subject: string, reason: string): Issue => createIssue([], `${subject}: ${reason}`)

function validateSize({ manifest, live, confirmed }: Candidate): Issue[] {
  if (!live || confirmed) return []
  const pages = Object.keys(live.pages)
  const removed = pages.filter((path) => !(path in manifest.pages))
  const documents = live.documents - manifest.documents
  const ask = 'If that is intended, a person must confirm it (rebuild with "confirm": true).'
  return [
    ...(removed.length > MAX_REMOVED_SHARE * pages.length
      ? [
          reject(
            'pages',
            `${removed.length} of ${pages.length} would be gone, among them ${removed.slice(0, 3).join(', ')}. ${ask}`,
          ),
        ]
      : []),
    ...(documents > MAX_REMOVED_SHARE * live.documents
      ? [reject('documents', `${documents} of ${live.documents} would be gone. ${ask}`)]
      : []),
  ]
}

const validateRoutes = ({ pages, manifest }: Candidate): Issue[] =>
  pages.flatMap(({ path, files, source }) =>
    files
      .filter((file) => !manifest.files[file]?.bytes)
      .map((file) => reject(formatPage(path, source), `its file ${file} was not made`)),
  )

/**
 * Checks the pages. Reused pages were checked before, so they are read only when a possible link target
 * is gone.
 */
function validatePages({ folder, manifest, pages, rendered, siteUrl, live }: Candidate) {
  const hasTarget = (link: string) => link in manifest.files || toCanonical(link) in manifest.pages
  const retained = new Set(live?.carried.flatMap((release) => release.files))
  const isLinkTarget = (path: string) => !retained.has(path) && !/\.(br|gz)$/.test(path)
  const targets = live ? [...Object.keys(live.pages), ...Object.keys(live.files)] : []
  const hasMissing = targets.some((path) => isLinkTarget(path) && !hasTarget(path))
  const pagesByDeadLink = new Map<string, Set<string>>()
  const issues: Issue[] = []
  for (const { path, files, source } of pages) {
    if (!hasMissing && !rendered.has(path)) continue
    for (const file of files.filter((name) => name.endsWith('.html') && manifest.files[name])) {
      const html = readFileSync(join(folder, file), 'utf8')
      issues.push(...validateCompleteness(formatPage(path, source), html))
      for (const link of extractLinks(html, siteUrl)) {
        if (hasTarget(link)) continue
        pagesByDeadLink.set(link, (pagesByDeadLink.get(link) ?? new Set()).add(path))
      }
    }
  }
  for (const [link, from] of pagesByDeadLink) {
    const some = [...from].slice(0, 3).join(', ')
    const pagesText = from.size > 3 ? `${some} and ${from.size - 3} more pages` : some
    issues.push(reject(`link ${link}`, `leads nowhere; it is on ${pagesText}`))
  }
  return issues
}

/** As in the web app: upper case and a trailing slash reach the same page. */
const toCanonical = (link: string) => link.toLowerCase().replace(/\/+$/, '') || '/'

function validateCompleteness(page: string, html: string): Issue[] {
  const isComplete =
    html.startsWith('<!doctype html>') && html.includes('<h1') && html.endsWith('</html>\n')
  return isComplete ? [] : [reject(page, 'was not made whole')]
}

function validateScripts({ folder, manifest, live }: Candidate): Issue[] {
  const scripts = Object.keys(manifest.files).filter(
    (path) =>
      path.startsWith('/assets/') &&
      path.endsWith('.js') &&
      manifest.files[path]?.sha256 !== live?.files[path]?.sha256,
  )
  return scripts.flatMap((script) =>
    [...extractChunks(readFileSync(join(folder, script), 'utf8'))]
      .filter((path) => !manifest.files[path])
      .map((path) => reject(`script ${script}`, `loads ${path}, which does not exist`)),
  )
}

function validatePrices({ folder, manifest, services, rendered }: Candidate): Issue[] {
  return services.flatMap(({ slug, title, tiers }) => {
    const path = servicePath(slug)
    const name = `service “${title}”`
    if (!(path in manifest.pages)) return [reject(name, `has no page at ${path}`)]
    if (tiers.length !== PACKAGES) {
      return [reject(name, `has ${tiers.length} prices, not ${PACKAGES}`)]
    }
    if (!rendered.has(path)) return []
    const html = readFileSync(join(folder, toHtmlFile(path)), 'utf8')
    return tiers
      .map((tier) => formatRange(tier))
      .filter((price) => !html.includes(`>${price}<`))
      .map((price) => reject(name, `its page does not show the price ${price}`))
  })
}

const attribute = /\s(?:href|src|srcset|poster|content)="([^"]*)"/gi
const inStyle = /url\(["']?(\/[^)"']+)["']?\)/g
/** Scripts that the page loads. */
const inScript = /"(\/assets\/[^"\\]+)"/g
const inChunk = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.\w+)["'`]/g

/** Local addresses in a page, without query and fragment. */
export function extractLinks(html: string, siteUrl: string): Set<string> {
  const links = new Set<string>()
  const add = (address: string) => {
    const local = address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
    if (!local.startsWith('/') || local.startsWith('//')) return
    links.add(decodePath(local.replace(/[?#].*$/s, '')))
  }
  for (const [text, value = ''] of html.matchAll(attribute)) {
    const isSet = /^\ssrcset/i.test(text)
    const addresses = isSet
      ? value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '')
      : [value]
    for (const address of addresses) add(address.replaceAll('&amp;', '&'))
  }
  for (const [, address = ''] of html.matchAll(inStyle)) add(address)
  for (const [, address = ''] of html.matchAll(inScript)) add(address)
  return links
}

/** Addresses of files that a script of the bundle may load later. */
export const extractChunks = (script: string): Set<string> =>
  new Set([...script.matchAll(inChunk)].map(([, name]) => `/assets/${name}`))

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
