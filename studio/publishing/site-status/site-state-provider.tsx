import type { ReleaseTexts } from '@kitewright/protocol/site'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { EMPTY, map } from 'rxjs'
import { useDocumentStore } from 'sanity'
import { useObservable } from '../site-check/use-query.ts'
import { useLiveSite } from '../site-check/use-site.ts'
import { createSiteStateStore, type SiteState, type SiteStateStore } from './site-state.ts'
import { readStaticSiteUrl } from './static-site.ts'

const initialState: SiteState = { status: null, live: null, failure: null }

type Value = { state: SiteState } & Pick<SiteStateStore, 'watch' | 'releases'>

const SiteStateContext = createContext<Value>({
  state: initialState,
  watch: () => {},
  releases: EMPTY,
})

/** Wraps the Studio, so that its parts share one state of the site. */
export function SiteStateProvider({ children }: { children: ReactNode }) {
  const documents = useDocumentStore()
  const site = useLiveSite()
  const store = useMemo(() => {
    const url = readStaticSiteUrl()
    const published = site.pipe(map((now) => now.published))
    return createSiteStateStore(documents, { staticSite: url ? { url, published } : null })
  }, [documents, site])
  const state = useObservable(store.state, initialState)
  const value = useMemo(() => {
    const { watch, releases } = store
    return { state, watch, releases }
  }, [state, store])
  return <SiteStateContext value={value}>{children}</SiteStateContext>
}

/** The state of the site as it is now. */
export const useSiteState = (): SiteState => useContext(SiteStateContext).state

/** Whether the status is known, or known to be missing. */
export const useIsSiteKnown = (): boolean => useContext(SiteStateContext).state !== initialState

/** The stored versions, the newest first; loaded only while they are shown. */
export const useReleases = (): readonly ReleaseTexts[] =>
  useObservable(useContext(SiteStateContext).releases, [])

/** Polls the site often while it is true. */
export function useWatch(isWaiting: boolean): void {
  const { watch } = useContext(SiteStateContext)
  useEffect(() => {
    watch(isWaiting)
    return () => watch(false)
  }, [watch, isWaiting])
}
