import { createHash } from 'node:crypto'
import { cleaned } from '@kitewright/content-rules/clean-text'
import type { Fields } from '@kitewright/content-rules/problem'
import { problemsAlone } from './check-documents.ts'
import { documentHash } from './content-hash.ts'
import type { ContentProblem } from './errors.ts'
import type { DocumentFacts, KnownDocuments } from './known-documents.ts'
import { referencesIn } from './references-in.ts'

/** A document, cleaned, and all that it tells without those beside it. */
export type Examined = DocumentFacts & { document: Fields; problems: ContentProblem[] }

/**
 * Cleans a document and checks it by itself, unless an earlier build met the very same one: its
 * hash is a tenth of the work. Only what was clean and right is remembered.
 */
export function examined(raw: Fields, known?: KnownDocuments): Examined {
  const text = JSON.stringify(raw)
  const key = createHash('sha256').update(text).digest('base64')
  const facts = known?.get(key)
  if (facts) return { ...facts, document: raw, problems: [] }

  const document = cleaned(raw)
  const found = { hash: documentHash(document), refs: referencesIn(document) }
  const problems = problemsAlone(document)
  if (problems.length === 0 && JSON.stringify(document) === text) known?.add(key, found)
  return { ...found, document, problems }
}
