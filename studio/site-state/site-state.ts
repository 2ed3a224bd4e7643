import { API_VERSION } from '@kitewright/content-types/api-version'
import {
  LIVE_PATH,
  type LiveRevisions,
  liveRevisionsSchema,
} from '@kitewright/site-state/live-file'
import {
  RELEASES_ID,
  type ReleaseWords,
  siteReleasesSchema,
} from '@kitewright/site-state/site-releases'
import { type SiteStatus, STATUS_ID, siteStatusSchema } from '@kitewright/site-state/site-status'
import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  from,
  map,
  type Observable,
  of,
  shareReplay,
  startWith,
  switchMap,
  timer,
} from 'rxjs'
import type { DocumentStore } from 'sanity'

export type SiteState = {
  /** What the builder tells; null when none has told anything yet. */
  status: SiteStatus | null
  /** What visitors see; null when the site cannot be asked. */
  live: LiveRevisions | null
}

export type SiteStateStore = {
  state: Observable<SiteState>
  /** The versions that are kept, the newest first. */
  releases: Observable<readonly ReleaseWords[]>
  /** Someone waits for a publish: the site is asked every second until nobody does. */
  watch: (isWaiting: boolean) => void
}

/** Milliseconds between two looks at `live.json` while someone waits, and otherwise. */
const SOON = 1_000
const SELDOM = 60_000

/** The state of the site for one Studio. It is read while somebody looks. */
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
    map((found) => told(siteStatusSchema, found)),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
  const live = combineLatest([
    status.pipe(map((now) => now && { url: now.siteUrl, release: now.live?.release })),
    isWatched.pipe(distinctUntilChanged()),
  ]).pipe(
    switchMap(([site, isSoon]) =>
      site
        ? timer(0, isSoon ? SOON : SELDOM).pipe(switchMap(() => from(readLive(site.url, request))))
        : of(null),
    ),
    startWith(null),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  )
  return {
    state: combineLatest({ status, live }).pipe(shareReplay({ bufferSize: 1, refCount: true })),
    releases: document(RELEASES_ID).pipe(
      map((found) => told(siteReleasesSchema, found)?.releases ?? []),
    ),
    watch: (isWaiting) => isWatched.next(isWaiting),
  }
}

type Schema<Told> = { safeParse: (value: unknown) => { data?: Told; error?: Error } }

/** Null before a builder has told anything, and from one of another version. */
function told<Told>(schema: Schema<Told>, document: unknown): Told | null {
  if (!document) return null
  const { data, error } = schema.safeParse(document)
  if (error) console.warn('The state of the site could not be read.', error)
  return data ?? null
}

/** Null when the site does not answer with it: it is down, or lets no Studio read it. */
async function readLive(siteUrl: string, request: typeof fetch): Promise<LiveRevisions | null> {
  try {
    const response = await request(`${siteUrl}${LIVE_PATH}`, { cache: 'no-store' })
    return response.ok ? liveRevisionsSchema.parse(await response.json()) : null
  } catch {
    return null
  }
}
