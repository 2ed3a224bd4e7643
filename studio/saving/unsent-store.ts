import { isFields } from '@kitewright/content-rules/check'
import type { BrowserStore } from '@kitewright/site-engine/browser'
import { combineLatest, distinctUntilChanged, map, type Observable, scan } from 'rxjs'
import type { FormState } from './save-state.ts'
import { type Change, diffDocuments } from './unsent-changes.ts'

/** Changes of one document that one visit of the Studio did not save. */
type Unsent = { changes: readonly Change[] /** Ms since 1970. */; at: number }

const isUnsent = (value: unknown): value is Unsent =>
  isFields(value) && typeof value.at === 'number' && Array.isArray(value.changes)

export type UnsentStore = {
  /** Stores the unsaved changes of this visit, and replaces earlier ones of the document. */
  keep(id: string, changes: readonly Change[]): void
  /** Changes of earlier visits and other tabs, with the key for `forget`. */
  left(id: string): [key: string, unsent: Unsent][]
  remove(key: string): void
}

/**
 * Stores typed text in the browser until the lake has it.
 *
 * @param scope user and dataset: no other user is offered it.
 */
export function createUnsentStore(store: BrowserStore, scope: string): UnsentStore {
  const visit = crypto.randomUUID()
  const getPrefix = (id: string) => `unsent ${scope} ${id} `
  return {
    keep(id, changes) {
      const key = getPrefix(id) + visit
      // If the browser refuses, it still warns before the tab is closed.
      if (changes.length > 0) store.write(key, { changes, at: Date.now() } satisfies Unsent)
      else store.remove(key)
    },
    left: (id) =>
      store
        .keys()
        .filter((key) => key.startsWith(getPrefix(id)) && !key.endsWith(visit))
        .flatMap((key) => {
          const unsent = store.read(key, isUnsent)
          return unsent ? [[key, unsent]] : []
        }),
    remove: store.remove,
  }
}

/** The states of a form; while it is not saved, the changes of its document are stored. */
export function storeUntilSaved(
  states: Observable<FormState>,
  document: Observable<object | null>,
  keep: (changes: readonly Change[]) => void,
): Observable<FormState> {
  return combineLatest([states, document]).pipe(
    scan((before: Seen, [state, now]): Seen => {
      if (state !== 'unsaved') {
        keep([])
        return { state, saved: now ?? {} }
      }
      if (before.saved) keep([...diffDocuments(before.saved, now ?? {})])
      return { state, saved: before.saved }
    }, savedState),
    map(({ state }) => state),
    distinctUntilChanged(),
  )
}

/** A form with its document as it was when everything was saved. */
type Seen = { state: FormState; saved?: object }

const savedState: Seen = { state: 'saved' }
