import { type Fields, isFields } from '@kitewright/content-rules/check'
import type { SanityClient } from '@sanity/client'
import {
  combineLatest,
  distinctUntilChanged,
  filter,
  map,
  type Observable,
  of,
  switchMap,
} from 'rxjs'
import { type DocumentStore, type GrantsStore, getDraftId, type PresenceStore } from 'sanity'

/** Sanity's stores, which the price desk shares with the forms. */
export type Stores = {
  documents: DocumentStore
  grants: GrantsStore
  presence: Pick<PresenceStore, 'documentPresence'>
  client: SanityClient
}

/** The published version and the draft of a service, with unsaved edits of this tab. */
export type ServicePair = {
  id: string
  draft: Fields | null
  published: Fields | null
  isSaved: boolean
  /** Whether another editor has it open, in a form or in a cell. */
  hasColleague: boolean
  mayEdit: boolean
  mayPublish: boolean
}

const TYPE = 'service'

/**
 * Follows services like their forms: changes of others show at once, local changes are kept until the lake has
 * them. Costs one stream of events for each service while there are subscribers.
 */
export const watchServicePairs = (
  stores: Stores,
  ids: readonly string[],
): Observable<ServicePair[]> =>
  ids.length === 0 ? of([]) : combineLatest(ids.map((id) => watchServicePair(stores, id)))

function watchServicePair(
  { documents, grants, presence }: Stores,
  id: string,
): Observable<ServicePair> {
  const watchPermission = (permission: 'create' | 'update', document: { _id: string }) =>
    grants
      .checkDocumentPermission(permission, { ...document, _type: TYPE })
      .pipe(map(({ granted }) => granted))
  const readyStates = documents.pair.editState(id, TYPE).pipe(filter(({ ready }) => ready))
  // Keeps local input, as the store answers later.
  const permissions = readyStates.pipe(
    switchMap(({ draft, published }) =>
      combineLatest([
        draft
          ? watchPermission('update', draft)
          : watchPermission('create', { ...published, _id: getDraftId(id) }),
        watchPermission('update', { ...published, _id: id }),
      ]),
    ),
  )
  return combineLatest([
    readyStates,
    documents.pair.consistencyStatus(id, TYPE),
    presence.documentPresence(id).pipe(
      map((people) => people.length > 0),
      distinctUntilChanged(),
    ),
    permissions,
  ]).pipe(
    map(([{ draft, published }, isSaved, hasColleague, [mayEdit, mayPublish]]) => ({
      id,
      draft: isFields(draft) ? draft : null,
      published: isFields(published) ? published : null,
      isSaved,
      hasColleague,
      mayEdit,
      mayPublish,
    })),
  )
}
