import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  addDocument,
  collectDocumentIssues,
  collectSharedIssues,
  type Fields,
  type Issue,
  isFields,
  keepFirstPerField,
} from '@kitewright/content-rules/check'
import {
  cacheOutgoingReferences,
  getOutgoingReferences,
  getReferencedIds,
  type OutgoingReference,
} from '@kitewright/content-rules/resolve'
import { cleanValue } from '@kitewright/content-rules/text'
import { isUpload } from '@kitewright/content-types/model'
import { schema, validateSchema } from '@kitewright/content-types/schema'
import { z } from 'zod'

/** Cached facts about a valid document. */
const documentFacts = z.object({
  /** `hashDocument` of it. */
  hash: z.string(),
  /** `getOutgoingReferences` of it. */
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
  readonly #previous: ReadonlyMap<string, DocumentFacts>
  /** Those of this build, so that the file does not grow with every edit. */
  readonly #used = new Map<string, DocumentFacts>()
  #isChanged = false

  private constructor(file: string, earlier: ReadonlyMap<string, DocumentFacts>) {
    this.#file = file
    this.#previous = earlier
  }

  static async open(file: string): Promise<KnownDocuments> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '[]'
      throw error
    })
    return new KnownDocuments(file, new Map(parseFacts(text)))
  }

  get(key: string): DocumentFacts | undefined {
    const facts = this.#previous.get(key)
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
    const temporary = `${this.#file}.${randomUUID()}`
    await writeFile(temporary, JSON.stringify([...this.#used]))
    await rename(temporary, this.#file)
  }
}

function parseFacts(text: string): [string, DocumentFacts][] {
  try {
    return listOfFacts.parse(JSON.parse(text))
  } catch {
    // The file may be empty or damaged; everything is then checked again.
    return []
  }
}

const hashText = (text: string) => createHash('sha256').update(text).digest('hex')

/** The sha256 of a document in hex, without order of fields and revision. */
export const hashDocument = ({ _rev, ...document }: Fields): string =>
  hashText(JSON.stringify(sortKeys(document)))

/** The sha256 of the whole content, from its documents' hashes in any order. */
export const hashContent = (hashes: readonly string[]): string =>
  hashText(hashes.toSorted().join('\n'))

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sortKeys(value[name])]),
  )
}

/** Fields of the lake that are not checked. */
const unread = ['_rev', '_createdAt']

const issuesByDocument = new WeakMap<Fields, Issue[]>()

/** The issues of a single document: schema and rules. Cached, as last-good.ts checks combinations of documents. */
export function collectOwnIssues(document: Fields): Issue[] {
  const issues = issuesByDocument.get(document) ?? [
    ...collectSchemaIssues(document),
    ...collectDocumentIssues(document),
  ]
  issuesByDocument.set(document, issues)
  return issues
}

/** All issues of cleaned documents: of single ones (`own`), and between them at a time (ms since 1970). */
export const collectIssues = (
  documents: readonly Fields[],
  now = Date.now(),
  own: readonly Issue[] = documents.flatMap(collectOwnIssues),
): Issue[] =>
  keepFirstPerField([...own, ...collectSharedIssues(documents, now).map(({ issue }) => issue)])

function collectSchemaIssues(document: Fields): Issue[] {
  const { _type } = document
  // The lake makes these; only address and size matter, which rules check.
  if (typeof _type !== 'string' || _type.startsWith('sanity.')) return []
  const issues = validateSchema({ ...document, _type }, schema, unread)
  return issues.map((issue) => addDocument(issue, document))
}

/** A cleaned document with its facts. */
export type CheckedDocument = {
  document: Fields
  /** `hashDocument` of it. */
  hash: string
  issues: Issue[]
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
    issuesByDocument.set(raw, [])
    return { document: raw, hash: facts.hash, issues: [] }
  }
  const document = cleanValue(raw)
  const hash = hashDocument(document)
  const issues = collectOwnIssues(document)
  if (issues.length === 0 && JSON.stringify(document) === text) {
    known?.add(key, { hash, leads: getOutgoingReferences(document) })
  }
  return { document, hash, issues }
}

type One = Pick<CheckedDocument, 'document'>

/** Removes unused pictures and files: a lake keeps every upload, also broken ones. */
export function omitUnusedUploads<Some extends One>(all: readonly Some[]): Some[] {
  const shown = new Set<unknown>(all.flatMap(({ document }) => getReferencedIds(document)))
  return all.filter((one) => !isUpload(one.document) || shown.has(one.document._id))
}
