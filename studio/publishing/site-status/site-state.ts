import type { Fields } from '@kitewright/content-rules/check'
import { API_VERSION } from '@kitewright/content-types/queries'
import {
  type LiveRevisions,
  RELEASES_ID,
  type ReleaseTexts,
  type SiteStatus,
  STATUS_ID,
  siteReleasesSchema,
  siteStatusSchema,
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
  retry,
  shareReplay,
  startWith,
  switchMap,
  tap,
  timer,
} from 'rxjs'
import type { DocumentStore } from 'sanity'
import { type LiveFailure, type LiveReading, readLive } from './read-live.ts'
import { describeStaticSite } from './static-site.ts'

export type SiteState = {
  /** The status of the site; null before the first report of the rebuild service. */
  status: SiteStatus | null
  /** The live revisions; null while they are unknown. */
  live: LiveRevisions | null
  /** Why the site cannot be read. */
  failure: LiveFailure | null
}

export type SiteStateStore = {
  state: Observable<SiteState>
  /** The stored versions, the newest first. */
  releases: Observable<readonly ReleaseTexts[]>
  /** Polls the site often while an editor waits for a publish. */
  watch: (isWaiting: boolean) => void
}

/**
 * Milliseconds between two reads of `live.json`: while an editor waits, for a static host, after a failure, and
 * otherwise.
 */
const WAITING_INTERVAL_MS = 1_000
const DEPLOY_INTERVAL_MS = 5_000
const RETRY_INTERVAL_MS = 10_000
const IDLE_INTERVAL_MS = 60_000

const notChecked = { live: null, failure: null }

type Options = {
  request?: typeof fetch
  /** A site at a static host, which reports nothing; null with the rebuild service. */
  staticSite?: { url: string; published: Observable<readonly Fields[]> } | null
}

/** The state of the site for one Studio, read while there are subscribers. */
export function createSiteStateStore(
  documents: Pick<DocumentStore, 'listenQuery'>,
  { request = fetch, staticSite = null }: Options = {},
): SiteStateStore {
  const isPolled = new BehaviorSubject(false)
  const poll = (url: string, waitingInterval: number) =>
    isPolled.pipe(
      distinctUntilChanged(),
      switchMap((isSoon) => pollSite(url, isSoon ? waitingInterval : IDLE_INTERVAL_MS, request)),
    )
  const share = shareReplay<SiteState>({ bufferSize: 1, refCount: true })
  const watch = (isWaiting: boolean) => isPolled.next(isWaiting)
  if (staticSite) {
    const { url, published } = staticSite
    const state = combineLatest([
      published.pipe(retry({ delay: RETRY_INTERVAL_MS }), startWith(null)),
      poll(url, DEPLOY_INTERVAL_MS).pipe(startWith(notChecked)),
      // Whether a publish is late depends on time too.
      timer(0, IDLE_INTERVAL_MS),
    ]).pipe(
      map(([entries, { live, failure }]) => ({
        status: describeStaticSite({ siteUrl: url, published: entries, live, now: Date.now() }),
        live,
        failure,
      })),
    )
    return { state: state.pipe(share), releases: of([]), watch }
  }
  const watchDocument = (id: string) =>
    documents.listenQuery(
      '*[_id == $id][0]',
      { id },
      { apiVersion: API_VERSION, perspective: 'raw' },
    )
  const status = watchDocument(STATUS_ID).pipe(
    map((status) => parseDocument(siteStatusSchema, status)),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
  const reading = status.pipe(
    map((now) => now && { url: now.siteUrl, release: now.live?.release }),
    switchMap((site) => (site ? poll(site.url, WAITING_INTERVAL_MS) : of(notChecked))),
    startWith(notChecked),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  )
  return {
    state: combineLatest([status, reading]).pipe(
      map(([now, { live, failure }]) => ({ status: now, live, failure })),
      share,
    ),
    releases: watchDocument(RELEASES_ID).pipe(
      map((status) => parseDocument(siteReleasesSchema, status)?.releases ?? []),
    ),
    watch,
  }
}

/** Checks of the site, one after another. */
const pollSite = (url: string, pause: number, request: typeof fetch): Observable<LiveReading> =>
  defer(() => {
    let isFailing = false
    return defer(() => readLive(url, request)).pipe(
      tap(({ failure }) => {
        isFailing = failure !== null
      }),
      repeat({ delay: () => timer(isFailing ? RETRY_INTERVAL_MS : pause) }),
    )
  })

type Schema<Value> = { safeParse: (value: unknown) => { data?: Value; error?: Error } }

/** Null before the first report, and for a report of another version. */
function parseDocument<Value>(schema: Schema<Value>, document: unknown): Value | null {
  if (!document) return null
  const { data, error } = schema.safeParse(document)
  if (error) console.warn('The state of the site could not be read.', error)
  return data ?? null
}
