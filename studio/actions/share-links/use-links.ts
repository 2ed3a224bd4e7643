import { API_VERSION } from '@kitewright/content-types/queries'
import {
  createLink,
  createRenewal,
  createWithdrawal,
  isAlive,
  LINK_TYPE,
  type LinkEntry,
  MAX_LINKS,
  parseShareLinks,
  type ShareLink,
} from '@kitewright/protocol/requests'
import { useMemo } from 'react'
import { useClient } from 'sanity'
import { useMyName } from '../../publishing/site-status/use-authors.ts'
import { useStateDocuments } from '../../publishing/site-status/use-state-documents.ts'

/** Share links, the newest first; null until they are known. */
export function useLinks(): readonly ShareLink[] | null {
  const documents = useStateDocuments(LINK_TYPE)
  return useMemo(() => documents && parseShareLinks(documents), [documents])
}

/** Actions on links, with the rights of the logged-in editor. Each throws the lake's error. */
export function useLinkActions() {
  const client = useClient({ apiVersion: API_VERSION })
  const links = useLinks()
  const by = useMyName()
  const request = () => ({ by, at: new Date() })
  const write = (mutations: Parameters<typeof client.mutate>[0]) =>
    client.mutate(mutations, { returnDocuments: false, tag: 'share-link' })
  return {
    /** Returns what to tell an editor who does not see the links. */
    async make(entries: readonly LinkEntry[]) {
      const count = links?.filter((link) => isAlive(link, Date.now())).length ?? 0
      if (count >= MAX_LINKS) {
        throw new Error(`There are ${MAX_LINKS} links already. Withdraw one first.`)
      }
      await write(createLink(entries, request()))
      return 'The link is being created. See “Share links” below.'
    },
    renew: (link: ShareLink) => write(createRenewal(link, request())),
    withdraw: (link: ShareLink) => write(createWithdrawal(link, request())),
  }
}
