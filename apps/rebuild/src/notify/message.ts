import type { Link } from './alert.ts'
import type { Report } from './reported.ts'

/** What one message says: a title and some lines for each thing. */
export type Message = { subject: string; parts: Part[] }
type Part = { title: string; lines: readonly string[]; links: readonly Link[] }

/** Of many things at once the first are told one by one: an address may refuse what is too long. */
const MAX_PARTS = 10
const MAX_LINE_LENGTH = 400

/** @param site the host of the website, as one address may be told of several. */
export function messageOf(
  { alerts, resolvedTexts }: Pick<Report, 'alerts' | 'resolvedTexts'>,
  site: string,
): Message {
  const all: Part[] = [
    ...alerts,
    ...resolvedTexts.map((title) => ({ title, lines: [], links: [] })),
  ]
  const more = all.length - MAX_PARTS
  const rest = { title: `and ${more} more; the Studio lists them`, lines: [], links: [] }
  const parts = all.slice(0, MAX_PARTS).map((part) => ({
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
  return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line
}

/** A way to people. */
export type Channel = {
  /** For the log and for the name of its file: says nothing that is secret. */
  name: 'webhook' | 'mail'
  /** Rejects when the message was not taken. */
  send: (message: Message, signal: AbortSignal) => Promise<unknown>
}
