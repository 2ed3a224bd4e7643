import { API_VERSION } from '@kitewright/content-types/api-version'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type OperationsAPI,
  type PatchOperations,
  pathToString,
  useClient,
  useDocumentStore,
  useGrantsStore,
} from 'sanity'
import { useSite } from '../whole-site/use-site.ts'
import type { Change } from './changes.ts'
import { dropEmptyDraft, isEmptyDraft } from './drop-empty-draft.ts'
import { type Ordered, servicesInOrder } from './order.ts'
import { type ServicePair, servicePairs } from './service-pairs.ts'
import { type Row, rowOf } from './sheet.ts'

/** Milliseconds without a change. */
const QUIET = 500

export type PriceSheet = {
  /** Null while they load. */
  rows: readonly Row[] | null
  /** Whether the lake has all that was written. */
  isSaved: boolean
  /** Writes into the drafts. */
  write: (changes: readonly Change[]) => void
}

/** All services with their prices, as the Studio's own store holds them. */
export function usePriceSheet(): PriceSheet {
  const order = useOrder()
  const documents = useDocumentStore()
  const grants = useGrantsStore()
  const [pairs, setPairs] = useState<readonly ServicePair[] | null>(null)
  const operations = useRef(new Map<string, OperationsAPI>())
  const client = useClient({ apiVersion: API_VERSION })
  /** Services that were written here, so that a draft of theirs may be one's own. */
  const touched = useRef(new Set<string>())

  useEffect(() => {
    if (!order) return
    const subscription = servicePairs(
      documents,
      grants,
      order.map(({ id }) => id),
    ).subscribe(setPairs)
    for (const { id } of order) {
      subscription.add(
        documents.pair
          .editOperations(id, 'service')
          .subscribe((operation) => operations.current.set(id, operation)),
      )
    }
    return () => subscription.unsubscribe()
  }, [documents, grants, order])

  const rows = useMemo(() => {
    const groups = new Map(order?.map(({ id, group }) => [id, group]))
    return pairs?.map((pair) => rowOf(pair, groups.get(pair.id) ?? '')) ?? null
  }, [pairs, order])

  const write = useCallback((changes: readonly Change[]) => {
    for (const [id, ofService] of Map.groupBy(changes, ({ cell }) => cell.id)) {
      const operation = operations.current.get(id)
      if (!operation) throw new Error(`The service ${id} is not open in the price desk.`)
      operation.patch.execute(ofService.map(patchOf))
      // A price is whole once it is written: nothing more is to come that it could be saved with.
      operation.commit.execute()
      touched.current.add(id)
    }
  }, [])

  useEffect(() => {
    // Not at once: what was just written counts as saved for a moment, before it is sent.
    const timer = setTimeout(() => {
      for (const pair of pairs ?? []) {
        if (!touched.current.has(pair.id) || !isEmptyDraft(pair)) continue
        touched.current.delete(pair.id)
        dropEmptyDraft(client, pair).catch((error: unknown) =>
          console.warn('A draft that holds nothing new could not be removed.', error),
        )
      }
    }, QUIET)
    return () => clearTimeout(timer)
  }, [client, pairs])

  return { rows, isSaved: pairs?.every(({ isSaved }) => isSaved) ?? true, write }
}

function patchOf({ cell, to }: Change): PatchOperations {
  const path = pathToString(['tiers', { _key: cell.key }, cell.field])
  return to === undefined ? { unset: [path] } : { set: { [path]: to } }
}

/** Stays the same object while the order does. */
function useOrder(): readonly Ordered[] | null {
  const site = useSite()
  const key = useMemo(() => site && JSON.stringify(servicesInOrder(site)), [site])
  return useMemo(() => (key === null ? null : JSON.parse(key)), [key])
}
