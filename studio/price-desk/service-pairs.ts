import { type Fields, isFields } from '@kitewright/content-rules/problem'
import { combineLatest, filter, map, type Observable, of, switchMap } from 'rxjs'
import { type DocumentStore, type GrantsStore, getDraftId } from 'sanity'

/** A service as it is published and as it is being written, with the edits of this tab that are on their way. */
export type ServicePair = {
  id: string
  draft: Fields | null
  published: Fields | null
  isSaved: boolean
  mayEdit: boolean
  mayPublish: boolean
}

const TYPE = 'service'

/**
 * Follows services as their forms do: what others write shows at once, what is written here is kept until the
 * lake has it. Costs one stream of events for each service while somebody listens.
 */
export const servicePairs = (
  documents: DocumentStore,
  grants: GrantsStore,
  ids: readonly string[],
): Observable<ServicePair[]> =>
  ids.length === 0 ? of([]) : combineLatest(ids.map((id) => servicePair(documents, grants, id)))

function servicePair(
  documents: DocumentStore,
  grants: GrantsStore,
  id: string,
): Observable<ServicePair> {
  const may = (permission: 'create' | 'update', document: { _id: string }) =>
    grants
      .checkDocumentPermission(permission, { ...document, _type: TYPE })
      .pipe(map(({ granted }) => granted))
  return combineLatest([
    documents.pair.editState(id, TYPE),
    documents.pair.consistencyStatus(id, TYPE),
  ]).pipe(
    filter(([{ ready }]) => ready),
    switchMap(([{ draft, published }, isSaved]) => {
      const mayWrite = draft
        ? may('update', draft)
        : may('create', { ...published, _id: getDraftId(id) })
      const mayPublish = may('update', { ...published, _id: id })
      return combineLatest([mayWrite, mayPublish]).pipe(
        map(([mayEdit, mayGoLive]) => ({
          id,
          draft: isFields(draft) ? draft : null,
          published: isFields(published) ? published : null,
          isSaved,
          mayEdit,
          mayPublish: mayGoLive,
        })),
      )
    }),
  )
}
