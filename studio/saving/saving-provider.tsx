import { API_VERSION } from '@kitewright/content-types/api-version'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Observable } from 'rxjs'
import { useClient, useDocumentStore } from 'sanity'
import { formStatesIn } from './form-states.ts'
import { type FormState, PATIENCE, type Saving, type SavingStore, savingStore } from './saving.ts'

const SavingContext = createContext<Saving>({ kind: 'well' })
const WatchContext = createContext<SavingStore['watch']>(() => () => {})

/** Stands around the whole Studio: what is typed waits to be saved even when its form is closed. */
export function SavingProvider({ children }: { children: ReactNode }) {
  const client = useClient({ apiVersion: API_VERSION })
  const [saving, setSaving] = useState<Saving>({ kind: 'well' })
  const store = useMemo(() => {
    const once = client.withConfig({ maxRetries: 0 })
    // The address at which Sanity's Studio itself looks whether its lake is there.
    return savingStore(() =>
      once.request({ uri: '/ping', tag: 'saving', signal: AbortSignal.timeout(PATIENCE) }),
    )
  }, [client])
  useEffect(() => {
    const subscription = store.state.subscribe(setSaving)
    return () => subscription.unsubscribe()
  }, [store])
  useQuestionBeforeLeaving(saving)
  return (
    <WatchContext value={store.watch}>
      <SavingContext value={saving}>{children}</SavingContext>
    </WatchContext>
  )
}

/** Whether what is typed in open forms reaches the content lake. */
export const useSaving = (): Saving => useContext(SavingContext)

/** Watches whether the form of a document is saved. */
export function useWatchedForm(id: string, type: string): void {
  const documents = useDocumentStore()
  useWatched(useMemo(() => formStatesIn(documents)(id, type), [documents, id, type]))
}

/** Watches whether anything else that is typed is saved. */
export function useWatched(form: Observable<FormState> | undefined): void {
  const watch = useContext(WatchContext)
  useEffect(() => form && watch(form), [watch, form])
}

/** While something waits in this tab alone, the browser asks before the tab is closed. */
function useQuestionBeforeLeaving(saving: Saving): void {
  const isWaiting = saving.kind === 'catching-up' || (saving.kind === 'silent' && saving.isUnsaved)
  useEffect(() => {
    if (!isWaiting) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isWaiting])
}
