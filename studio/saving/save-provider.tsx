import { API_VERSION } from '@kitewright/content-types/queries'
import { localStore } from '@kitewright/site-engine/browser'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { BehaviorSubject, combineLatest, filter, map, NEVER, type Observable } from 'rxjs'
import {
  connectionState,
  type DocumentStore,
  useClient,
  useCurrentUser,
  useDocumentStore,
} from 'sanity'
import { useObservable } from '../publishing/site-check/use-query.ts'
import {
  createSaveStore,
  type FormState,
  SAVE_TIMEOUT_MS,
  type SaveState,
  type SaveStore,
} from './save-state.ts'
import { createUnsentStore, storeUntilSaved, type UnsentStore } from './unsent-store.ts'

const isWell: SaveState = { kind: 'well' }
const SaveContext = createContext<SaveState>(isWell)
const WatchContext = createContext<Pick<SaveStore, 'watch' | 'watchUnsaved'>>({
  watch: () => () => {},
  watchUnsaved: () => NEVER,
})
const UnsentContext = createContext<UnsentStore | null>(null)

/** Wraps the Studio: typed text waits to be saved even after its form is closed. */
export function SaveProvider({ children }: { children: ReactNode }) {
  const client = useClient({ apiVersion: API_VERSION })
  const store = useMemo(() => {
    const once = client.withConfig({ maxRetries: 0 })
    // The address that Sanity's Studio itself polls.
    return createSaveStore(() =>
      once.request({ uri: '/ping', tag: 'saving', signal: AbortSignal.timeout(SAVE_TIMEOUT_MS) }),
    )
  }, [client])
  const saving = useObservable(store.state, isWell)
  useLeaveQuestion(store.isUnsaved)

  const { projectId, dataset } = client.config()
  const user = useCurrentUser()?.id
  const unsent = useMemo(
    () => createUnsentStore(localStore, [projectId, dataset, user].join(' ')),
    [projectId, dataset, user],
  )
  return (
    <UnsentContext value={unsent}>
      <WatchContext value={store}>
        <SaveContext value={saving}>{children}</SaveContext>
      </WatchContext>
    </UnsentContext>
  )
}

/** Whether open forms can save to the content lake. */
export const useSaveState = (): SaveState => useContext(SaveContext)

/** Unsaved changes of documents; empty outside the provider. */
export const useUnsent = (): UnsentStore | null => useContext(UnsentContext)

/** Watches whether the form of a document is saved, and stores unsaved changes in the browser. */
export function useObservedForm(id: string, type: string): void {
  const documents = useDocumentStore()
  const unsent = useUnsent()
  const form = useMemo(() => {
    const states = getFormStates(documents)(id, type)
    if (!unsent) return states
    const edits = documents.pair.editState(id, type).pipe(
      filter(({ ready }) => ready),
      map(({ draft, published }) => draft ?? published),
    )
    return storeUntilSaved(states, edits, (changes) => unsent.keep(id, changes))
  }, [documents, unsent, id, type])
  useObserved(form, id)
}

/** Watches whether anything else that is typed is saved. */
export function useObserved(form: Observable<FormState> | undefined, documentId?: string): void {
  const { watch } = useContext(WatchContext)
  useEffect(() => form && watch(form, documentId), [watch, form, documentId])
}

/** Emits whether the lake lacks input of a document, by its published id. */
export function useUnsavedInput(documentId: string): Observable<boolean> {
  const { watchUnsaved } = useContext(WatchContext)
  return useMemo(() => watchUnsaved(documentId), [watchUnsaved, documentId])
}

/**
 * Reports that a field holds typed text that is not in its document yet.
 *
 * @param documentId published id of the document, which is published after the field is saved.
 */
export function useUnsavedMark(documentId?: string): (isUnsaved: boolean) => void {
  const [field] = useState(() => new BehaviorSubject<FormState>('saved'))
  useObserved(field, documentId)
  // A field that closes has saved or dropped its words.
  useEffect(() => () => field.next('saved'), [field])
  return useCallback((isUnsaved) => field.next(isUnsaved ? 'unsaved' : 'saved'), [field])
}

/** While unsaved text is only in this tab, the browser warns before the tab is closed. */
function useLeaveQuestion(isUnsaved: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isUnsaved()) return
      event.preventDefault()
      // Sanity ends presence at this event, but the editor may stay.
      event.stopImmediatePropagation()
    }
    addEventListener('beforeunload', ask, { capture: true })
    return () => removeEventListener('beforeunload', ask, { capture: true })
  }, [isUnsaved])
}

/** The form of a document, by its published id and type. */
type FormStates = (id: string, type: string) => Observable<FormState>

export const getFormStates =
  (documents: DocumentStore): FormStates =>
  (id, type) =>
    combineLatest([
      documents.pair.consistencyStatus(id, type),
      connectionState(documents, id, type),
    ]).pipe(
      map(([isSaved, connection]) => {
        if (!isSaved) return 'unsaved'
        return connection === 'reconnecting' ? 'cut-off' : 'saved'
      }),
    )
