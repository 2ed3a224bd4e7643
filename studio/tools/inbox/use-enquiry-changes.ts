import { API_VERSION } from '@kitewright/content-types/queries'
import type { EnquiryState, StoredEnquiry } from '@kitewright/protocol/enquiry'
import type { Mutation, SanityClient } from '@sanity/client'
import { useClient } from 'sanity'
import { useAttempt } from '../../publishing/site-check/use-attempt.tsx'

/** Milliseconds after which a silent content lake is reported. */
const TIMEOUT_MS = 10_000
/** Mutations in one request; the lake refuses very large ones. */
const MAX_MUTATIONS = 200

const stateMessages: Record<EnquiryState, string> = {
  new: 'marked as new again',
  answered: 'marked as answered',
  spam: 'marked as spam',
}

/** Sends mutations in portions, each within the time limit. */
async function mutateAll(client: SanityClient, mutations: readonly Mutation[]) {
  for (let from = 0; from < mutations.length; from += MAX_MUTATIONS) {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    try {
      await client.mutate(mutations.slice(from, from + MAX_MUTATIONS), {
        signal,
        returnDocuments: false,
      })
    } catch (error) {
      if (!signal.aborted) throw error
      throw new Error('The content lake does not answer.', { cause: error })
    }
  }
}

/** Actions on enquiries, with the rights of the editor. A failure is shown; the rest stays as it was. */
export function useEnquiryChanges() {
  const client = useClient({ apiVersion: API_VERSION })
  const { attempt, isBusy } = useAttempt()

  /** @param undo mutations after which all is as it was. */
  const mutateEnquiries = (
    done: string,
    mutations: readonly Mutation[],
    undo: readonly Mutation[] = [],
  ) =>
    attempt(`Not ${done}`, async () => {
      await mutateAll(client, mutations)
      const { length } = mutations
      if (length === 1) return toSentence(done)
      const title = `${length} enquiries ${done}`
      if (undo.length === 0) return title
      return {
        title,
        undo: async () => {
          await mutateAll(client, undo)
          return `${length} enquiries are as before`
        },
      }
    })

  return {
    isBusy,
    setState: (list: readonly StoredEnquiry[], state: EnquiryState) =>
      mutateEnquiries(
        stateMessages[state],
        list.map(({ _id }) => ({ patch: { id: _id, set: { state } } })),
        list.map(({ _id, state }) => ({ patch: { id: _id, set: { state } } })),
      ),
    setNote: ({ _id }: StoredEnquiry, note: string) =>
      mutateEnquiries('saved', [
        { patch: { id: _id, ...(note ? { set: { note } } : { unset: ['note'] }) } },
      ]),
    remove: (list: readonly StoredEnquiry[]) =>
      mutateEnquiries(
        'deleted',
        // Also deletes their history at once, not only after the plan's retention time.
        list.map(({ _id }) => ({ delete: { id: _id, purge: true } })),
      ),
  }
}

const toSentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1)
