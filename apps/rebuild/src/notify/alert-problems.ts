import { createHash } from 'node:crypto'
import type { StatusProblem } from '@kitewright/protocol/site'
import type { Link } from './alert.ts'
import { formatField } from './format.ts'

/** More would hide the first ones; the Studio lists all. */
const MAX_LISTED = 5

/** @param own id of the alert's entry, whose name is left out. */
export function problemLines(problems: readonly StatusProblem[], own?: string): string[] {
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
export const placesIn = (problems: readonly StatusProblem[]): string =>
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
