import { createHash } from 'node:crypto'
import { nounsOf, type StatusProblem } from '@kitewright/protocol/site'
import type { Link } from './sent-alerts.ts'

/** A field for editors: `tiers[1].from` is “Tiers 2 · From”. */
const formatField = (path: string): string =>
  path.split('.').filter(Boolean).map(formatSegment).join(' · ')

function formatSegment(segment: string): string {
  const words = segment
    .replace(/\[(\d+)\]/g, (_, place) => ` ${Number(place) + 1}`)
    .replace(/([a-z\d])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** An editor's name for an entry: question “How long …?”, page “About”. */
export const formatEntry = ({ type, name }: { type: string; name: string }): string =>
  `${nounsOf(type)[0]} “${name.replace(/\s+/g, ' ')}”`

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** An ISO 8601 time for people: 1 March 2027 at 09:30 UTC. */
export const formatTime = (time: string): string =>
  time === '' ? 'at an unknown time' : `${moment.format(new Date(time))} UTC`

/** A span in ms: “5 minutes”, “90 seconds”. */
export function formatDuration(span: number): string {
  const seconds = Math.round(span / 1000)
  const isMinutes = seconds >= 60 && seconds % 60 === 0
  const count = isMinutes ? seconds / 60 : seconds
  return `${count} ${isMinutes ? 'minute' : 'second'}${count === 1 ? '' : 's'}`
}

/** More would hide the first ones; the Studio lists all. */
const MAX_LISTED = 5

/** @param own id of the alert's entry, whose name is left out. */
export function formatProblems(problems: readonly StatusProblem[], own?: string): string[] {
  const lines = problems
    .slice(0, MAX_LISTED)
    .map(({ id, where, field, what }) =>
      [own !== undefined && id === own ? '' : where, formatField(field), what]
        .filter(Boolean)
        .join(': '),
    )
  const more = problems.length - MAX_LISTED
  return more > 0 ? [...lines, `and ${more} more`] : lines
}

/** The same for the same fields, whatever their problems. */
export const hashFields = (problems: readonly StatusProblem[]): string =>
  createHash('sha256')
    .update(problems.map(({ where, field }) => `${where} ${field}`).join('\n'))
    .digest('base64url')
    .slice(0, 16)

type Entry = { id: string; type: string }

/** The Studio's address of an entry, at the field of its first problem. */
export function linkToEntry(
  studioUrl: string | null,
  { id, type }: Entry,
  problems: readonly StatusProblem[],
): Link[] {
  if (!studioUrl) return []
  const field = problems.find((problem) => problem.id === id)?.field
  const params = { id, type, ...(field && { path: field }) }
  const text = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return [{ label: 'Open it in the Studio', url: `${studioUrl}/intent/edit/${text.join(';')}/` }]
}

export const linkToOverview = (studioUrl: string | null): Link[] =>
  studioUrl ? [{ label: 'Open the Studio', url: `${studioUrl}/overview` }] : []
