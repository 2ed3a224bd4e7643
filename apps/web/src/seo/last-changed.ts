import { isFields } from '@kitewright/content-rules/problem'
import type { PageData } from '../routing/page-content.ts'

/** When the content of a page last changed (ISO 8601): its document, or one that it lists. */
export function lastChanged({ content }: PageData): string {
  const [latest = content._updatedAt] = datesIn(content).toSorted().reverse()
  return latest
}

/** Every date of a change in the content, however deep the document stands whose it is. */
function datesIn(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(datesIn)
  if (!isFields(content)) return []
  return Object.entries(content).flatMap(([name, value]) => {
    const isDate = name === '_updatedAt' || name === 'updatedAt'
    return isDate && typeof value === 'string' ? [value] : datesIn(value)
  })
}
