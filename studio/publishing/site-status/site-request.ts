import { API_VERSION } from '@kitewright/content-types/queries'
import { REQUEST_PREFIX, REQUEST_TYPE, type SiteRequest } from '@kitewright/protocol/requests'
import { useClient } from 'sanity'
import { useAttempt } from '../site-check/use-attempt.tsx'
import { useMyName } from './use-authors.ts'

type RequestFields = Pick<SiteRequest, 'action' | 'release' | 'contentHash' | 'bundleHash'>

/** Sends a request to the builder of the site, with the editor's name. */
export function useSiteRequest() {
  const client = useClient({ apiVersion: API_VERSION })
  const by = useMyName()
  const { attempt, isBusy } = useAttempt()
  const send = (fields: RequestFields) =>
    attempt('The site could not be asked', async () => {
      const _id = `${REQUEST_PREFIX}${crypto.randomUUID()}`
      const at = new Date().toISOString()
      await client.create<SiteRequest>({ _id, _type: REQUEST_TYPE, by, at, ...fields })
      return undefined
    })
  return { send, isSending: isBusy }
}
