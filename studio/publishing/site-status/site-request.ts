import { API_VERSION } from '@kitewright/content-types/queries'
import { REQUEST_PREFIX, REQUEST_TYPE, type SiteRequest } from '@kitewright/protocol/requests'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'

type Wish = Pick<SiteRequest, 'action' | 'release'>

/** Asks the builder of the site for something, in the name of whoever is logged in. */
export function useSiteRequest() {
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()
  const toast = useToast()
  const [isSending, setSending] = useState(false)
  const send = async (wish: Wish) => {
    const request: SiteRequest = {
      _id: `${REQUEST_PREFIX}${crypto.randomUUID()}`,
      _type: REQUEST_TYPE,
      by: user?.name ?? user?.email ?? 'somebody',
      at: new Date().toISOString(),
      ...wish,
    }
    setSending(true)
    try {
      await client.create(request)
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      toast.push({ status: 'error', title: 'The site could not be asked', description })
    } finally {
      setSending(false)
    }
  }
  return { send, isSending }
}
