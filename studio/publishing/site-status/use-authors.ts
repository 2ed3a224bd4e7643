import { API_VERSION } from '@kitewright/content-types/queries'
import { type Change, transactionsOf } from '@kitewright/protocol/site'
import { useEffect, useState } from 'react'
import { useClient, useUserStore } from 'sanity'

type Version = Pick<Change, 'id' | 'rev'>

/** Who made each revision, by name, as far as the history tells. */
export function useAuthors(versions: readonly Version[]): ReadonlyMap<string, string> {
  const client = useClient({ apiVersion: API_VERSION })
  const users = useUserStore()
  const [authors, setAuthors] = useState<ReadonlyMap<string, string>>(new Map())
  const key = JSON.stringify(versions.flatMap(({ id, rev }) => (rev ? [[id, rev]] : [])).sort())
  useEffect(() => {
    const wanted: [string, string][] = JSON.parse(key)
    if (wanted.length === 0) return
    let isOver = false
    const ids = [...new Set(wanted.map(([id]) => id))]
    const find = async () => {
      const transactions = await transactionsOf(client, ids)
      const authorOf = new Map(transactions.map(({ id, author }) => [id, author]))
      const found = wanted.flatMap(([, rev]) => {
        const author = authorOf.get(rev)
        return author ? [[rev, author] as const] : []
      })
      const people = await users.getUsers([...new Set(found.map(([, author]) => author))])
      const nameOf = new Map(people.map(({ id, displayName, email }) => [id, displayName ?? email]))
      const names = found.flatMap(([rev, author]) => {
        const name = nameOf.get(author)
        return name ? [[rev, name] as const] : []
      })
      if (!isOver) setAuthors(new Map(names))
    }
    find().catch((error: unknown) => console.warn('Who published could not be read.', error))
    return () => {
      isOver = true
    }
  }, [client, users, key])
  return authors
}

/** The different people behind these changes: “Asha and Ben”. */
export const peopleBehind = (changes: readonly Version[], authors: ReadonlyMap<string, string>) =>
  new Intl.ListFormat('en-IN').format(
    new Set(changes.flatMap(({ rev }) => (rev ? (authors.get(rev) ?? []) : []))),
  )
