import { z } from 'zod'
import type { Alert, Evaluation } from './alert.ts'

/** What was reported and is not over, by key: in which versions, and what to say once it is over. */
export const reportedSchema = z.record(
  z.string(),
  z.object({ versions: z.array(z.string()), mended: z.string().nullable() }),
)

export type Reported = z.infer<typeof reportedSchema>

export type Report = {
  alerts: Alert[]
  /** What to say of each that is over. */
  resolvedTexts: string[]
  /** What is reported once this is. */
  reported: Reported
}

/** What is to be reported now: nothing, if both lists are empty. */
export function reportOf(reported: Reported, { alerts, isUndecided }: Evaluation): Report {
  const open = new Set(alerts.map(({ key }) => key))
  const next: Reported = {}
  const resolvedTexts: string[] = []
  for (const [key, entry] of Object.entries(reported)) {
    if (open.has(key) || isUndecided(key)) next[key] = entry
    else if (entry.mended !== null) resolvedTexts.push(entry.mended)
  }
  const fresh = alerts.filter(({ key, version }) => !reported[key]?.versions.includes(version))
  for (const { key, version, resolvedText } of fresh) {
    next[key] = { versions: [...(reported[key]?.versions ?? []), version], mended: resolvedText }
  }
  return { alerts: fresh, resolvedTexts, reported: next }
}
