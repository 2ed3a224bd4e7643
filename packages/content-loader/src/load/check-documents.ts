import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  documentProblems,
  type Fields,
  isFields,
  pathText,
  sharedProblems,
} from '@kitewright/content-rules/check'
import {
  cacheOutgoingReferences,
  type OutgoingReference,
  outgoingReferences,
  referencedIds,
} from '@kitewright/content-rules/resolve'
import { cleaned } from '@kitewright/content-rules/text'
import { isUpload } from '@kitewright/content-types/model'
import { documentMismatches, schema } from '@kitewright/content-types/schema'
import { z } from 'zod'
import type { ContentProblem } from '../errors.ts'

/** Cached facts about a valid document. */
const documentFacts = z.object({
  /** `documentHash` of it. */
  hash: z.string(),
  /** `outgoingReferences` of it. */
  leads: z.array(z.custom<OutgoingReference>(isFields)).readonly(),
})

type DocumentFacts = z.infer<typeof documentFacts>

const listOfFacts = z.array(z.tuple([z.string(), documentFacts]))

/**
 * A cache of facts about documents that an earlier build accepted, by a hash of their whole content. The file may be
 * deleted at any time. Validity depends on the code: other code needs another file.
 */
export class KnownDocuments {
  readonly #file: string
  readonly #earlier: ReadonlyMap<string, DocumentFacts>
  /** Those of this build, so that the file does not grow with every edit. */
  readonly #used = new Map<string, DocumentFacts>()
  #isChanged = false

  private constructor(file: string, earlier: ReadonlyMap<string, DocumentFacts>) {
    this.#file = file
    this.#earlier = earlier
  }

  static async open(file: string): Promise<KnownDocuments> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '[]'
      throw error
    })
    return new KnownDocuments(file, new Map(listIn(text)))
  }

  get(key: string): DocumentFacts | undefined {
    const facts = this.#earlier.get(key)
    if (facts) this.#used.set(key, facts)
    return facts
  }

  add(key: string, facts: DocumentFacts) {
    this.#used.set(key, facts)
    this.#isChanged = true
  }

  async save() {
    if (!this.#isChanged) return
    await mkdir(dirname(this.#file), { recursive: true })
    // Renamed when complete, as another build may read it.
    const unfinished = `${this.#file}.${randomUUID()}`
    await writeFile(unfinished, JSON.stringify([...this.#used]))
    await rename(unfinished, this.#file)
  }
}

function listIn(text: string): [string, DocumentFacts][] {
  try {
    return listOfFacts.parse(JSON.parse(text))
  } catch {
    // The file may be empty or damaged; everything is then checked again.
    return []
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The sha256 of a document in hex, without order of fields and revision. */
export const documentHash = ({ _rev, ...document }: Fields): string =>
  sha256(JSON.stringify(sorted(document)))

/** The sha256 of the whole content, from its documents' hashes in any order. */
export const contentHash = (hashes: readonly string[]): string =>
  sha256(hashes.toSorted().join('\n'))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  )
}

/** Fields of the lake that are not checked. */
const unread = ['_rev', '_createdAt']

const problemsByDocument = new WeakMap<Fields, ContentProblem[]>()

/** The problems of a single document: schema and rules. Cached, as last-good.ts checks combinations of documents. */
export function ownProblems(document: Fields): ContentProblem[] {
  const problems = problemsByDocument.get(document) ?? [
    ...shapeProblems(document),
    ...ruleProblems(document),
  ]
  problemsByDocument.set(document, problems)
  return problems
}

/** All problems of cleaned documents: of single ones (`alone`), and between them at a time (ms since 1970). */
export function allProblems(
  documents: readonly Fields[],
  now = Date.now(),
  alone: readonly ContentProblem[] = documents.flatMap(ownProblems),
): ContentProblem[] {
  const among = sharedProblems(documents, now).map(
    ({ type, document, path, message, expected, found }): ContentProblem => ({
      ...(document ? nameOf(document) : { type }),
      path: pathText(document, path),
      expected,
      found,
      message,
    }),
  )
  return withoutEchoes([...alone, ...among])
}

function shapeProblems(document: Fields): ContentProblem[] {
  const { _type } = document
  // The lake makes these; only address and size matter, which rules check.
  if (typeof _type !== 'string' || _type.startsWith('sanity.')) return []
  return documentMismatches({ ...document, _type }, schema, unread).map((mismatch) => ({
    ...nameOf(document),
    ...mismatch,
  }))
}

const ruleProblems = (document: Fields): ContentProblem[] =>
  documentProblems(document).map(({ path, ...words }) => ({
    ...nameOf(document),
    ...words,
    path: pathText(document, path),
  }))

function nameOf(document: Fields): Pick<ContentProblem, 'type' | 'id' | 'title'> {
  const { _type, _id, title, question } = document
  const name = title ?? question
  return {
    type: String(_type),
    ...(typeof _id === 'string' && { id: _id }),
    ...(typeof name === 'string' && { title: name.replace(/\s+/g, ' ').slice(0, 80) }),
  }
}

/** Keeps one problem per field, as a missing or mistyped field also breaks rules. */
function withoutEchoes(problems: ContentProblem[]): ContentProblem[] {
  const seen = new Set<string>()
  return problems.filter(({ type, id, path }) => {
    const key = `${type} ${id ?? ''} ${path}`
    if (path !== '' && seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** A cleaned document with its facts. */
export type CheckedDocument = {
  document: Fields
  /** `documentHash` of it. */
  hash: string
  problems: ContentProblem[]
}

/**
 * Cleans and checks a document, unless an earlier build checked an identical one: hashing is a tenth of the work. Only
 * clean and valid documents are cached.
 */
export function checkDocument(raw: Fields, known?: KnownDocuments): CheckedDocument {
  const text = JSON.stringify(raw)
  const key = createHash('sha256').update(text).digest('base64')
  const facts = known?.get(key)
  if (facts) {
    cacheOutgoingReferences(raw, facts.leads)
    problemsByDocument.set(raw, [])
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

type One = Pick<CheckedDocument, 'document'>

/** Removes unused pictures and files: a lake keeps every upload, also broken ones. */
export function withoutUnusedUploads<Some extends One>(all: readonly Some[]): Some[] {
  const shown = new Set<unknown>(all.flatMap(({ document }) => referencedIds(document)))
  return all.filter((one) => !isUpload(one.document) || shown.has(one.document._id))
}
