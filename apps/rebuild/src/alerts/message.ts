import type { Link } from './alert.ts'
import type { News } from './told.ts'

/** What one message says: a title and some lines for each thing. */
export type Message = { subject: string; parts: Part[] }
export type Part = { title: string; lines: readonly string[]; links: readonly Link[] }

/** Of many things at once the first are told one by one: an address may refuse what is too long. */
const PARTS = 10
const LONGEST_LINE = 400

/** @param site the host of the website, as one address may be told of several. */
export function messageOf(
  { alerts, mended }: Pick<News, 'alerts' | 'mended'>,
  site: string,
): Message {
  const all: Part[] = [...alerts, ...mended.map((title) => ({ title, lines: [], links: [] }))]
  const more = all.length - PARTS
  const rest = { title: `and ${more} more; the Studio lists them`, lines: [], links: [] }
  const parts = all.slice(0, PARTS).map((part) => ({
    ...part,
    title: shortened(part.title),
    lines: part.lines.map(shortened).filter(Boolean),
  }))
  const others = all.length > 1 ? ` (and ${all.length - 1} more)` : ''
  return {
    subject: `${site}: ${parts[0]?.title ?? ''}${others}`,
    parts: more > 0 ? [...parts, rest] : parts,
  }
}

/** The message as plain text. */
export const textOf = ({ parts }: Message): string =>
  parts
    .map(({ title, lines, links }) =>
      [title, ...lines.map((line) => `• ${line}`), ...links.map(linkText)].join('\n'),
    )
    .join('\n\n')

const linkText = ({ label, url }: Link) => `${label}: ${url}`

/** On one line. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line
}
