import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { isThisMachine, type Settings } from '@kitewright/content-loader/settings'
import { earlierAddressesOf, type Fields, movingTypes } from '@kitewright/content-rules/check'
import { addressOf } from '@kitewright/content-rules/resolve'
import { collections } from '@kitewright/content-types/model'
import { LIVE_PATH } from '@kitewright/protocol/site'
import {
  BUILD_PATH,
  buildFactsSchema,
  type HeaderRule,
  headerRules,
  headersFor,
  readHeaderRules,
} from '@kitewright/site-engine/files'
import { type Check, type Finding, ok, warning, wrong } from './finding.ts'

const TIMEOUT_MS = 15_000
/** The number of earlier addresses to request. */
const MAX_ADDRESSES = 20
const DAY_MS = 24 * 60 * 60_000

type Site = {
  settings: Pick<Settings, 'siteUrl' | 'hsts'>
  /** The folder of the live release, if this machine's service has one. */
  dataFolder: string
  /** Published documents. */
  documents: () => Promise<readonly Fields[]>
}

/** Checks the responses at the site's address. */
export const siteChecks = ({ settings, dataFolder, documents }: Site): Check[] => [
  { name: 'Site', look: () => lookAtSite(settings.siteUrl) },
  { name: 'Headers', look: () => lookAtHeaders(settings, dataFolder) },
  { name: 'Redirects', look: async () => lookAtRedirects(settings.siteUrl, await documents()) },
  { name: 'Certificate', look: () => lookAtCertificate(settings.siteUrl) },
]

const ask = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })

async function lookAtSite(siteUrl: string): Promise<Finding[]> {
  const [home, unknown, build] = await Promise.all(
    ['/', '/no-such-page-for-anybody', `${BUILD_PATH}?at=${Date.now()}`].map((path) =>
      ask(`${siteUrl}${path}`),
    ),
  )
  if (home?.status !== 200) {
    return [
      wrong(
        `${siteUrl} answers HTTP ${home?.status}`,
        'Look at proxy and service (journalctl -u kitewright), or at the host',
      ),
    ]
  }
  const findings = [ok(`${siteUrl} answers`)]
  if (unknown?.status !== 404) {
    findings.push(
      warning(
        `An unknown page answers HTTP ${unknown?.status}`,
        'It should be 404: let the host send 404.html with that status',
      ),
    )
  }
  const { data } = buildFactsSchema.safeParse(await build?.json().catch(() => null))
  if (!data) {
    findings.push(wrong(`${BUILD_PATH} is not readable`, 'Is the site at this address ours?'))
    return findings
  }
  const quarantined = Object.keys(data.content.quarantined)
  if (data.content.source === 'seed') {
    findings.push(
      wrong('Visitors see the bundled demo content', 'Set CONTENT_SOURCE=sanity and the project'),
    )
  }
  if (quarantined.length > 0) {
    findings.push(
      warning(
        `Published and wrong, so that visitors see an earlier version: ${quarantined.join(', ')}`,
        'Fix them; the Studio opens the fields',
      ),
    )
  }
  return findings
}

async function lookAtHeaders(
  { siteUrl, hsts }: Site['settings'],
  dataFolder: string,
): Promise<Finding[]> {
  const current = join(dataFolder, 'current')
  const isHere = await isServedFrom(current, siteUrl)
  // Only the building machine knows the exact policy; elsewhere, any policy is enough.
  const rules: HeaderRule[] = isHere
    ? readHeaderRules(current)
    : headerRules({ scripts: [], styles: [], hsts })
  const isVague = (name: string, value: string) =>
    !isHere && name === 'Content-Security-Policy' && value.includes('script-src')
  const html = await (await ask(siteUrl)).text()
  const asset = /\/assets\/[\w.-]+\.(?:js|css)/.exec(html)?.[0]
  const paths = ['/', LIVE_PATH, ...(asset ? [asset] : [])]
  const findings: Finding[] = []
  for (const path of paths) {
    const { headers } = await ask(`${siteUrl}${path}`)
    for (const [name, value] of Object.entries(headersFor(rules, path))) {
      const found = headers.get(name)
      if (isVague(name, value) ? isOwnPolicy(found) : found === value) continue
      findings.push(headerFinding(path, name, found))
    }
  }
  return findings.length > 0 ? findings : [ok(`correct at ${paths.join(', ')}`)]
}

/** Whether a policy may be the site's: it names scripts by their hashes, and there is no second one. */
const isOwnPolicy = (found: string | null) =>
  Boolean(found?.includes("'sha256-")) && !found?.includes(',')

function headerFinding(path: string, name: string, found: string | null): Finding {
  if (found === null) {
    return wrong(
      `${path}: ${name} is missing`,
      'docs/hosting.md, Headers: which file the host reads; nginx and Caddy reload it',
    )
  }
  return wrong(
    `${path}: ${name} is “${short(found)}”, not the site's own`,
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

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

async function lookAtRedirects(siteUrl: string, documents: readonly Fields[]): Promise<Finding[]> {
  const findings: Finding[] = []
  const expect = async (from: string, to: string) => {
    const response = await ask(from)
    const location = response.headers.get('location')
    const target = location && new URL(location, from).href
    if (/^30[18]$/.test(String(response.status)) && target === to) return
    // On hosts without redirect rules, a page redirects.
    if (response.ok && (await response.text()).includes(`<link rel="canonical" href="${to}">`))
      return
    const found = target ? `leads to ${target}` : `answers HTTP ${response.status}`
    findings.push(wrong(`${from} ${found}`, `It should lead to ${to}: docs/hosting.md, Addresses`))
  }
  if (siteUrl.startsWith('https:')) {
    await expect(`${siteUrl.replace(/^https:/, 'http:')}/about`, `${siteUrl}/about`)
  }
  await expect(`${siteUrl}/about/`, `${siteUrl}/about`)
  const moved = movingTypes.flatMap((type) => {
    const path = (slug = '') => `${siteUrl}${collections[type].path(slug)}`
    return documents
      .filter(({ _type }) => _type === type)
      .flatMap((document) =>
        earlierAddressesOf(document).map((old) => [path(old), path(addressOf(document))] as const),
      )
      .filter(([old, now]) => old !== now)
  })
  for (const [old, now] of moved.slice(0, MAX_ADDRESSES)) await expect(old, now)
  const counted = `${Math.min(moved.length, MAX_ADDRESSES)} of ${moved.length} earlier addresses`
  return findings.length > 0 ? findings : [ok(`http, a slash at the end, ${counted}`)]
}

async function lookAtCertificate(siteUrl: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:') {
    if (isThisMachine(siteUrl)) return [ok('none is needed on this machine')]
    return [wrong(`${siteUrl} is not https`, 'Put nginx or Caddy with TLS before it')]
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
  return [certificateFinding(Date.parse(until), Date.now())]
}

/** @param until, now ms since 1970. */
export function certificateFinding(until: number, now: number): Finding {
  const days = Math.floor((until - now) / DAY_MS)
  const words = `valid until ${new Date(until).toISOString().slice(0, 10)}, ${days} days`
  const cure = 'It should have been renewed automatically: look at Caddy, certbot or the host'
  if (days < 7) return wrong(words, cure)
  return days < 21 ? warning(words, cure) : ok(words)
}
