import { createHash } from 'node:crypto'
import { formatIssue, type Issue } from '@kitewright/content-types/model'
import { getNouns } from '@kitewright/protocol/site'
import type { Link } from './sent-alerts.ts'

/** An editor's name for an entry: question “How long …?”, page “About”. */
export const formatEntry = ({ type, name }: { type: string; name: string }): string =>
  `${getNouns(type)[0]} “${name.replace(/\s+/g, ' ')}”`

const formatter = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** An ISO 8601 time for people: 1 March 2027 at 09:30 UTC. */
export const formatTime = (time: string): string =>
  time === '' ? 'at an unknown time' : `${formatter.format(new Date(time))} UTC`

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
export function formatIssues(issues: readonly Issue[], own?: string): string[] {
  const lines = issues
    .slice(0, MAX_LISTED)
    .map(({ document, ...rest }) =>
      formatIssue(own !== undefined && document?.id === own ? rest : { ...rest, document }),
    )
  const more = issues.length - MAX_LISTED
  return more > 0 ? [...lines, `and ${more} more`] : lines
}

/** The same for the same fields, whatever their messages. */
export const hashFields = (issues: readonly Issue[]): string =>
  createHash('sha256')
    .update(
      issues
        .map(({ document, path, message }) =>
          document ? `${document.id ?? document.title} ${path}` : message,
        )
        .join('\n'),
    )
    .digest('base64url')
    .slice(0, 16)

type Entry = { id: string; type: string }

/** The Studio's address of an entry, at the field of its first issue. */
export function linkToEntry(
  studioUrl: string | null,
  { id, type }: Entry,
  issues: readonly Issue[],
): Link[] {
  if (!studioUrl) return []
  const path = issues.find(({ document }) => document?.id === id)?.path
  const params = { id, type, ...(path && { path }) }
  const text = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return [{ label: 'Open it in the Studio', url: `${studioUrl}/intent/edit/${text.join(';')}/` }]
}

export const linkToOverview = (studioUrl: string | null): Link[] =>
  studioUrl ? [{ label: 'Open the Studio', url: `${studioUrl}/overview` }] : []
