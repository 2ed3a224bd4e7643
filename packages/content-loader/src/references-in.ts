import { type Fields, isFields } from '@kitewright/content-rules/problem'
import { nodesOf } from '@kitewright/content-rules/walk'

/** Ids of the documents and pictures that a document refers to, each once. */
export function referencesIn(document: Fields): string[] {
  const ids = new Set<string>()
  for (const { value } of nodesOf(document)) {
    if (isFields(value) && typeof value._ref === 'string') ids.add(value._ref)
  }
  return [...ids]
}
