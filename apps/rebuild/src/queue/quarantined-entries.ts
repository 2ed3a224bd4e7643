import type { QuarantinedDocument } from '@kitewright/content-loader/content'
import { lakeClient } from '@kitewright/content-loader/load'
import { authorOf } from '@kitewright/protocol/site'
import type { Log } from '../log.ts'
import type { RebuildSettings } from '../settings/settings.ts'

/** `by`: the editor's name or user id; null when unknown, or not known yet. */
type QuarantinedEntry = QuarantinedDocument & { by: string | null }

/** Finds the editor who published an entry; null when unknown. */
export type WhoPublished = (
  entry: Pick<QuarantinedDocument, 'id' | 'rev'>,
) => Promise<string | null>

type Parts = {
  whoPublished: WhoPublished
  log: Log
  /** Called when the editor of another entry is known. */
  onChange: () => void
}

const keyOf = ({ id, rev }: QuarantinedDocument) => `${id} ${rev}`

/** Published entries with problems: the site shows their last good versions. */
export class QuarantinedEntries {
  readonly #parts: Parts
  #entries: readonly QuarantinedEntry[] = []
  #lookUps: Promise<void> = Promise.resolve()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get all(): readonly QuarantinedEntry[] {
    return this.#entries
  }

  /** Replaces the entries by those of a build. Logs new ones with their editor, without delaying the build. */
  replace(quarantined: readonly QuarantinedDocument[]): void {
    const known = new Map(this.#entries.map((entry) => [keyOf(entry), entry]))
    this.#entries = quarantined.map((entry) => ({
      ...entry,
      by: known.get(keyOf(entry))?.by ?? null,
    }))
    const added = quarantined.filter((entry) => !known.has(keyOf(entry)))
    const lookUps = Promise.all(added.map((entry) => this.#logWithEditor(entry)))
    this.#lookUps = this.#lookUps.then(async () => void (await lookUps))
  }

  /** Resolves when all look-ups of editors have ended. Never rejects. */
  authorsKnown(): Promise<void> {
    return this.#lookUps
  }

  async #logWithEditor(entry: QuarantinedDocument): Promise<void> {
    const { whoPublished, log, onChange } = this.#parts
    let by: string | null = null
    try {
      by = await whoPublished(entry)
    } catch (error) {
      log.warn({ err: error, id: entry.id }, 'The editor of an entry could not be read')
    }
    log.warn({ ...entry, by }, 'Published and wrong: visitors see its last good version')
    if (by === null) return
    this.#entries = this.#entries.map((one) => (keyOf(one) === keyOf(entry) ? { ...one, by } : one))
    onChange()
  }
}

/** Reads the history of the lake. It needs a token; without one, no editor is named. */
export function whoPublishedAt({
  content: { contentSource, lake },
  writeToken,
}: Pick<RebuildSettings, 'content' | 'writeToken'>): WhoPublished {
  const token = writeToken ?? lake?.token
  if (contentSource === 'seed' || !lake || !token) return async () => null
  const client = lakeClient({ ...lake, token })
  return (entry) => authorOf(client, entry)
}
