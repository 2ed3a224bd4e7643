import { hiddenWords } from '@kitewright/content-rules/shown-time'
import { entryPath } from '@kitewright/content-types/addresses'
import { API_VERSION } from '@kitewright/content-types/api-version'
import { documentTypes } from '@kitewright/content-types/document-types'
import { useEffect, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { type Publish, withPublish } from './publishes.ts'
import { slugOf } from './slug-of.ts'

/** What visitors can see; drafts are seen by nobody. */
const published =
  '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]'

/** What the person who is logged in has published since the Studio was opened, the newest last. */
export function useOwnPublishes(): readonly Publish[] {
  const client = useClient({ apiVersion: API_VERSION })
  const userId = useCurrentUser()?.id
  const [publishes, setPublishes] = useState<readonly Publish[]>([])
  useEffect(() => {
    const events = client.listen(
      published,
      { types: documentTypes },
      { events: ['mutation'], includeResult: true },
    )
    const subscription = events.subscribe((event) => {
      if (event.type !== 'mutation' || event.identity !== userId) return
      const { documentId, transactionId, transition, timestamp, result } = event
      const offSite = result ? hiddenWords(result, Date.now()) : null
      const isSeen = transition !== 'disappear' && offSite === null
      const publish: Publish = {
        id: transactionId,
        at: Date.parse(timestamp),
        revisions: new Map([[documentId, isSeen ? transactionId : null]]),
        offSite: new Map(offSite === null ? [] : [[documentId, offSite]]),
        paths: result && isSeen ? [entryPath({ _type: result._type, slug: slugOf(result) })] : [],
      }
      setPublishes((before) => withPublish(before, publish))
    })
    return () => subscription.unsubscribe()
  }, [client, userId])
  return publishes
}
