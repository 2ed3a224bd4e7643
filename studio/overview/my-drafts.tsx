import { nameOf } from '@kitewright/content-rules/names'
import { API_VERSION } from '@kitewright/content-types/api-version'
import { transactionsOf } from '@kitewright/site-state/transactions'
import { Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { getPublishedId, useClient, useCurrentUser, useDocumentStore } from 'sanity'
import { IntentLink } from 'sanity/router'

type Draft = { _id: string; _type: string; title: string | null; question: string | null }

const query = `*[_id in path("drafts.**")] | order(_updatedAt desc){
  _id, _type, title, question
}`

/** What the person who is logged in wrote and has not published. */
export function MyDrafts() {
  const drafts = useMyDrafts()
  if (!drafts) return null
  if (drafts.length === 0) {
    return (
      <Text size={1} muted>
        Nothing waits to be published.
      </Text>
    )
  }
  return (
    <Stack as="ul" gap={3} padding={0}>
      {drafts.map((draft) => (
        <Text as="li" size={1} key={draft._id}>
          <IntentLink intent="edit" params={{ id: getPublishedId(draft._id), type: draft._type }}>
            {nameOf(draft)}
          </IntentLink>
        </Text>
      ))}
    </Stack>
  )
}

/** Null while they load. */
function useMyDrafts(): Draft[] | null {
  const documents = useDocumentStore()
  const client = useClient({ apiVersion: API_VERSION })
  const userId = useCurrentUser()?.id
  const [mine, setMine] = useState<Draft[] | null>(null)
  useEffect(() => {
    let isOver = false
    const keepMine = async (drafts: Draft[]) => {
      const ids = drafts.map(({ _id }) => _id)
      const transactions = await transactionsOf(client, ids)
      const touched = new Set(
        transactions
          .filter(({ author }) => author === userId)
          .flatMap(({ documentIDs }) => documentIDs),
      )
      if (!isOver) setMine(drafts.filter(({ _id }) => touched.has(_id)))
    }
    const subscription = documents
      .listenQuery(query, {}, { apiVersion: API_VERSION, perspective: 'raw' })
      .subscribe((drafts: Draft[]) => {
        keepMine(drafts).catch((error: unknown) => {
          // Better all drafts than none.
          console.warn('Whose drafts these are could not be read.', error)
          if (!isOver) setMine(drafts)
        })
      })
    return () => {
      isOver = true
      subscription.unsubscribe()
    }
  }, [documents, client, userId])
  return mine
}
