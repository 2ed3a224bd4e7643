import { formatTime } from '@kitewright/content-rules/dates'
import { getReferencedIds } from '@kitewright/content-rules/resolve'
import { API_VERSION } from '@kitewright/content-types/queries'
import {
  type EntryVersion,
  fetchTransactions,
  getNouns,
  RETENTION_DAYS,
} from '@kitewright/protocol/site'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { firstValueFrom } from 'rxjs'
import { useClient, useUserStore } from 'sanity'
import { useRouter } from 'sanity/router'
import { useAttempt } from '../../publishing/site-check/use-attempt.tsx'
import { useLatest } from '../../publishing/site-check/use-latest.ts'
import { useLiveSite } from '../../publishing/site-check/use-site.ts'
import { fetchUserNames } from '../../publishing/site-status/use-authors.ts'
import { Muted, SmallButton, Strong } from '../../ui.tsx'
import { writeDrafts } from './restorable.ts'
import { fetchContents } from './use-entry-versions.ts'

/** Deleted entries, each with a button that restores it as a draft. */
export function Bin({ entries }: { entries: readonly EntryVersion[] }) {
  const deletions = useDeletions(entries.map(({ entry }) => entry))
  const { handleRestore, isBusy } = useBringBack()
  return (
    <Stack gap={4}>
      <Muted>
        {`What was deleted in the last ${RETENTION_DAYS} days and visitors could see. It comes back as a draft, as it was last; visitors see it once you publish it.`}
      </Muted>
      {entries.length === 0 && <Text size={1}>Nothing was deleted.</Text>}
      <Stack as="ul" aria-label="Deleted entries" gap={2} padding={0}>
        {entries.map((version) => (
          <Card as="li" border radius={2} padding={3} key={version._id}>
            <Flex align="center" justify="space-between" gap={3} wrap="wrap">
              <Stack gap={2}>
                <Strong>{version.name}</Strong>
                <Muted>
                  {getNouns(version.type)[0]}
                  {formatDeletion(deletions.get(version.entry), version.until)}
                </Muted>
              </Stack>
              <SmallButton
                text="Bring back"
                aria-label={`Bring back ${version.name}`}
                disabled={isBusy}
                onClick={() => handleRestore(version)}
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
  const authorText = deletion?.by ? ` by ${deletion.by}` : ''
  return `, deleted${authorText}${at ? `, ${formatTime(at)}` : ''}`
}

/** Writes a deleted entry as a draft and opens it. */
function useBringBack() {
  const client = useClient({ apiVersion: API_VERSION })
  const live = useLiveSite()
  const { attempt, isBusy } = useAttempt()
  const router = useRouter()
  const handleRestore = ({ _id, entry, type, name }: EntryVersion) =>
    attempt(`“${name}” could not be brought back`, async () => {
      const [then] = await fetchContents(client, [_id])
      if (!then) throw new Error('It is no longer stored.')
      const { published } = await firstValueFrom(live)
      if (!getReferencedIds(then).every((to) => published.some((one) => one._id === to))) {
        throw new Error(
          'It points to something that is gone: bring that back and publish it first.',
        )
      }
      await writeDrafts(client, [{ then }])
      router.navigateIntent('edit', { id: entry, type })
      return `“${name}” is back, as a draft`
    })
  return { handleRestore, isBusy }
}

/** When a document was deleted or unpublished, ISO 8601, and by whom, if that person has a name. */
type Deletion = { at: string; by: string | null }

/** How documents were deleted, by id, as far as the lake's history says. */
function useDeletions(ids: readonly string[]): ReadonlyMap<string, Deletion> {
  const client = useClient({ apiVersion: API_VERSION })
  const users = useUserStore()
  const key = JSON.stringify([...ids].sort())
  const deletions = useLatest(async () => {
    const requestedIds: string[] = JSON.parse(key)
    const transactions = await fetchTransactions(client, requestedIds)
    // The newest transaction of a deleted document deleted it.
    const last = requestedIds.flatMap((id) => {
      const transaction = transactions.find(({ documentIDs }) => documentIDs.includes(id))
      return transaction ? [{ id, at: transaction.timestamp, author: transaction.author }] : []
    })
    const names = await fetchUserNames(
      users,
      last.map(({ author }) => author),
    )
    return new Map(last.map(({ id, at, author }) => [id, { at, by: names.get(author) ?? null }]))
  }, [client, users, key])
  return deletions ?? noDeletions
}

const noDeletions: ReadonlyMap<string, Deletion> = new Map()
