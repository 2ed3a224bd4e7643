import type { Fields, Issue } from '@kitewright/content-types/model'
import { formatField, withIndexes } from './field-titles.ts'
import { getName } from './text.ts'

/** Adds the document and the title of the field in its form. */
export function addDocument(issue: Issue, document: Fields): Issue {
  const { _id, _type } = document
  const type = String(_type)
  const id = typeof _id === 'string' ? _id : undefined
  return {
    ...issue,
    document: { type, id, title: getName(document).replace(/\s+/g, ' ').slice(0, 80) },
    field: formatField(type, withIndexes(document, issue.path), document),
  }
}

/** Whether the document has no value at the issue's path. */
export function isMissing({ path }: Issue, document: Fields): boolean {
  let value: unknown = document
  for (const step of withIndexes(document, path).match(/[^.[\]]+/g) ?? []) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
  }
  return value === undefined || value === null
}

/**
 * Keeps the first issue of each field: an editor fixes one at a time, and a missing field also breaks rules. A whole
 * document may have several.
 */
export function keepFirstPerField(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>()
  return issues.filter(({ document, path }) => {
    const key = `${document?.id} ${path}`
    return path === '' || (!seen.has(key) && seen.add(key))
  })
}
