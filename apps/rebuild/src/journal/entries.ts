import { z } from 'zod'
import { failureSchema } from '../publish/failure.ts'
import type { Named } from '../publish/named-memory.ts'

const documentSchema = z.object({
  id: z.string(),
  rev: z.string(),
  updatedAt: z.string(),
  deleted: z.boolean(),
})

/** What the service must still know after its process was killed. Times in ms since 1970. */
const entrySchema = z.discriminatedUnion('type', [
  /** A webhook was accepted; `ids` tell it from others, `seq` counts what was asked for. */
  z.object({
    type: z.literal('delivered'),
    at: z.number(),
    seq: z.number(),
    ids: z.array(z.string()),
    reason: z.string(),
    /** What the build that follows must have. */
    document: documentSchema.optional(),
  }),
  /** A person asked for a build. */
  z.object({
    type: z.literal('wanted'),
    at: z.number(),
    seq: z.number(),
    reason: z.string(),
    confirmed: z.boolean(),
  }),
  /** Everything asked for up to `seq` is live, or cannot go live as it is. */
  z.object({ type: z.literal('settled'), at: z.number(), seq: z.number() }),
  z.object({ type: z.literal('failed'), at: z.number(), failure: failureSchema }),
  /** The last failure is over. */
  z.object({ type: z.literal('recovered'), at: z.number() }),
  z.object({ type: z.literal('locked'), at: z.number(), reason: z.string() }),
  z.object({ type: z.literal('unlocked'), at: z.number() }),
])

export type Entry = z.infer<typeof entrySchema>

/** Something that asks for a build. */
export type Want = { seq: number; at: number; reason: string; confirmed: boolean }
export type Lock = { at: number; reason: string }
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

/** The entry on a line of the journal; null for a line that a crash cut off. */
export function entryIn(line: string): Entry | null {
  try {
    return entrySchema.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}

export function stateOf(entries: readonly Entry[]): State {
  const state: State = {
    deliveries: new Map(),
    wants: [],
    named: [],
    seq: 0,
    lock: null,
    failure: null,
  }
  for (const entry of entries) apply(state, entry)
  return state
}

function apply(state: State, entry: Entry) {
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
      state.lock = { at, reason: entry.reason }
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
  const byTime = Map.groupBy(
    [...state.deliveries].filter(([, at]) => at >= since),
    ([, at]) => at,
  )
  // These ask for nothing any more: their number is settled by the entry that follows them.
  const delivered = [...byTime].map(([at, found]): Entry => {
    return { type: 'delivered', at, seq: 0, ids: found.map(([id]) => id), reason: '' }
  })
  const named = state.named.map(({ at, document }): Entry => {
    return { type: 'delivered', at, seq: 0, ids: [], reason: '', document }
  })
  const settled = Math.min(state.seq, ...state.wants.map(({ seq }) => seq - 1))
  const entries: Entry[] = [...delivered, ...named, { type: 'settled', at: 0, seq: settled }]
  for (const asked of state.wants) entries.push({ type: 'wanted', ...asked })
  if (failure) {
    const { at, resolvedAt, ...rest } = failure
    entries.push({ type: 'failed', at, failure: rest })
    if (resolvedAt !== null) entries.push({ type: 'recovered', at: resolvedAt })
  }
  if (lock) entries.push({ type: 'locked', ...lock })
  return entries
}
