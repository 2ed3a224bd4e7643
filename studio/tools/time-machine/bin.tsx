import { formatTime } from '@kitewright/content-rules/dates'
import { referencedIds } from '@kitewright/content-rules/resolve'
import { API_VERSION } from '@kitewright/content-types/queries'
import {
  type EntryVersion,
  nounsOf,
  RETENTION_DAYS,
  transactionsOf,
} from '@kitewright/protocol/site'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { useClient, useUserStore } from 'sanity'
import { useRouter } from 'sanity/router'
import { useLiveSite } from '../../publishing/site-check/use-site.ts'
import { writeDrafts } from './restorable.ts'
import { contentOf } from './use-entry-versions.ts'

/** Deleted entries, each with a button that restores it as a draft. */
export function Bin({ entries }: { entries: readonly EntryVersion[] }) {
  const deletions = useDeletions(entries.map(({ entry }) => entry))
  const { bringBack, busy } = useBringBack()
  return (
    <Stack gap={4}>
      <Text size={1} muted>
        {`What was deleted in the last ${RETENTION_DAYS} days and visitors could see. It comes back as a draft, as it was last; visitors see it once you publish it.`}
      </Text>
      {entries.length === 0 && <Text size={1}>Nothing was deleted.</Text>}
      <Stack as="ul" aria-label="Deleted entries" gap={2} padding={0}>
        {entries.map((version) => (
          <Card as="li" border radius={2} padding={3} key={version._id}>
            <Flex align="center" justify="space-between" gap={3} wrap="wrap">
              <Stack gap={2}>
                <Text size={1} weight="medium">
                  {version.name}
                </Text>
                <Text size={1} muted>
                  {nounsOf(version.type)[0]}
                  {formatDeletion(deletions.get(version.entry), version.until)}
                </Text>
              </Stack>
              <Button
                text="Bring back"
                aria-label={`Bring back ${version.name}`}
                mode="ghost"
                fontSize={1}
                padding={2}
                disabled={busy !== null}
                loading={busy === version._id}
                onClick={() => bringBack(version)}
              />
            </Flex>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}

function formatDeletion(deletion: Deletion | undefined, until: string | null): string {
  const at = deletion?.at ?? until
  const who = deletion?.by ? ` by ${deletion.by}` : ''
  return `, deleted${who}${at ? `, ${formatTime(at)}` : ''}`
}

/** Writes a deleted entry as a draft and opens it. */
function useBringBack() {
  const client = useClient({ apiVersion: API_VERSION })
  const live = useLiveSite()
  const toast = useToast()
  const router = useRouter()
  const [busy, setBusy] = useState<string | null>(null)
  const bringBack = async ({ _id, entry, type, name }: EntryVersion) => {
    setBusy(_id)
    try {
      const [then] = await contentOf(client, [_id])
      if (!then) throw new Error('It is no longer stored.')
      const { published } = await firstValueFrom(live)
      if (!referencedIds(then).every((to) => published.some((one) => one._id === to))) {
        throw new Error(
          'It points to something that is gone: bring that back and publish it first.',
        )
      }
      await writeDrafts(client, [{ then }])
      toast.push({ status: 'success', title: `“${name}” is back, as a draft` })
      router.navigateIntent('edit', { id: entry, type })
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error)
      toast.push({
        status: 'error',
        title: `“${name}” could not be brought back`,
        description,
        closable: true,
      })
    } finally {
      setBusy(null)
    }
  }
  return { bringBack, busy }
}

/** When a document was deleted or unpublished, ISO 8601, and by whom, if that person has a name. */
type Deletion = { at: string; by: string | null }

/** How documents were deleted, by id, as far as the lake's history says. */
function useDeletions(ids: readonly string[]): ReadonlyMap<string, Deletion> {
  const client = useClient({ apiVersion: API_VERSION })
  const users = useUserStore()
  const [deletions, setDeletions] = useState<ReadonlyMap<string, Deletion>>(new Map())
  const key = JSON.stringify([...ids].sort())
  useEffect(() => {
    const wanted: string[] = JSON.parse(key)
    let isOver = false
    const find = async () => {
      const transactions = await transactionsOf(client, wanted)
      // The newest transaction of a deleted document deleted it.
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
