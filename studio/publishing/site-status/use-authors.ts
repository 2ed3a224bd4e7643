import { API_VERSION } from '@kitewright/content-types/queries'
import { useEffect, useState } from 'react'
import { useClient, useUserStore } from 'sanity'
import { creditsOf, type Version } from './publish-credits.ts'

/** Names of the people behind each revision. */
export type Authors = ReadonlyMap<string, readonly string[]>

/** Who made each revision, by name, as far as the history tells. */
export function useAuthors(versions: readonly Version[]): Authors {
  const client = useClient({ apiVersion: API_VERSION })
  const users = useUserStore()
  const [authors, setAuthors] = useState<Authors>(new Map())
  const key = JSON.stringify(versions.flatMap(({ id, rev }) => (rev ? [[id, rev]] : [])).sort())
  useEffect(() => {
    const wanted: [string, string][] = JSON.parse(key)
    if (wanted.length === 0) return
    let isOver = false
    const find = async () => {
      const credits = await creditsOf(
        client,
        wanted.map(([id, rev]) => ({ id, rev })),
      )
      const people = await users.getUsers([...new Set([...credits.values()].flat())])
      const nameOf = new Map(people.map(({ id, displayName, email }) => [id, displayName ?? email]))
      const names = [...credits].map(
        ([rev, ids]) => [rev, ids.flatMap((id) => nameOf.get(id) ?? [])] as const,
      )
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
export const peopleBehind = (changes: readonly Version[], authors: Authors) =>
  new Intl.ListFormat('en-IN').format(
    new Set(changes.flatMap(({ rev }) => (rev ? (authors.get(rev) ?? []) : []))),
  )
