import type { Link, Report } from './sent-alerts.ts'

/** A message: a title and some lines for each alert. */
export type Message = { subject: string; parts: Part[] }
type Part = { title: string; lines: readonly string[]; links: readonly Link[] }

/** More are only counted: a channel may reject long messages. */
const MAX_PARTS = 10
const MAX_LINE_LENGTH = 400

/** @param site the host of the website: one channel may serve several sites. */
export function buildMessage(
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
    title: truncateLine(part.title),
    lines: part.lines.map(truncateLine).filter(Boolean),
  }))
  const moreText = all.length > 1 ? ` (and ${all.length - 1} more)` : ''
  return {
    subject: `${site}: ${parts[0]?.title ?? ''}${moreText}`,
    parts: more > 0 ? [...parts, rest] : parts,
  }
}

/** The message as plain text. */
export const formatMessage = ({ parts }: Message): string =>
  parts
    .map(({ title, lines, links }) =>
      [title, ...lines.map((line) => `• ${line}`), ...links.map(linkText)].join('\n'),
    )
    .join('\n\n')

const linkText = ({ label, url }: Link) => `${label}: ${url}`

/** Puts a text on one line of limited length. */
function truncateLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line
}

/** A way to send alerts. */
export type Channel = {
  /** For the log and the file name; contains no secret. */
  name: 'webhook' | 'mail'
  /** Rejects when the message was not accepted. */
  send: (message: Message, signal: AbortSignal) => Promise<unknown>
}
