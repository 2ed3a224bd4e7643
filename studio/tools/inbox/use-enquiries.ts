import { API_VERSION } from '@kitewright/content-types/queries'
import { ENQUIRY_PREFIX, ENQUIRY_TYPE } from '@kitewright/protocol/enquiry'
import { useEffect, useMemo, useState } from 'react'
import { combineLatest, map } from 'rxjs'
import { useClient, useGrantsStore } from 'sanity'
import { liveDocuments } from '../../publishing/site-check/live-documents.ts'
import { useObservable, useQuery } from '../../publishing/site-check/use-query.ts'
import { type Enquiries, readEnquiry, sortEnquiries } from './enquiries.ts'

type Loaded = {
  /** Null while they load. */
  enquiries: Enquiries | null
  /** Why they do not load; earlier ones stay. */
  failure: string | null
}

/** All enquiries, as they come and change. */
export function useEnquiries(): Loaded {
  const client = useClient({ apiVersion: API_VERSION })
  const live = useMemo(() => {
    const raw = client.withConfig({ perspective: 'raw', useCdn: false })
    return liveDocuments(raw, [ENQUIRY_TYPE], readEnquiry, sortEnquiries)
  }, [client])
  const [loaded, setLoaded] = useState<Loaded>({ enquiries: null, failure: null })
  useEffect(() => {
    const subscription = live.subscribe({
      next: (enquiries) => setLoaded({ enquiries, failure: null }),
      error: (error: unknown) => {
        const failure = error instanceof Error ? error.message : String(error)
        setLoaded(({ enquiries }) => ({ enquiries, failure }))
      },
    })
    return () => subscription.unsubscribe()
  }, [live])
  return loaded
}

/** Number of unanswered enquiries; 0 for editors who may not read them. */
export const useNewCount = (): number => useQuery<number>(newCountQuery, newCountOptions) ?? 0

const newCountQuery = {
  fetch: 'count(*[_type == $type && state == "new"])',
  listen: '*[_type == $type]',
}
const newCountOptions = { params: { type: ENQUIRY_TYPE } }

/** The editor's rights for enquiries; null while they load. */
export function useInboxRights(): { mayRead: boolean; mayChange: boolean } | null {
  const grants = useGrantsStore()
  const rights = useMemo(() => {
    const any = { _id: `${ENQUIRY_PREFIX}any`, _type: ENQUIRY_TYPE }
    const watchPermission = (permission: 'read' | 'update') =>
      grants.checkDocumentPermission(permission, any).pipe(map(({ granted }) => granted))
    return combineLatest({
      mayRead: watchPermission('read'),
      mayChange: watchPermission('update'),
    })
  }, [grants])
  return useObservable(rights, null)
}
