import { z } from 'zod'
import type { Alert, Judged } from './alert.ts'

/** What was told and is not over, by key: in which versions, and what to say once it is over. */
export const toldSchema = z.record(
  z.string(),
  z.object({ versions: z.array(z.string()), mended: z.string().nullable() }),
)

export type Told = z.infer<typeof toldSchema>

export type News = {
  alerts: Alert[]
  /** What to say of each that is over. */
  mended: string[]
  /** What is told once this is. */
  told: Told
}

/** What is to be told now: nothing, if both lists are empty. */
export function newsIn(told: Told, { alerts, isUndecided }: Judged): News {
  const open = new Set(alerts.map(({ key }) => key))
  const next: Told = {}
  const mended: string[] = []
  for (const [key, entry] of Object.entries(told)) {
    if (open.has(key) || isUndecided(key)) next[key] = entry
    else if (entry.mended !== null) mended.push(entry.mended)
  }
  const fresh = alerts.filter(({ key, version }) => !told[key]?.versions.includes(version))
  for (const { key, version, mended: words } of fresh) {
    next[key] = { versions: [...(told[key]?.versions ?? []), version], mended: words }
  }
  return { alerts: fresh, mended, told: next }
}
