import type { StatusProblem } from '@kitewright/site-state/site-status'
import type { Link } from './alert.ts'

type Entry = { id: string; type: string }

/** The Studio's own address of an entry, at the field of its first problem. */
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
