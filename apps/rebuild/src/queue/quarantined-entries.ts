import type { HeldDocument } from '@kitewright/content-loader/content'
import { lakeClient } from '@kitewright/content-loader/load'
import { authorOf } from '@kitewright/protocol/site'
import type { Log } from '../log.ts'
import type { RebuildSettings } from '../settings/settings.ts'

/** `by`: who published it, a name or a user's id; null when that is not known, or not yet. */
type QuarantinedEntry = HeldDocument & { by: string | null }

/** Finds who published what is held; null when nobody can tell. */
export type WhoPublished = (entry: Pick<HeldDocument, 'id' | 'rev'>) => Promise<string | null>

type Parts = {
  whoPublished: WhoPublished
  log: Log
  /** Called when it is known of one more who published it. */
  onChange: () => void
}

const keyOf = ({ id, rev }: HeldDocument) => `${id} ${rev}`

/** What was published and is wrong: visitors see the last good version of each. */
export class QuarantinedEntries {
  readonly #parts: Parts
  #entries: readonly QuarantinedEntry[] = []
  #asking: Promise<void> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get all(): readonly QuarantinedEntry[] {
    return this.#entries
  }

  /** What a build found; what is new of it is logged with who published it, and no build waits for that. */
  replace(held: readonly HeldDocument[]): void {
    const known = new Map(this.#entries.map((entry) => [keyOf(entry), entry]))
    this.#entries = held.map((entry) => ({ ...entry, by: known.get(keyOf(entry))?.by ?? null }))
    const news = held.filter((entry) => !known.has(keyOf(entry)))
    const asked = Promise.all(news.map((entry) => this.#tell(entry)))
    this.#asking = this.#asking.then(async () => void (await asked))
  }

  /** Resolves when nobody is asked any more who published what. Never rejects. */
  authorsKnown(): Promise<void> {
    return this.#asking
  }

  async #tell(entry: HeldDocument): Promise<void> {
    const { whoPublished, log, onChange } = this.#parts
    let by: string | null = null
    try {
      by = await whoPublished(entry)
    } catch (error) {
      log.warn({ err: error, id: entry.id }, 'Who published an entry could not be read')
    }
    log.warn({ ...entry, by }, 'Published and wrong: visitors see its last good version')
    if (by === null) return
    this.#entries = this.#entries.map((one) => (keyOf(one) === keyOf(entry) ? { ...one, by } : one))
    onChange()
  }
}

/** Asks the history of the lake. Without a token nobody may read it, and nobody is named. */
export function whoPublishedAt({
  content: { contentSource, lake },
  writeToken,
}: Pick<RebuildSettings, 'content' | 'writeToken'>): WhoPublished {
  const token = writeToken ?? lake?.token
  if (contentSource === 'seed' || !lake || !token) return async () => null
  const client = lakeClient({ ...lake, token })
  return (entry) => authorOf(client, entry)
}
