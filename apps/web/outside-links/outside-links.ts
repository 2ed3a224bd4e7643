import { setTimeout } from 'node:timers/promises'
import { type Fields, pathText } from '@kitewright/content-rules/check'
import { outgoingReferences } from '@kitewright/content-rules/resolve'
import { nameOf } from '@kitewright/content-rules/text'

/** The place of a link: the entry as an editor calls it, and the field. */
type LinkSource = { id: string; type: string; name: string; field: string }

/** An external address, and every place that links to it. */
type OutsideLink = { href: string; places: LinkSource[] }

/** All addresses of other sites that the documents lead to, each once. */
export function outsideLinks(documents: readonly Fields[]): OutsideLink[] {
  const links = new Map<string, LinkSource[]>()
  for (const document of documents) {
    for (const lead of outgoingReferences(document)) {
      if (lead.kind !== 'link' || !/^https:/i.test(lead.href)) continue
      const places = links.get(lead.href) ?? []
      links.set(lead.href, places)
      places.push({
        id: String(document._id),
        type: String(document._type),
        name: nameOf(document),
        field: pathText(document, lead.path),
      })
    }
  }
  return [...links].map(([href, places]) => ({ href, places }))
}

/**
 * The answer of another site: the page exists; the site refuses programs, so a person has to look; or the page is
 * gone.
 */
export type Answer = { state: 'there' | 'closed' | 'gone'; why: string }

/** Timeout of one answer, in milliseconds. */
const TIMEOUT_MS = 20_000

/** Statuses for programs on pages that people can see: LinkedIn sends 999. */
const closed = new Set([401, 403, 405, 406, 429, 451, 999])

const headers = {
  accept: 'text/html,*/*;q=0.8',
  'user-agent': 'Mozilla/5.0 (compatible; weekly check of links)',
}

/** Requests a page once. Never throws: an unreachable site is a result. */
export async function ask(href: string, patience = TIMEOUT_MS): Promise<Answer> {
  try {
    const { ok, status, body } = await fetch(href, {
      headers,
      signal: AbortSignal.timeout(patience),
    })
    // The status is enough.
    await body?.cancel()
    const why = `It answers ${status}.`
    if (ok) return { state: 'there', why }
    return { state: closed.has(status) ? 'closed' : 'gone', why }
  } catch (error) {
    return { state: 'gone', why: `It cannot be reached: ${reason(error)}.` }
  }
}

/** The message of `fetch` is “fetch failed”; the reason is its cause. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { cause } = error
  return cause instanceof Error ? cause.message || cause.name : error.message
}

type CheckedLink = OutsideLink & Answer

/** Milliseconds before each retry of a link that seems dead: most sites recover. */
const waits = [60_000, 600_000]

type Options = {
  ask?: (href: string) => Promise<Answer>
  wait?: (milliseconds: number) => Promise<unknown>
}

/** Requests each address in turn, and retries those that seem dead. */
export async function checkLinks(
  links: readonly OutsideLink[],
  { ask: look = ask, wait = setTimeout }: Options = {},
): Promise<CheckedLink[]> {
  const checked = new Map<string, CheckedLink>()
  for (const pause of [0, ...waits]) {
    const rest = links.filter(({ href }) => (checked.get(href)?.state ?? 'gone') === 'gone')
    if (rest.length === 0) break
    await wait(pause)
    for (const link of rest) checked.set(link.href, { ...link, ...(await look(link.href)) })
  }
  return [...checked.values()]
}

/** The report as Markdown: dead links, and links for a person to check, with their entries and fields. */
export function report(links: readonly CheckedLink[], studioUrl: string | null): string {
  const gone = links.filter(({ state }) => state === 'gone')
  const closed = links.filter(({ state }) => state === 'closed')
  return [
    '# Links to other sites',
    '',
    `${links.length} addresses: ${gone.length} gone, ${closed.length} that only a person can open.`,
    ...part('Gone', gone, studioUrl),
    ...part('Not open to programs: look at these yourself', closed, studioUrl),
    '',
  ].join('\n')
}

function part(title: string, links: readonly CheckedLink[], studioUrl: string | null): string[] {
  if (links.length === 0) return []
  return [
    '',
    `## ${title}`,
    '',
    ...links.flatMap(({ href, why, places }) => [
      `- <${href}> ${why}`,
      ...places.map((place) => `  - ${placeText(place, studioUrl)}`),
    ]),
  ]
}

function placeText({ name, id, type, field }: LinkSource, studioUrl: string | null): string {
  // Escapes Markdown in texts of editors.
  const words = `${name}, ${field}`.replace(/[\\`*_[\]<>|#]/g, '\\$&')
  if (!studioUrl) return words
  const params = { id, type, path: field }
  const text = Object.entries(params).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `[${words}](${studioUrl}/intent/edit/${text.join(';')}/)`
}
