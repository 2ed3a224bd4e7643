import { isFields } from '@kitewright/content-rules/problem'
import type { PageData } from '../routing/page-content.ts'

/** When the content of a page last changed (ISO 8601): its document, or one that it lists. */
export const lastChanged = ({ content }: PageData): string => latestIn(content, content._updatedAt)

/** The latest date of a change in the content, however deep the document stands whose it is. */
function latestIn(content: unknown, known: string): string {
  let latest = known
  if (Array.isArray(content)) for (const item of content) latest = latestIn(item, latest)
  if (!isFields(content)) return latest
  for (const [name, value] of Object.entries(content)) {
    const isDate = name === '_updatedAt' || name === 'updatedAt'
    if (!isDate || typeof value !== 'string') latest = latestIn(value, latest)
    else if (value > latest) latest = value
  }
  return latest
}
