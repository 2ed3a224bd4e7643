import { getName } from '@kitewright/content-rules/text'
import { API_VERSION } from '@kitewright/content-types/queries'
import { publishMutations } from '@kitewright/protocol/requests'
import type { SanityClient, SanityDocument } from '@sanity/client'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef } from 'react'
import { firstValueFrom } from 'rxjs'
import { type DocumentActionProps, getDraftId, useClient, useSetPerspective } from 'sanity'
import { SmallButton } from '../../ui.tsx'
import { hasSameContent, type Site } from '../site-check/site.ts'
import { useAttempt } from '../site-check/use-attempt.ts'
import { useLiveSite } from '../site-check/use-site.ts'
import { collectVerdictIssues, getVerdict } from '../site-check/verdict.ts'

/** Milliseconds: long enough to see the site without the entry. */
const TOAST_MS = 30_000

/** After Unpublish, shows the draft that is left, with a message and an undo. Call the result when it starts. */
export function useUnpublishNews({ published }: DocumentActionProps): () => void {
  const client = useClient({ apiVersion: API_VERSION })
  const live = useLiveSite()
  const setPerspective = useSetPerspective()
  const toast = useToast()
  const { attempt } = useAttempt()
  /** The published version when Unpublish was chosen. */
  const started = useRef<SanityDocument>(null)
  useEffect(() => {
    const removed = started.current
    if (!removed || published) return
    started.current = null
    setPerspective('drafts')
    const undo = () =>
      attempt('It was not published again', async () => {
        await publishAgain(client, await firstValueFrom(live), removed)
        toast.push({ id: `unpublished-${removed._id}`, title: 'Published again', duration: 4_000 })
        return undefined
      })
    toast.push({
      id: `unpublished-${removed._id}`,
      status: 'success',
      title: `“${getName(removed)}” was unpublished. This is its draft.`,
      description: <SmallButton text="Undo" onClick={undo} />,
      closable: true,
      duration: TOAST_MS,
    })
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
