import { API_VERSION } from '@kitewright/content-types/queries'
import { useMemo } from 'react'
import type { Observable } from 'rxjs'
import { useClient } from 'sanity'
import { watchSite } from './live-site.ts'
import type { Site } from './site.ts'
import { useObservable } from './use-query.ts'

const options = { apiVersion: API_VERSION }

/** The live site for those who need it once, when something is clicked. */
export function useLiveSite(): Observable<Site> {
  const client = useClient(options)
  return useMemo(() => watchSite(client), [client])
}

/** All documents as they are now; null until they are loaded. */
export const useSite = (): Site | null => useObservable(useLiveSite(), null)
