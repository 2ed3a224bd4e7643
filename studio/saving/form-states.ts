import { combineLatest, map, type Observable } from 'rxjs'
import { connectionState, type DocumentStore } from 'sanity'
import type { FormState } from './saving.ts'

/** Where the form of a document stands, by its published id and its type. */
export type FormStates = (id: string, type: string) => Observable<FormState>

export const formStatesIn =
  (documents: DocumentStore): FormStates =>
  (id, type) =>
    combineLatest([
      documents.pair.consistencyStatus(id, type),
      connectionState(documents, id, type),
    ]).pipe(
      map(([isSaved, connection]) => {
        if (!isSaved) return 'unsaved'
        return connection === 'reconnecting' ? 'cut-off' : 'saved'
      }),
    )
