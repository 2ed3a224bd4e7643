import { API_VERSION } from '@kitewright/content-types/queries'
import { REQUEST_PREFIX, REQUEST_TYPE, type SiteRequest } from '@kitewright/protocol/requests'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'

type RequestFields = Pick<SiteRequest, 'action' | 'release'>

/** Sends a request to the builder of the site, with the editor's name. */
export function useSiteRequest() {
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()
  const toast = useToast()
  const [isSending, setSending] = useState(false)
  const send = async (fields: RequestFields) => {
    const request: SiteRequest = {
      _id: `${REQUEST_PREFIX}${crypto.randomUUID()}`,
      _type: REQUEST_TYPE,
      by: user?.name ?? user?.email ?? 'somebody',
      at: new Date().toISOString(),
      ...fields,
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
