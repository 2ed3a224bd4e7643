import { API_VERSION } from '@kitewright/content-types/api-version'
import { transactionsOf } from '@kitewright/site-state/transactions'
import { useEffect, useState } from 'react'
import { useClient, useUserStore } from 'sanity'

/** When a document was deleted or unpublished, ISO 8601, and by whom, if that person has a name. */
export type Deletion = { at: string; by: string | null }

/** How documents that are gone went, by their ids, as far as the history of the lake tells. */
export function useDeletions(ids: readonly string[]): ReadonlyMap<string, Deletion> {
  const client = useClient({ apiVersion: API_VERSION })
  const users = useUserStore()
  const [deletions, setDeletions] = useState<ReadonlyMap<string, Deletion>>(new Map())
  const key = JSON.stringify([...ids].sort())
  useEffect(() => {
    const wanted: string[] = JSON.parse(key)
    let isOver = false
    const find = async () => {
      const transactions = await transactionsOf(client, wanted)
      // The newest one of what is gone took it away.
      const last = wanted.flatMap((id) => {
        const made = transactions.find(({ documentIDs }) => documentIDs.includes(id))
        return made ? [{ id, at: made.timestamp, author: made.author }] : []
      })
      const people = await users.getUsers([...new Set(last.map(({ author }) => author))])
      const nameOf = new Map(people.map(({ id, displayName, email }) => [id, displayName ?? email]))
      const found = last.map(
        ({ id, at, author }) => [id, { at, by: nameOf.get(author) ?? null }] as const,
      )
      if (!isOver) setDeletions(new Map(found))
    }
    find().catch((error: unknown) => console.warn('Who deleted could not be read.', error))
    return () => {
      isOver = true
    }
  }, [client, users, key])
  return deletions
}
