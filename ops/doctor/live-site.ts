import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { isThisMachine, type Settings } from '@kitewright/content-loader/settings'
import { addressedTypes, type Fields, getEarlierAddresses } from '@kitewright/content-rules/check'
import { getSlug } from '@kitewright/content-rules/resolve'
import { collections } from '@kitewright/content-types/model'
import { LIVE_PATH } from '@kitewright/protocol/site'
import {
  BUILD_PATH,
  buildFactsSchema,
  createHeaderRules,
  getHeaders,
  type HeaderRule,
  PREVIEW_PATH,
  readHeaderRules,
} from '@kitewright/site-engine/files'
import type { z } from 'zod'
import { type Check, createFailure, createOk, createWarning, type Finding } from './finding.ts'

const TIMEOUT_MS = 15_000
/** The number of earlier addresses to request. */
const MAX_ADDRESSES = 20
const DAY_MS = 24 * 60 * 60_000

type Site = {
  settings: Pick<Settings, 'siteUrl' | 'studioUrl' | 'hsts'>
  /** The folder of the live release, if this machine's service has one. */
  dataFolder: string
  /** Published documents. */
  loadDocuments: () => Promise<readonly Fields[]>
}

/** Checks the responses at the site's address. Advises on headers and redirects only where our site answers. */
export function createSiteChecks({ settings, dataFolder, loadDocuments }: Site): Check[] {
  const { siteUrl } = settings
  let home: Promise<Home> | undefined
  const getHome = () => {
    home ??= readHome(siteUrl)
    return home
  }
  const checkOwn = (name: string, check: () => Promise<Finding[]>): Check => ({
    name,
    run: async () => {
      const { status, build } = await getHome()
      return status === 200 && build ? check() : []
    },
  })
  return [
    { name: 'Site', run: async () => checkSite(siteUrl, await getHome()) },
    checkOwn('Headers', () => checkHeaders(settings, dataFolder)),
    checkOwn('Redirects', async () => checkRedirects(siteUrl, await loadDocuments())),
    { name: 'Certificate', run: () => checkCertificate(siteUrl) },
  ]
}

type Home = {
  /** The status of the home page. */
  status: number
  /** The content of `/build.json`; null where another program answers. */
  build: z.infer<typeof buildFactsSchema> | null
}

async function readHome(siteUrl: string): Promise<Home> {
  const [home, build] = await Promise.all(
    ['/', `${BUILD_PATH}?at=${Date.now()}`].map((path) => ask(siteUrl + path)),
  )
  const { data = null } = buildFactsSchema.safeParse(await build?.json().catch(() => null))
  return { status: home?.status ?? 0, build: data }
}

const ask = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })

async function checkSite(siteUrl: string, { status, build }: Home): Promise<Finding[]> {
  if (status !== 200) {
    return [
      createFailure(
        `${siteUrl} answers HTTP ${status}`,
        'Look at proxy and service (journalctl -u kitewright), or at the host',
      ),
    ]
  }
  if (!build) {
    return [
      createFailure(
        `another program answers at ${siteUrl}: ${BUILD_PATH} is not readable`,
        'Let the name and the proxy lead to this site; on the server, ss -ltnp names the programs at its ports',
      ),
    ]
  }
  const findings = [createOk(`${siteUrl} answers`)]
  const unknown = await ask(`${siteUrl}/no-such-page-for-anybody`)
  if (unknown.status !== 404) {
    findings.push(
      createWarning(
        `An unknown page answers HTTP ${unknown.status}`,
        'It should be 404: let the host send 404.html with that status',
      ),
    )
  }
  const quarantined = Object.keys(build.content.quarantined)
  if (build.content.source === 'seed') {
    findings.push(
      createFailure(
        'Visitors see the bundled demo content',
        'Set CONTENT_SOURCE=sanity and the project',
      ),
    )
  }
  if (quarantined.length > 0) {
    findings.push(
      createWarning(
        `Published and wrong, so that visitors see an earlier version: ${quarantined.join(', ')}`,
        'Fix them; the Studio opens the fields',
      ),
    )
  }
  return findings
}

async function checkHeaders(
  { siteUrl, studioUrl, hsts }: Site['settings'],
  dataFolder: string,
): Promise<Finding[]> {
  const current = join(dataFolder, 'current')
  const isHere = await isServedFrom(current, siteUrl)
  // Only the building machine knows the exact policy; elsewhere, any policy is enough.
  const rules: HeaderRule[] = isHere
    ? readHeaderRules(current)
    : createHeaderRules({ scripts: [], styles: [], hsts })
  const isVague = (name: string, value: string) =>
    !isHere && name === 'Content-Security-Policy' && value.includes('script-src')
  const html = await (await ask(siteUrl)).text()
  const asset = /\/assets\/[\w.-]+\.(?:js|css)/.exec(html)?.[0]
  const paths = ['/', LIVE_PATH, ...(asset ? [asset] : [])]
  const findings: Finding[] = []
  for (const path of paths) {
    const { headers } = await ask(`${siteUrl}${path}`)
    for (const [name, value] of Object.entries(getHeaders(rules, path))) {
      const sent = headers.get(name)
      if (isVague(name, value) ? isOwnPolicy(sent) : sent === value) continue
      findings.push(compareHeader(path, name, sent))
    }
  }
  if (studioUrl && !(await allowsStudio(siteUrl, studioUrl))) {
    findings.push(
      createFailure(
        `${PREVIEW_PATH} does not allow the Studio at ${studioUrl} to show it`,
        'Set PUBLIC_STUDIO_URL of the site to the address of the Studio; restart the service, or deploy',
      ),
    )
  }
  return findings.length > 0 ? findings : [createOk(`correct at ${paths.join(', ')}`)]
}

async function allowsStudio(siteUrl: string, studioUrl: string): Promise<boolean> {
  const { headers } = await ask(`${siteUrl}${PREVIEW_PATH}`)
  const policy = headers.get('content-security-policy') ?? ''
  return policy.endsWith(`frame-ancestors ${studioUrl}`)
}

/** Whether a policy may be the site's: it names scripts by their hashes, and there is no second one. */
const isOwnPolicy = (value: string | null) =>
  Boolean(value?.includes("'sha256-")) && !value?.includes(',')

function compareHeader(path: string, name: string, value: string | null): Finding {
  if (value === null) {
    return createFailure(
      `${path}: ${name} is missing`,
      'docs/hosting.md, Headers: which file the host reads',
    )
  }
  return createFailure(
    `${path}: ${name} is “${truncateText(value)}”, not the site's own`,
    `Remove ${name} from the proxy (add_header, header) or the CDN; after a change of settings restart the service`,
  )
}

/** Whether the site serves the release in this folder, and not one of another machine. */
async function isServedFrom(current: string, siteUrl: string): Promise<boolean> {
  const file = join(current, BUILD_PATH)
  if (!existsSync(file)) return false
  const response = await ask(`${siteUrl}${BUILD_PATH}?at=${Date.now()}`)
  return (await response.text()) === (await readFile(file, 'utf8'))
}

const truncateText = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

async function checkRedirects(siteUrl: string, documents: readonly Fields[]): Promise<Finding[]> {
  const findings: Finding[] = []
  const expect = async (from: string, to: string) => {
    const response = await ask(from)
    const location = response.headers.get('location')
    const target = location && new URL(location, from).href
    if (/^30[18]$/.test(String(response.status)) && target === to) return
    // On hosts without redirect rules, a page redirects.
    if (response.ok && (await response.text()).includes(`<link rel="canonical" href="${to}">`))
      return
    const result = target ? `leads to ${target}` : `answers HTTP ${response.status}`
    findings.push(
      createFailure(`${from} ${result}`, `It should lead to ${to}: docs/hosting.md, Addresses`),
    )
  }
  if (siteUrl.startsWith('https:')) {
    await expect(`${siteUrl.replace(/^https:/, 'http:')}/about`, `${siteUrl}/about`)
  }
  await expect(`${siteUrl}/about/`, `${siteUrl}/about`)
  const moved = addressedTypes.flatMap((type) => {
    const getUrl = (slug = '') => `${siteUrl}${collections[type].path(slug)}`
    return documents
      .filter(({ _type }) => _type === type)
      .flatMap((document) =>
        getEarlierAddresses(document).map(
          (old) => [getUrl(old), getUrl(getSlug(document))] as const,
        ),
      )
      .filter(([old, now]) => old !== now)
  })
  for (const [old, now] of moved.slice(0, MAX_ADDRESSES)) await expect(old, now)
  const countText = `${Math.min(moved.length, MAX_ADDRESSES)} of ${moved.length} earlier addresses`
  return findings.length > 0 ? findings : [createOk(`http, a slash at the end, ${countText}`)]
}

async function checkCertificate(siteUrl: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:') {
    if (isThisMachine(siteUrl)) return [createOk('none is needed on this machine')]
    return [createFailure(`${siteUrl} is not https`, 'Put nginx or Caddy with TLS before it')]
  }
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    timeout: TIMEOUT_MS,
  })
  socket.once('secureConnect', () => resolve(socket.getPeerCertificate().valid_to))
  socket.once('timeout', () => reject(new Error(`${siteUrl} does not answer`)))
  socket.once('error', reject)
  const until = await promise.finally(() => socket.destroy())
  return [toCertificateFinding(Date.parse(until), Date.now())]
}

/** @param until, now ms since 1970. */
export function toCertificateFinding(until: number, now: number): Finding {
  const days = Math.floor((until - now) / DAY_MS)
  const text = `valid until ${new Date(until).toISOString().slice(0, 10)}, ${days} days`
  const fix = 'It should have been renewed automatically: look at Caddy, certbot or the host'
  if (days < 7) return createFailure(text, fix)
  return days < 21 ? createWarning(text, fix) : createOk(text)
}
