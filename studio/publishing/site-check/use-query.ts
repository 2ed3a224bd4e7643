import { API_VERSION } from '@kitewright/content-types/queries'
import { useEffect, useMemo, useState } from 'react'
import type { Observable } from 'rxjs'
import { useDocumentStore } from 'sanity'

/** The latest value of an observable that is the same in each render; `initial` before the first. */
export function useObservable<Value, Initial>(
  source: Observable<Value>,
  initial: Initial,
): Value | Initial {
  const [value, setValue] = useState<Value | Initial>(initial)
  useEffect(() => {
    const subscription = source.subscribe({
      next: (next) => setValue(() => next),
      error: (error: unknown) => console.warn('Content could not be read.', error),
    })
    return () => subscription.unsubscribe()
  }, [source])
  return value
}

type Options = { params?: Record<string, string>; perspective?: 'raw' | 'drafts' | 'published' }

/** The result of a query, updated as it changes; null until it is known. */
export function useQuery<Result>(
  query: string | { fetch: string; listen: string },
  { params = {}, perspective = 'raw' }: Options = {},
): Result | null {
  const documents = useDocumentStore()
  const key = JSON.stringify([query, params])
  const results = useMemo((): Observable<Result> => {
    const [query, params] = JSON.parse(key)
    return documents.listenQuery(query, params, { apiVersion: API_VERSION, perspective })
  }, [documents, key, perspective])
  return useObservable(results, null)
}
