import {
  BehaviorSubject,
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  exhaustMap,
  finalize,
  map,
  type Observable,
  of,
  scan,
  switchMap,
  takeWhile,
  timer,
} from 'rxjs'

/** State of a form. `cut-off`: its connection is lost, and nothing waits to be saved. */
export type FormState = 'saved' | 'unsaved' | 'cut-off'

/** Whether changes reach the content lake. */
export type SaveState =
  | { kind: 'well' }
  /** The lake does not answer; `since` is ms since 1970. */
  | { kind: 'silent'; since: number; isUnsaved: boolean }
  /** It answers again, and not all is saved yet. */
  | { kind: 'catching-up' }
  /** Everything is saved; shown for a while. */
  | { kind: 'caught-up' }

export type SaveStore = {
  state: Observable<SaveState>
  /**
   * Watches a form until the returned function is called, and then until all of it is
   * saved: the Studio drops waiting changes of an unwatched form.
   *
   * @param documentId published id of the document that the form edits.
   */
  watch: (form: Observable<FormState>, documentId?: string) => () => void
  /** Whether the lake lacks input of a document. */
  watchUnsaved: (documentId: string) => Observable<boolean>
  /** Whether something waits to be saved at this very moment, however short. */
  isUnsaved: () => boolean
}

/** Timeouts of a save and of an answer, in milliseconds, after which the lake counts as silent. */
export const SAVE_TIMEOUT_MS = 2_000
/** Milliseconds from one question to the next. */
const PING_INTERVAL_MS = 2_000
/** Milliseconds for which the notice “saved again” is shown. */
const NOTICE_MS = 10_000

const savedState: SaveState = { kind: 'well' }

/**
 * Detects a form that waits for a lake that does not answer. Sanity reports broken connections after ten
 * seconds, and takes an open but silent connection for a slow one.
 *
 * @param ping requests a sign of life from the lake; rejects after `SAVE_TIMEOUT_MS`.
 */
export function createSaveStore(ping: () => Promise<unknown>): SaveStore {
  const forms = new BehaviorSubject<Forms>(new Map())
  const updateForms = (edit: (forms: Map<symbol, WatchedForm>) => void) => {
    const now = new Map(forms.value)
    edit(now)
    forms.next(now)
  }
  const worst = forms.pipe(map(getWorstState), distinctUntilChanged())
  const silentSince = worst.pipe(
    map((form) => form !== 'saved'),
    distinctUntilChanged(),
    switchMap((isWaiting) => (isWaiting ? pollLake(ping) : of(null))),
  )
  return {
    isUnsaved: () => getWorstState(forms.value) === 'unsaved',
    state: combineLatest([worst, silentSince]).pipe(
      scan(getNextState, savedState),
      distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
      switchMap((now) =>
        now.kind === 'caught-up'
          ? concat(of(now), timer(NOTICE_MS).pipe(map(() => savedState)))
          : of(now),
      ),
    ),
    watch: (form, documentId) => {
      const id = Symbol()
      const isOpen = new BehaviorSubject(true)
      combineLatest([form, isOpen])
        .pipe(
          takeWhile(([state, open]) => open || state === 'unsaved'),
          finalize(() => updateForms((now) => now.delete(id))),
        )
        .subscribe({
          next: ([state]) => updateForms((now) => now.set(id, { state, documentId })),
          error: (error: unknown) => console.warn('Whether a form is saved is not known.', error),
        })
      return () => isOpen.next(false)
    },
    watchUnsaved: (documentId) =>
      forms.pipe(
        map((all) =>
          [...all.values()].some(
            (form) => form.documentId === documentId && form.state === 'unsaved',
          ),
        ),
        distinctUntilChanged(),
      ),
  }
}

type WatchedForm = { state: FormState; documentId: string | undefined }
type Forms = ReadonlyMap<symbol, WatchedForm>

function getWorstState(forms: Forms): FormState {
  const states = new Set([...forms.values()].map(({ state }) => state))
  if (states.has('unsaved')) return 'unsaved'
  return states.has('cut-off') ? 'cut-off' : 'saved'
}

/** Since when the lake is silent, ms since 1970; null if it answers. Polls while there are subscribers. */
const pollLake = (ping: () => Promise<unknown>): Observable<number | null> =>
  defer(() => {
    let since = Date.now()
    const ask = async () => {
      try {
        await ping()
        since = Date.now()
        return null
      } catch {
        // The reason does not help an editor.
        return since
      }
    }
    return timer(SAVE_TIMEOUT_MS, PING_INTERVAL_MS).pipe(exhaustMap(ask))
  })

function getNextState(before: SaveState, [form, since]: [FormState, number | null]): SaveState {
  if (form === 'saved') return before.kind === 'well' ? savedState : { kind: 'caught-up' }
  if (since !== null) return { kind: 'silent', since, isUnsaved: form === 'unsaved' }
  // The notice is shown once.
  return before.kind === 'caught-up' || before.kind === 'well' ? before : { kind: 'catching-up' }
}
