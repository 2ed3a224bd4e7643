import { API_VERSION } from '@kitewright/content-types/queries'
import { useEffect, useMemo, useState } from 'react'
import { map } from 'rxjs'
import { useClient, useDocumentStore, useGrantsStore, usePresenceStore } from 'sanity'
import { useSite } from '../../publishing/site-check/use-site.ts'
import { useWatched } from '../../saving/saving-provider.tsx'
import { type Ordered, servicesInOrder } from './order.ts'
import { openPriceSheet, type PriceSheet, type Sheet } from './price-sheet.ts'

/** The price sheet and what stands in it; null while it loads. */
export function usePriceSheet(): { sheet: PriceSheet; shown: Sheet } | null {
  const order = useOrder()
  const documents = useDocumentStore()
  const grants = useGrantsStore()
  const presence = usePresenceStore()
  const client = useClient({ apiVersion: API_VERSION })
  const [open, setOpen] = useState<{ sheet: PriceSheet; shown: Sheet } | null>(null)

  useEffect(() => {
    if (!order) return
    const sheet = openPriceSheet({ documents, grants, presence, client }, order)
    const subscription = sheet.state.subscribe((shown) => setOpen({ sheet, shown }))
    return () => {
      subscription.unsubscribe()
      sheet.close()
    }
  }, [documents, grants, presence, client, order])

  const sheet = open?.sheet
  const saved = useMemo(
    () => sheet?.state.pipe(map(({ isSaved }) => (isSaved ? 'saved' : 'unsaved'))),
    [sheet],
  )
  useWatched(saved)
  return open
}

/** Stays the same object while the order does. */
function useOrder(): readonly Ordered[] | null {
  const site = useSite()
  const key = useMemo(() => site && JSON.stringify(servicesInOrder(site)), [site])
  return useMemo(() => (key === null ? null : JSON.parse(key)), [key])
}
