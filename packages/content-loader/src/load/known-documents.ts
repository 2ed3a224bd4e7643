import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isFields } from '@kitewright/content-rules/check'
import type { OutgoingReference } from '@kitewright/content-rules/resolve'
import { z } from 'zod'

/** What need not be found out again about a document that is right by itself. */
const documentFacts = z.object({
  /** `documentHash` of it. */
  hash: z.string(),
  /** `outgoingReferences` of it. */
  leads: z.array(z.custom<OutgoingReference>(isFields)).readonly(),
})

export type DocumentFacts = z.infer<typeof documentFacts>

const listOfFacts = z.array(z.tuple([z.string(), documentFacts]))

/**
 * Facts about documents that an earlier build examined and found right, by the hash of all that they
 * hold. Kept in a file that may be deleted at any time. What is right depends on the code: another
 * code needs another file.
 */
export class KnownDocuments {
  readonly #file: string
  readonly #earlier: ReadonlyMap<string, DocumentFacts>
  /** Those that this build has met, so that the file does not grow with every edit. */
  readonly #met = new Map<string, DocumentFacts>()
  #isNews = false

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
    if (facts) this.#met.set(key, facts)
    return facts
  }

  add(key: string, facts: DocumentFacts) {
    this.#met.set(key, facts)
    this.#isNews = true
  }

  async save() {
    if (!this.#isNews) return
    await mkdir(dirname(this.#file), { recursive: true })
    // Renamed when whole: another build may read it meanwhile.
    const half = `${this.#file}.${randomUUID()}`
    await writeFile(half, JSON.stringify([...this.#met]))
    await rename(half, this.#file)
  }
}

function listIn(text: string): [string, DocumentFacts][] {
  try {
    return listOfFacts.parse(JSON.parse(text))
  } catch {
    // A power cut may leave an empty file, another program an odd one; all is then found out once more.
    return []
  }
}
