import type { CheckedLink } from './check-links.ts'
import type { LinkSource } from './links-in.ts'

/** The report as Markdown: what is gone, what a person has to look at, each with its entries and fields. */
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
  // What editors write must not become formatting of the report.
  const words = `${name}, ${field}`.replace(/[\\`*_[\]<>|#]/g, '\\$&')
  if (!studioUrl) return words
  const params = { id, type, path: field }
  const text = Object.entries(params).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `[${words}](${studioUrl}/intent/edit/${text.join(';')}/)`
}
