import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Fields, isFields } from '@kitewright/content-rules/check'
import { storedTypes } from '@kitewright/content-types/model'
import { z } from 'zod'
import type { LakeSettings } from '../settings.ts'

/** The documents of a lake at one moment, by id. */
export type DocumentCache = {
  documents: Map<string, Fields>
  /** The last comparison of all ids and revisions, in ms since 1970; 0 when one is due. */
  comparedAt: number
  /** Whether it differs from its file. */
  isChanged: boolean
}

const stored = z.object({
  source: z.string(),
  comparedAt: z.number(),
  documents: z.array(z.custom<Fields>(isFields)),
})

/** Other code may read other types, which an older file lacks. */
const getSource = ({ projectId, dataset, apiHost }: LakeSettings): string =>
  JSON.stringify([projectId, dataset, apiHost, storedTypes])

const hashText = (text: string) => createHash('sha256').update(text).digest('hex')

/** Reads a cache file. A missing or damaged file, or one of another lake, gives an empty cache. */
export async function readDocumentCache(
  file: string | undefined,
  lake: LakeSettings,
): Promise<DocumentCache> {
  try {
    const text = file ? await readFile(file, 'utf8') : ''
    const end = text.indexOf('\n')
    const body = text.slice(end + 1)
    if (text.slice(0, end) !== hashText(body)) throw new Error('The file is damaged')
    const { source, comparedAt, documents } = stored.parse(JSON.parse(body))
    if (source !== getSource(lake)) throw new Error('The file is of another lake')
    const byId = new Map(documents.map((one) => [String(one._id), one]))
    return { documents: byId, comparedAt, isChanged: false }
  } catch {
    return { documents: new Map(), comparedAt: 0, isChanged: false }
  }
}

/** Writes a changed cache to its file. A failure costs only time, so it is ignored. */
export async function writeDocumentCache(
  file: string | undefined,
  lake: LakeSettings,
  cache: DocumentCache,
): Promise<void> {
  if (!file || !cache.isChanged) return
  const { comparedAt, documents } = cache
  const values = [...documents.values()]
  const body = JSON.stringify({ source: getSource(lake), comparedAt, documents: values })
  // Renamed when complete, as another process may read it.
  const temporary = `${file}.${randomUUID()}`
  try {
    await mkdir(dirname(file), { recursive: true })
    // Private: it includes posts before their date.
    await writeFile(temporary, `${hashText(body)}\n${body}`, { mode: 0o600 })
    await rename(temporary, file)
    cache.isChanged = false
  } catch {}
}
