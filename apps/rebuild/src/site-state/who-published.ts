import { lakeClient } from '@kitewright/content-loader/lake'
import { transactionsOf } from '@kitewright/site-state/transactions'
import type { SanityClient } from '@sanity/client'
import type { WhoPublished } from '../publish/held-entries.ts'
import type { RebuildSettings } from '../settings.ts'

/** Milliseconds for an answer; a name is worth no longer wait. */
const TIMEOUT = 5_000

/** Asks the history of the lake. Without a token nobody may read it, and nobody is named. */
export function whoPublishedAt({
  content: { contentSource, lake },
  writeToken,
}: Pick<RebuildSettings, 'content' | 'writeToken'>): WhoPublished {
  const token = writeToken ?? lake?.token
  if (contentSource === 'seed' || !lake || !token) return async () => null
  const client = lakeClient({ ...lake, token })
  return async ({ id, rev }) => {
    const transactions = await transactionsOf(client, [id], AbortSignal.timeout(TIMEOUT))
    // What was deleted has no revision; its newest transaction deleted it.
    const made = rev ? transactions.find((one) => one.id === rev) : transactions[0]
    return made ? nameOf(client, made.author) : null
  }
}

/** The name of a user; their id where it is not told, which depends on what the token may read. */
async function nameOf(client: SanityClient, id: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const user: unknown = await client.request({ url: `/users/${id}`, signal })
    return textIn(user, 'displayName') ?? textIn(user, 'email') ?? id
  } catch {
    return id
  }
}

function textIn(value: unknown, key: string): string | null {
  if (typeof value !== 'object' || value === null) return null
  const text: unknown = Reflect.get(value, key)
  return typeof text === 'string' && text !== '' ? text : null
}
