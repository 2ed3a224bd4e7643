import { API_VERSION } from '@kitewright/content-types/api-version'
import type { EnquiryState, StoredEnquiry } from '@kitewright/enquiry/stored-enquiry'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useClient } from 'sanity'

/** Milliseconds that the content lake may take before it is told that it does not answer. */
const PATIENCE = 10_000

const marked: Record<EnquiryState, string> = {
  new: 'marked as new again',
  answered: 'marked as answered',
  spam: 'marked as spam',
}

/** What can be done with an enquiry, with the rights of whoever is logged in. What fails is told and changes nothing. */
export function useEnquiryChanges() {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)

  const tried = async (done: string, work: (signal: AbortSignal) => Promise<unknown>) => {
    const signal = AbortSignal.timeout(PATIENCE)
    setBusy(true)
    try {
      await work(signal)
      toast.push({ status: 'success', title: sentence(done) })
    } catch (error) {
      toast.push({
        status: 'error',
        title: `Not ${done}`,
        description: signal.aborted ? 'The content lake does not answer.' : reasonOf(error),
        closable: true,
      })
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    setState: ({ _id }: StoredEnquiry, state: EnquiryState) =>
      tried(marked[state], (signal) => client.patch(_id).set({ state }).commit({ signal })),
    remove: ({ _id }: StoredEnquiry) => {
      // Its history goes at once, too, and not only with the plan's retention time.
      const forGood = { id: _id, purge: true }
      return tried('deleted', (signal) => client.mutate([{ delete: forGood }], { signal }))
    },
  }
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
