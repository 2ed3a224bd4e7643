import type { ReleaseTexts } from '@kitewright/protocol/site'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { EMPTY } from 'rxjs'
import { useDocumentStore } from 'sanity'
import { type SiteState, type SiteStateStore, siteStateStore } from './site-state.ts'

const notAsked: SiteState = { status: null, live: null, trouble: null }

type Value = { state: SiteState } & Pick<SiteStateStore, 'watch' | 'releases'>

const SiteStateContext = createContext<Value>({ state: notAsked, watch: () => {}, releases: EMPTY })

/** Wraps the Studio, so that its parts share one state of the site. */
export function SiteStateProvider({ children }: { children: ReactNode }) {
  const documents = useDocumentStore()
  const store = useMemo(() => siteStateStore(documents), [documents])
  const [state, setState] = useState(notAsked)
  useEffect(() => {
    const subscription = store.state.subscribe(setState)
    return () => subscription.unsubscribe()
  }, [store])
  const value = useMemo(() => {
    const { watch, releases } = store
    return { state, watch, releases }
  }, [state, store])
  return <SiteStateContext value={value}>{children}</SiteStateContext>
}

/** The state of the site as it is now. */
export const useSiteState = (): SiteState => useContext(SiteStateContext).state

/** Whether the lake has answered the query of the status. */
export const useIsSiteKnown = (): boolean => useContext(SiteStateContext).state !== notAsked

/** The stored versions, the newest first; loaded only while they are shown. */
export function useReleases(): readonly ReleaseTexts[] {
  const { releases } = useContext(SiteStateContext)
  const [found, setFound] = useState<readonly ReleaseTexts[]>([])
  useEffect(() => {
    const subscription = releases.subscribe(setFound)
    return () => subscription.unsubscribe()
  }, [releases])
  return found
}

/** Polls the site every second while it is true. */
export function useWatch(isWaiting: boolean): void {
  const { watch } = useContext(SiteStateContext)
  useEffect(() => {
    watch(isWaiting)
    return () => watch(false)
  }, [watch, isWaiting])
}
