import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { type SiteState, type SiteStateStore, siteStateStore } from './site-state.ts'

const nothing: SiteState = { status: null, live: null }

const SiteStateContext = createContext<{ state: SiteState; watch: SiteStateStore['watch'] }>({
  state: nothing,
  watch: () => {},
})

/** Stands around the whole Studio, so that its parts look at the site together. */
export function SiteStateProvider({ children }: { children: ReactNode }) {
  const documents = useDocumentStore()
  const store = useMemo(() => siteStateStore(documents), [documents])
  const [state, setState] = useState(nothing)
  useEffect(() => {
    const subscription = store.state.subscribe(setState)
    return () => subscription.unsubscribe()
  }, [store])
  const value = useMemo(() => ({ state, watch: store.watch }), [state, store])
  return <SiteStateContext value={value}>{children}</SiteStateContext>
}

/** The state of the site as it is now. */
export const useSiteState = (): SiteState => useContext(SiteStateContext).state

/** Asks the site every second as long as it is true. */
export function useWatch(isWaiting: boolean): void {
  const { watch } = useContext(SiteStateContext)
  useEffect(() => {
    watch(isWaiting)
    return () => watch(false)
  }, [watch, isWaiting])
}
