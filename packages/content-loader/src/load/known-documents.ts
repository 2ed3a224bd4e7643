import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isFields } from '@kitewright/content-rules/check'
import type { OutgoingReference } from '@kitewright/content-rules/resolve'
import { z } from 'zod'

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
