import { z } from 'zod'
import { failureSchema } from '../publish/failure.ts'
import type { Named } from '../publish/named-memory.ts'

const documentSchema = z.object({
  id: z.string(),
  rev: z.string(),
  updatedAt: z.string(),
  deleted: z.boolean(),
})

/** What a date can hold. */
const time = z.number().min(0).max(8.64e15)

/** What the service must still know after its process was killed. Times in ms since 1970. */
const entrySchema = z.discriminatedUnion('type', [
  /** A webhook was accepted; `ids` tell it from others, `seq` counts what was asked for. */
  z.object({
    type: z.literal('delivered'),
    at: time,
    seq: z.number(),
    ids: z.array(z.string()),
    reason: z.string(),
    /** What the build that follows must have. */
    document: documentSchema.optional(),
  }),
  /** A person asked for a build. */
  z.object({
    type: z.literal('wanted'),
    at: time,
    seq: z.number(),
    reason: z.string(),
    confirmed: z.boolean(),
  }),
  /** Everything asked for up to `seq` is live, or cannot go live as it is. */
  z.object({ type: z.literal('settled'), at: time, seq: z.number() }),
  z.object({ type: z.literal('failed'), at: time, failure: failureSchema }),
  /** The last failure is over. */
  z.object({ type: z.literal('recovered'), at: time }),
  /** Nothing goes live; visitors keep seeing the release `live`. */
  z.object({
    type: z.literal('locked'),
    at: time,
    reason: z.string(),
    live: z.string().optional(),
    /** Who asked for it in the Studio. */
    by: z.string().optional(),
  }),
  z.object({ type: z.literal('unlocked'), at: time }),
])

export type Entry = z.infer<typeof entrySchema>

/** Something that asks for a build. */
export type Want = { seq: number; at: number; reason: string; confirmed: boolean }
export type Lock = { at: number; reason: string; live?: string; by?: string }
export type PastFailure = z.infer<typeof failureSchema> & {
  at: number
  /** When a later build showed that it is over; null while it lasts. */
  resolvedAt: number | null
}

export type State = {
  /** When each delivery came, by id. */
  deliveries: Map<string, number>
  wants: Want[]
  /** What webhooks named, also what is live by now. */
  named: Named[]
  seq: number
  lock: Lock | null
  failure: PastFailure | null
}

/**
 * The entry on a line of the journal; null when it cannot be read. A damaged sign within a text harms
 * that text only, and the zeros that a power cut may leave before a line are passed over.
 */
export function entryIn(line: Buffer): Entry | null {
  try {
    return entrySchema.safeParse(JSON.parse(textOf(line))).data ?? null
  } catch {
    return null
  }
}

const harmless = /^\{"type":"(delivered|wanted|settled|failed|recovered|unlocked)"/
/** Longer than the first field of any entry. */
const BEGINNING = 64

/** Whether a line that cannot be read may have said that nothing goes live. */
export const mayBeLock = (line: Buffer): boolean =>
  !harmless.test(textOf(line.subarray(0, BEGINNING)))

const textOf = (line: Buffer) => line.toString('utf8').replace(/^\0+/, '')

export const noState = (): State => ({
  deliveries: new Map(),
  wants: [],
  named: [],
  seq: 0,
  lock: null,
  failure: null,
})

/** Takes in what an entry says. */
export function apply(state: State, entry: Entry) {
  const { at } = entry
  switch (entry.type) {
    case 'delivered':
      for (const id of entry.ids) state.deliveries.set(id, at)
      if (entry.document) state.named.push({ at, document: entry.document })
      return want(state, { seq: entry.seq, at, reason: entry.reason, confirmed: false })
    case 'wanted':
      return want(state, { seq: entry.seq, at, reason: entry.reason, confirmed: entry.confirmed })
    case 'settled':
      state.seq = Math.max(state.seq, entry.seq)
      state.wants = state.wants.filter(({ seq }) => seq > entry.seq)
      return
    case 'failed':
      state.failure = { ...entry.failure, at, resolvedAt: null }
      return
    case 'recovered':
      if (state.failure) state.failure = { ...state.failure, resolvedAt: at }
      return
    case 'locked':
      state.lock = {
        at,
        reason: entry.reason,
        ...(entry.live && { live: entry.live }),
        ...(entry.by && { by: entry.by }),
      }
      return
    case 'unlocked':
      state.lock = null
      return
  }
}

function want(state: State, asked: Want) {
  state.seq = Math.max(state.seq, asked.seq)
  state.wants.push(asked)
}

/** The shortest list of entries with the same state, without deliveries before `since`. */
export function entriesFor(state: State, since: number): Entry[] {
  const { failure, lock } = state
  const wants = once(state.wants)
  const settled = wants.reduce((least, { seq }) => Math.min(least, seq - 1), state.seq)
  // These ask for nothing any more: their number is settled by the entry that follows them.
  const entries: Entry[] = [...state.deliveries]
    .filter(([, at]) => at >= since)
    .map(([id, at]) => ({ type: 'delivered', at, seq: 0, ids: [id], reason: '' }))
  for (const { at, document } of state.named) {
    entries.push({ type: 'delivered', at, seq: 0, ids: [], reason: '', document })
  }
  entries.push({ type: 'settled', at: 0, seq: settled })
  for (const asked of wants) entries.push({ type: 'wanted', ...asked })
  if (failure) {
    const { at, resolvedAt, ...rest } = failure
    entries.push({ type: 'failed', at, failure: rest })
    if (resolvedAt !== null) entries.push({ type: 'recovered', at: resolvedAt })
  }
  if (lock) entries.push({ type: 'locked', ...lock })
  return entries
}

/** What was asked for again and again is one wish: the time of the first, the number of the last. */
function once(wants: readonly Want[]): Want[] {
  const found = new Map<string, Want>()
  for (const asked of wants) {
    const key = `${asked.confirmed} ${asked.reason}`
    found.set(key, { ...asked, at: found.get(key)?.at ?? asked.at })
  }
  return [...found.values()]
}
