import { API_VERSION } from '@kitewright/content-types/queries'
import type { EnquiryState, StoredEnquiry } from '@kitewright/protocol/enquiry'
import type { Mutation, SanityClient } from '@sanity/client'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'

/** Milliseconds after which a silent content lake is reported. */
const TIMEOUT_MS = 10_000
/** Mutations in one request; the lake refuses very large ones. */
const MAX_MUTATIONS = 200

const marked: Record<EnquiryState, string> = {
  new: 'marked as new again',
  answered: 'marked as answered',
  spam: 'marked as spam',
}

/** Sends mutations in portions. The signal ends a portion that the lake does not answer. */
export async function mutateAll(client: SanityClient, mutations: readonly Mutation[]) {
  for (let from = 0; from < mutations.length; from += MAX_MUTATIONS) {
    await client.mutate(mutations.slice(from, from + MAX_MUTATIONS), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      returnDocuments: false,
    })
  }
}

/** Actions on enquiries, with the rights of the editor. A failure is shown; the rest stays as it was. */
export function useEnquiryChanges() {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)

  const tried = async (done: string, mutations: readonly Mutation[]) => {
    setBusy(true)
    try {
      await mutateAll(client, mutations)
      const { length } = mutations
      toast.push({
        status: 'success',
        title: length === 1 ? sentence(done) : `${length} enquiries ${done}`,
      })
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      toast.push({
        status: 'error',
        title: `Not ${done}`,
        description: isLate ? 'The content lake does not answer.' : reasonOf(error),
        closable: true,
      })
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    setState: (list: readonly StoredEnquiry[], state: EnquiryState) =>
      tried(
        marked[state],
        list.map(({ _id }) => ({ patch: { id: _id, set: { state } } })),
      ),
    setNote: ({ _id }: StoredEnquiry, note: string) =>
      tried('saved', [{ patch: { id: _id, ...(note ? { set: { note } } : { unset: ['note'] }) } }]),
    remove: (list: readonly StoredEnquiry[]) =>
      tried(
        'deleted',
        // Their history goes at once, too, and not only with the plan's retention time.
        list.map(({ _id }) => ({ delete: { id: _id, purge: true } })),
      ),
  }
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
