import { ClientError, type SanityClient } from '@sanity/client'
import {
  BehaviorSubject,
  combineLatest,
  filter,
  firstValueFrom,
  map,
  type Observable,
  shareReplay,
  startWith,
} from 'rxjs'
import { getDraftId, type OperationsAPI, type PatchOperations, pathToString } from 'sanity'
import { hasSameContent } from '../../publishing/site-check/site.ts'
import type { Change } from './changes.ts'
import type { Ordered } from './order.ts'
import { type ServicePair, type Stores, watchServicePairs } from './service-pairs.ts'
import { createRow, type Row, withChanges } from './sheet.ts'

/** Milliseconds without a change. */
const QUIET_MS = 500

export type Sheet = {
  rows: readonly Row[]
  /** Whether the lake has all that was written. */
  isSaved: boolean
}

export type PriceSheet = {
  /** Emits nothing until all services are loaded. */
  state: Observable<Sheet>
  /** As it is now, which may not have been drawn yet; null while it loads. */
  now: () => Sheet | null
  /** Writes into the drafts, and into `now` at once. Throws if a service is not in the sheet. */
  write: (changes: readonly Change[]) => void
  /**
   * Runs an action that deletes the drafts of these services, such as a publish. The sheet collects new input and writes
   * it after the deletion, because Sanity's store drops waiting changes of a deleted draft, or throws. Rejects like `remove`,
   * or if unsaved input exists; then
   * nothing was deleted.
   */
  withRemoval: (ids: readonly string[], remove: () => Promise<void>) => Promise<void>
  /** Ends the sheet after all input is saved; it emits until then. */
  close: () => void
}

/** All services with their prices, as the Studio's own store holds them. */
export function openPriceSheet(stores: Stores, order: readonly Ordered[]): PriceSheet {
  const groups = new Map(order.map(({ id, group }) => [id, group]))
  const ids = order.map(({ id }) => id)
  const pairs = new BehaviorSubject<readonly ServicePair[] | null>(null)
  /** Input that waits until the draft of a service is deleted. */
  const unsent = new BehaviorSubject<ReadonlyMap<string, readonly Change[]>>(new Map())
  const operations = new Map<string, OperationsAPI>()
  /** Services that were written here, whose draft may be this editor's own. */
  const editedIds = new Set<string>()
  const isClosed = new BehaviorSubject(false)
  let latest: Sheet | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const state = combineLatest([pairs.pipe(filter((all) => all !== null)), unsent]).pipe(
    map(([all, waiting]) => ({
      rows: all.map((pair) =>
        withChanges(createRow(pair, groups.get(pair.id) ?? ''), waiting.get(pair.id) ?? []),
      ),
      isSaved: waiting.size === 0 && all.every(({ isSaved }) => isSaved),
    })),
    shareReplay({ bufferSize: 1, refCount: true }),
  )

  const setWaiting = (id: string, changes: readonly Change[] | null) => {
    const waiting = new Map(unsent.value)
    if (changes) waiting.set(id, changes)
    else waiting.delete(id)
    unsent.next(waiting)
  }

  const send = (id: string, changes: readonly Change[]) => {
    const operation = operations.get(id)
    if (!operation) throw new Error(`The service ${id} is not open in the price desk.`)
    clearTimeout(timer)
    operation.patch.execute(changes.map(toPatch))
    // A price is complete once it is written, so it is saved without a pause.
    operation.commit.execute()
    editedIds.add(id)
  }

  const write = (changes: readonly Change[]) => {
    for (const [id, ofService] of Map.groupBy(changes, ({ cell }) => cell.id)) {
      const waiting = unsent.value.get(id)
      if (waiting) setWaiting(id, [...waiting, ...ofService])
      else send(id, ofService)
    }
  }

  const findPair = (id: string) => pairs.value?.find((pair) => pair.id === id)

  const withRemoval = async (gone: readonly string[], remove: () => Promise<void>) => {
    if (gone.some((id) => unsent.value.has(id) || !findPair(id)?.isSaved)) {
      throw new Error('Somebody changed a price at the same time. Check it again.')
    }
    const revisions = new Map(gone.map((id) => [id, findPair(id)?.draft?._rev]))
    const isDiscarded = (pair: ServicePair) =>
      !revisions.has(pair.id) || pair.draft?._rev !== revisions.get(pair.id)
    for (const id of gone) setWaiting(id, [])
    try {
      await remove()
      // The response arrives before or after its event.
      await firstValueFrom(pairs.pipe(filter((all) => all?.every(isDiscarded) ?? false)))
    } finally {
      for (const id of gone) {
        const changes = unsent.value.get(id) ?? []
        if (changes.length > 0) send(id, changes)
        setWaiting(id, null)
      }
    }
  }

  const dropEmpty = () => {
    const empty = (pairs.value ?? []).filter(
      (pair) => editedIds.has(pair.id) && !unsent.value.has(pair.id) && isEmptyDraft(pair),
    )
    for (const pair of empty) {
      editedIds.delete(pair.id)
      withRemoval([pair.id], () => dropEmptyDraft(stores.client, pair)).catch((error: unknown) =>
        console.warn('A draft that holds nothing new could not be removed.', error),
      )
    }
  }

  const subscription = watchServicePairs(stores, ids).subscribe((all) => {
    pairs.next(all)
    // Not at once: a new change counts as saved for a moment, before it is sent.
    clearTimeout(timer)
    timer = setTimeout(dropEmpty, QUIET_MS)
  })
  for (const id of ids) {
    subscription.add(
      stores.documents.pair
        .editOperations(id, 'service')
        .subscribe((operation) => operations.set(id, operation)),
    )
  }
  subscription.add(state.subscribe((sheet) => (latest = sheet)))
  subscription.add(() => clearTimeout(timer))
  // Before it has loaded, nothing was written.
  const isSaved = state.pipe(
    map((sheet) => sheet.isSaved),
    startWith(true),
  )
  subscription.add(
    combineLatest([isClosed, isSaved]).subscribe(([closed, saved]) => {
      if (closed && saved) subscription.unsubscribe()
    }),
  )
  return { state, now: () => latest, write, withRemoval, close: () => isClosed.next(true) }
}

function toPatch({ cell, to }: Change): PatchOperations {
  const path = pathToString(['tiers', { _key: cell.key }, cell.field])
  return to === undefined ? { unset: [path] } : { set: { [path]: to } }
}

/**
 * Whether a draft equals the published version, as after an undo, and may be removed: an editor who has it open
 * would lose unsaved typing.
 */
const isEmptyDraft = ({ draft, published, isSaved, hasColleague }: ServicePair): boolean =>
  isSaved &&
  !hasColleague &&
  draft !== null &&
  published !== null &&
  hasSameContent(draft, published)

/** Removes such a draft, unless another editor writes in it. Rejects when the lake does not answer. */
async function dropEmptyDraft(client: SanityClient, { id, draft }: ServicePair): Promise<void> {
  try {
    await client
      .transaction()
      .patch(getDraftId(id), { ifRevisionID: String(draft?._rev), unset: ['_seen'] })
      .delete(getDraftId(id))
      .commit({ tag: 'price-desk' })
  } catch (error) {
    const isConflict = error instanceof ClientError && error.statusCode === 409
    if (!isConflict) throw error
  }
}
