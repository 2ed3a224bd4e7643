import { createHash } from 'node:crypto'
import { cleaned } from '@kitewright/content-rules/clean-text'
import {
  cacheOutgoingReferences,
  outgoingReferences,
} from '@kitewright/content-rules/outgoing-references'
import type { Fields } from '@kitewright/content-rules/problem'
import { ownProblems } from './check-documents.ts'
import { documentHash } from './content-hash.ts'
import type { ContentProblem } from './errors.ts'
import type { KnownDocuments } from './known-documents.ts'

/** A document, cleaned, and all that it tells without those beside it. */
export type CheckedDocument = {
  document: Fields
  /** `documentHash` of it. */
  hash: string
  problems: ContentProblem[]
}

/**
 * Cleans a document and checks it by itself, unless an earlier build met the very same one: its
 * hash is a tenth of the work. Only what was clean and right is remembered.
 */
export function checkDocument(raw: Fields, known?: KnownDocuments): CheckedDocument {
  const text = JSON.stringify(raw)
  const key = createHash('sha256').update(text).digest('base64')
  const facts = known?.get(key)
  if (facts) {
    cacheOutgoingReferences(raw, facts.leads)
    return { document: raw, hash: facts.hash, problems: [] }
  }
  const document = cleaned(raw)
  const hash = documentHash(document)
  const problems = ownProblems(document)
  if (problems.length === 0 && JSON.stringify(document) === text) {
    known?.add(key, { hash, leads: outgoingReferences(document) })
  }
  return { document, hash, problems }
}
