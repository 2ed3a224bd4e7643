import { API_VERSION } from '@kitewright/content-types/queries'
import {
  BUILD_ID,
  type LiveRevisions,
  RELEASES_ID,
  type ReleaseTexts,
  type SiteStatus,
  STATUS_ID,
  siteBuildSchema,
  siteReleasesSchema,
  siteStatusSchema,
  withRefusal,
} from '@kitewright/protocol/site'
import {
  BehaviorSubject,
  combineLatest,
  defer,
  distinctUntilChanged,
  map,
  type Observable,
  of,
  repeat,
  shareReplay,
  startWith,
  switchMap,
  tap,
  timer,
} from 'rxjs'
import type { DocumentStore } from 'sanity'
import { type LiveReading, type LiveTrouble, readLive } from './read-live.ts'

export type SiteState = {
  /** The builder's status; null before its first report. */
  status: SiteStatus | null
  /** The live revisions; null while they are unknown. */
  live: LiveRevisions | null
  /** Why the site cannot be read. */
  trouble: LiveTrouble | null
}

export type SiteStateStore = {
  state: Observable<SiteState>
  /** The stored versions, the newest first. */
  releases: Observable<readonly ReleaseTexts[]>
  /** Polls the site every second while an editor waits for a publish. */
  watch: (isWaiting: boolean) => void
}

/** Milliseconds between two reads of `live.json`: while an editor waits, after a failure, and otherwise. */
const WAITING_INTERVAL_MS = 1_000
const RETRY_INTERVAL_MS = 10_000
const IDLE_INTERVAL_MS = 60_000

const notAsked = { live: null, trouble: null }

/** The state of the site for one Studio, read while there are subscribers. */
export function siteStateStore(
  documents: Pick<DocumentStore, 'listenQuery'>,
  request: typeof fetch = fetch,
): SiteStateStore {
  const isWatched = new BehaviorSubject(false)
  const document = (id: string) =>
    documents.listenQuery(
      '*[_id == $id][0]',
      { id },
      { apiVersion: API_VERSION, perspective: 'raw' },
    )
  const status = document(STATUS_ID).pipe(
    map((found) => parsed(siteStatusSchema, found)),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
  const reading = combineLatest([
    status.pipe(map((now) => now && { url: now.siteUrl, release: now.live?.release })),
    isWatched.pipe(distinctUntilChanged()),
  ]).pipe(
    switchMap(([site, isSoon]) =>
      site
        ? looks(site.url, isSoon ? WAITING_INTERVAL_MS : IDLE_INTERVAL_MS, request)
        : of(notAsked),
    ),
    startWith(notAsked),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  )
  // Only static hosts: whether the site shows the newest build depends on time too.
  const built = status.pipe(
    map((now) => now?.builder === 'static'),
    distinctUntilChanged(),
    switchMap((isStatic) =>
      isStatic ? combineLatest([document(BUILD_ID), timer(0, IDLE_INTERVAL_MS)]) : of([null]),
    ),
    map(([found]) => parsed(siteBuildSchema, found)?.contents ?? null),
    startWith(null),
  )
  return {
    state: combineLatest([status, reading, built]).pipe(
      map(([now, { live, trouble }, contents]) => ({
        status: now && withRefusal(now, { contents, live, now: Date.now() }),
        live,
        trouble,
      })),
      shareReplay({ bufferSize: 1, refCount: true }),
    ),
    releases: document(RELEASES_ID).pipe(
      map((found) => parsed(siteReleasesSchema, found)?.releases ?? []),
    ),
    watch: (isWaiting) => isWatched.next(isWaiting),
  }
}

/** Checks of the site, one after another. */
const looks = (url: string, pause: number, request: typeof fetch): Observable<LiveReading> =>
  defer(() => {
    let isFailing = false
    return defer(() => readLive(url, request)).pipe(
      tap(({ trouble }) => {
        isFailing = trouble !== null
      }),
      repeat({ delay: () => timer(isFailing ? RETRY_INTERVAL_MS : pause) }),
    )
  })

type Schema<Value> = { safeParse: (value: unknown) => { data?: Value; error?: Error } }

/** Null before the first report of a builder, and for a report of another version. */
function parsed<Value>(schema: Schema<Value>, document: unknown): Value | null {
  if (!document) return null
  const { data, error } = schema.safeParse(document)
  if (error) console.warn('The state of the site could not be read.', error)
  return data ?? null
}
