import type { Committed } from '../core/lake.ts'
import { effectsOf } from '../core/mendoza.ts'
import type { Change } from '../core/transaction.ts'

/** What a listener asked to be told of each change. */
export type EventOptions = {
  includeMutations: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  includeEffects: boolean
}

/** How the change looks from a query that matched the document before, after, or both. */
export type Transition = 'appear' | 'update' | 'disappear'

export function transitionOf(before: boolean, after: boolean): Transition | null {
  if (before) return after ? 'update' : 'disappear'
  return after ? 'appear' : null
}

/** Names one change of one transaction; a listener that comes back says which it heard last. */
export const eventId = (transaction: Committed, { id }: Change): string => `${transaction.id}#${id}`

/**
 * How many events one listener is sent of a transaction, and the place of one of them, from 1. Changes that its
 * query does not let through, or that it may not hear of, do not count: the Studio holds back what happened to a
 * document until it has as many events as `total` says, and its form is locked until then.
 */
export type EventCount = { current: number; total: number }

/** One change as the data of a `mutation` event. */
export function mutationEvent(
  transaction: Committed,
  change: Change,
  transition: Transition,
  { current, total }: EventCount,
  options: EventOptions,
): object {
  const { before, after } = change
  return {
    eventId: eventId(transaction, change),
    documentId: change.id,
    transactionId: transaction.id,
    transition,
    identity: transaction.author,
    timestamp: transaction.timestamp,
    visibility: 'query',
    // A document that was not there before has no previous revision at all, not an empty one.
    ...(before && { previousRev: before._rev }),
    resultRev: transaction.id,
    transactionTotalEvents: total,
    transactionCurrentEvent: current,
    ...(options.includeMutations && { mutations: change.mutations }),
    ...(options.includeResult && after && { result: after }),
    ...(options.includePreviousRevision && { previous: before }),
    ...(options.includeEffects && { effects: effectsOf(change) }),
  }
}
