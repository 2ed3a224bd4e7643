import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { formatFailure } from '@kitewright/content-loader/errors'
import { quarantinedEntry, type Snapshot } from '@kitewright/content-loader/load'
import { isDocumentType } from '@kitewright/content-types/model'
import {
  entryFactsSchema,
  factsOf,
  offSiteSchema,
  problemSchema,
  type QuarantinedEntry,
  quarantinedSchema,
  shownInstead,
} from '@kitewright/protocol/site'
import { z } from 'zod'

/** Result of a build, stored beside the site's folder until it is reported to the Studio. */
const outcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('built'),
    /** An ISO 8601 time. */
    at: z.string(),
    source: z.enum(['lake', 'seed']),
    contentHash: z.string(),
    /** Facts about each document, by id. */
    contents: z.record(z.string(), entryFactsSchema),
    offSite: offSiteSchema,
    /** The documents by id, without pictures, which editors do not write. */
    documents: z.record(z.string(), z.record(z.string(), z.unknown())),
    /** Quarantined entries; their authors are not known yet. */
    quarantined: z.array(quarantinedSchema),
  }),
  z.object({
    kind: z.literal('failed'),
    at: z.string(),
    /** For the person who pressed Publish. */
    message: z.string(),
    problems: z.array(problemSchema),
  }),
])

export type BuildOutcome = z.infer<typeof outcomeSchema>

/** @param out the folder of the site. */
const fileOf = (out: string) => `${out}.outcome.json`

const now = () => new Date().toISOString()

/** The result of an earlier build is not valid for this one. */
export const forgetOutcome = (out: string) => rm(fileOf(out), { force: true })

export const noteBuilt = (
  out: string,
  { documents, hash, source, offSite, quarantined, loadedAt }: Snapshot,
) =>
  note(out, {
    kind: 'built',
    at: now(),
    source,
    contentHash: hash,
    contents: Object.fromEntries(
      documents.map(({ document, hash }) => [String(document._id), factsOf(document, hash)]),
    ),
    offSite,
    documents: Object.fromEntries(
      documents.flatMap(({ document }) =>
        isDocumentType(document._type) ? [[String(document._id), document]] : [],
      ),
    ),
    quarantined: quarantined.map((entry) => quarantinedEntry({ ...entry, by: null }, loadedAt)),
  })

export function noteFailed(out: string, error: unknown) {
  const { message, problems } = formatFailure(error, 'the next build brings it')
  return note(out, { kind: 'failed', at: now(), message, problems })
}

/** Null when the build ended before it could note anything. */
export async function readOutcome(out: string): Promise<BuildOutcome | null> {
  const text = await readFile(fileOf(out), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : outcomeSchema.parse(JSON.parse(text))
}

async function note<Outcome extends BuildOutcome>(out: string, outcome: Outcome): Promise<Outcome> {
  await mkdir(dirname(out), { recursive: true })
  await writeFile(fileOf(out), `${JSON.stringify(outcome)}\n`)
  return outcome
}

/** Log lines about quarantined entries, one for each. */
export const quarantineLines = (quarantined: readonly QuarantinedEntry[]): string[] =>
  quarantined.map((entry) => {
    const { id, type, name, problems } = entry
    const why = problems.map(({ id: place, where, field, what }) =>
      [place !== id && where, field, what].filter(Boolean).join(': '),
    )
    return `${type} “${name}” (${id}) was published and is wrong; visitors ${shownInstead(entry)}. ${why.join(' ')}`
  })
