import {
  type LiveRevisions,
  type SiteStatus,
  type StatusProblem,
  shownInstead,
} from '@kitewright/protocol/site'

/** Entries that were published together and are not live yet. */
export type Publish = {
  /** The transaction; also the revision of what it published. */
  id: string
  /** Milliseconds since 1970. */
  at: number
  /** Document ids; `null` stands for one that visitors are not to see. */
  revisions: ReadonlyMap<string, string | null>
  /** Why visitors are not to see some of them, by id: “Goes live on 3 March 2027, 10:00 IST”. */
  offSite: ReadonlyMap<string, string>
  /** Where visitors meet them. */
  paths: readonly string[]
}

export type Outcome =
  | { kind: 'waiting' }
  | { kind: 'live' }
  | { kind: 'held-back'; reason: string }
  | { kind: 'not-live'; message: string; problems: readonly StatusProblem[] }

/** What became of a publish. */
export function outcomeOf(
  { revisions, at }: Publish,
  live: LiveRevisions | null,
  status: SiteStatus | null,
): Outcome {
  const held = status?.held.filter(({ id, rev }) => revisions.get(id) === rev) ?? []
  const [first] = held
  if (first) {
    return {
      kind: 'not-live',
      message: `Visitors ${shownInstead(first)}.`,
      problems: held.flatMap(({ problems }) => problems),
    }
  }
  if (live && [...revisions].every(([id, rev]) => (live[id] ?? null) === rev))
    return { kind: 'live' }
  if (status?.lock) return { kind: 'held-back', reason: status.lock.reason }
  const { failure } = status ?? {}
  if (failure && !failure.willRetry && Date.parse(failure.at) >= at) {
    return { kind: 'not-live', message: failure.message, problems: failure.problems }
  }
  return { kind: 'waiting' }
}

/** Adds a publish; what it published anew no earlier one waits for any more. */
export function withPublish(waiting: readonly Publish[], publish: Publish): Publish[] {
  const rest = waiting
    .filter(({ id }) => id !== publish.id)
    .map((earlier) => ({
      ...earlier,
      revisions: new Map([...earlier.revisions].filter(([id]) => !publish.revisions.has(id))),
    }))
  const same = waiting.find(({ id }) => id === publish.id)
  const revisions = new Map([...(same?.revisions ?? []), ...publish.revisions])
  const offSite = new Map([...(same?.offSite ?? []), ...publish.offSite])
  const paths = [...new Set([...(same?.paths ?? []), ...publish.paths])]
  return [
    ...rest.filter(({ revisions: left }) => left.size > 0),
    { ...publish, revisions, offSite, paths },
  ]
}
