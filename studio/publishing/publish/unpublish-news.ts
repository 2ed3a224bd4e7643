import { getName } from '@kitewright/content-rules/text'
import { API_VERSION } from '@kitewright/content-types/queries'
import { publishMutations } from '@kitewright/protocol/requests'
import type { SanityClient, SanityDocument } from '@sanity/client'
import { useEffect, useRef } from 'react'
import { firstValueFrom } from 'rxjs'
import { type DocumentActionProps, getDraftId, useClient, useSetPerspective } from 'sanity'
import { hasSameContent, type Site } from '../site-check/site.ts'
import { useAttempt } from '../site-check/use-attempt.tsx'
import { useLiveSite } from '../site-check/use-site.ts'
import { collectVerdictIssues, getVerdict } from '../site-check/verdict.ts'

/** After Unpublish, shows the draft that is left, with a message and an undo. Call the result when it starts. */
export function useUnpublishNews({ published }: DocumentActionProps): () => void {
  const client = useClient({ apiVersion: API_VERSION })
  const live = useLiveSite()
  const setPerspective = useSetPerspective()
  const { attempt } = useAttempt()
  /** The published version when Unpublish was chosen. */
  const started = useRef<SanityDocument>(null)
  useEffect(() => {
    const removed = started.current
    if (!removed || published) return
    started.current = null
    setPerspective('drafts')
    void attempt('It was not published again', async () => ({
      title: `“${getName(removed)}” is a draft now`,
      undo: async () => {
        await publishAgain(client, await firstValueFrom(live), removed)
        return `“${getName(removed)}” was published again`
      },
    }))
  })
  return () => {
    started.current = published
  }
}

/** Publishes the removed version again. Its draft stays if it was changed since. */
export async function publishAgain(client: SanityClient, site: Site, removed: SanityDocument) {
  const current = await client.getDocument(getDraftId(removed._id))
  if (!current) throw new Error('Its draft no longer exists.')
  const { _rev } = hasSameContent(current, removed) ? current : removed
  const draft = { ...removed, _id: current._id, _rev }
  const [issue] = collectVerdictIssues(getVerdict(site, draft))
  if (issue) throw new Error(issue.message)
  const mutations = publishMutations([{ draft, published: undefined, current }])
  await client.mutate(mutations, { returnDocuments: false, tag: 'undo-unpublish' })
}
