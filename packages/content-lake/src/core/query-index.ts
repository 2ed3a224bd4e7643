import type { StoredDocument } from './document.ts'
import type { Documents } from './working-set.ts'

/** What a document is now; null if it is gone. */
export type Indexed = readonly [id: string, document: StoredDocument | null]

/** The documents as queries see them: as they are, or as they were when the index was held. */
export class QueryIndex {
  readonly #documents: Documents
  readonly #listeners = new Set<(changed: Indexed[]) => void>()
  #held: Documents | null = null
  /** The ids of the documents that changed since. */
  readonly #late = new Set<string>()

  /** @param documents those of the lake, which change. */
  constructor(documents: Documents) {
    this.#documents = documents
  }

  get documents(): Documents {
    return this.#held ?? this.#documents
  }

  hold(): void {
    this.#held ??= new Map(this.#documents)
  }

  release(): void {
    this.#held = null
    const ids = [...this.#late]
    this.#late.clear()
    if (ids.length > 0) this.change(ids)
  }

  /** Holds what is there now for some milliseconds, unless it is held already. */
  holdFor(ms: number): void {
    if (this.#held) return
    this.hold()
    setTimeout(() => this.release(), ms).unref()
  }

  /** To be called when these documents have changed. */
  change(ids: readonly string[]): void {
    if (this.#held) {
      for (const id of ids) this.#late.add(id)
    } else {
      const changed = ids.map((id) => [id, this.#documents.get(id) ?? null] as const)
      for (const listener of this.#listeners) listener(changed)
    }
  }

  /** Calls the listener with each change of what queries see, until the returned function is called. */
  subscribe(listener: (changed: Indexed[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
