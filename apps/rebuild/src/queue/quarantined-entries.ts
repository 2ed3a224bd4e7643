import type { QuarantinedDocument } from '@kitewright/content-loader/content'
import { createLakeClient } from '@kitewright/content-loader/load'
import { fetchAuthor } from '@kitewright/protocol/site'
import type { Log } from '../log.ts'
import type { RebuildSettings } from '../settings/settings.ts'

/** `by`: the editor's name or user id; null when unknown, or not known yet. */
type QuarantinedEntry = QuarantinedDocument & { by: string | null }

/** Finds the editor who published an entry; null when unknown. */
export type FindPublisher = (
  entry: Pick<QuarantinedDocument, 'id' | 'rev'>,
) => Promise<string | null>

type Parts = {
  findPublisher: FindPublisher
  log: Log
  /** Called when the editor of another entry is known. */
  onChange: () => void
}

const getKey = ({ id, rev }: QuarantinedDocument) => `${id} ${rev}`

/** Published entries with problems: the site shows their last good versions. */
export class QuarantinedEntries {
  readonly #parts: Parts
  #entries: readonly QuarantinedEntry[] = []
  #lookups: Promise<void> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get all(): readonly QuarantinedEntry[] {
    return this.#entries
  }

  /** Replaces the entries by those of a build. Logs new ones with their editor, without delaying the build. */
  replace(quarantined: readonly QuarantinedDocument[]): void {
    const known = new Map(this.#entries.map((entry) => [getKey(entry), entry]))
    this.#entries = quarantined.map((entry) => ({
      ...entry,
      by: known.get(getKey(entry))?.by ?? null,
    }))
    const added = quarantined.filter((entry) => !known.has(getKey(entry)))
    const lookups = Promise.all(added.map((entry) => this.#logWithEditor(entry)))
    this.#lookups = this.#lookups.then(async () => void (await lookups))
  }

  /** Resolves when all look-ups of editors have ended. Never rejects. */
  authorsKnown(): Promise<void> {
    return this.#lookups
  }

  async #logWithEditor(entry: QuarantinedDocument): Promise<void> {
    const { findPublisher, log, onChange } = this.#parts
    let by: string | null = null
    try {
      by = await findPublisher(entry)
    } catch (error) {
      log.warn({ err: error, id: entry.id }, 'The editor of an entry could not be read')
    }
    log.warn({ ...entry, by }, 'Published and wrong: visitors see its last good version')
    if (by === null) return
    this.#entries = this.#entries.map((one) =>
      getKey(one) === getKey(entry) ? { ...one, by } : one,
    )
    onChange()
  }
}

/** Reads the history of the lake. It needs a token; without one, no editor is named. */
export function createPublisherLookup({
  content: { contentSource, lake },
  writeToken,
}: Pick<RebuildSettings, 'content' | 'writeToken'>): FindPublisher {
  const token = writeToken ?? lake?.token
  if (contentSource === 'seed' || !lake || !token) return async () => null
  const client = createLakeClient({ ...lake, token })
  return (entry) => fetchAuthor(client, entry)
}
