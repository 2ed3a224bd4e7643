import { API_VERSION } from '@kitewright/content-types/queries'
import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'

/** All documents of a type that Studio and builder write for each other; null until they are known. */
export function useStateDocuments(type: string): readonly unknown[] | null {
  const documents = useDocumentStore()
  const [found, setFound] = useState<readonly unknown[] | null>(null)
  useEffect(() => {
    const options = { apiVersion: API_VERSION, perspective: 'raw' as const }
    const subscription = documents
      .listenQuery('*[_type == $type]', { type }, options)
      .subscribe(setFound)
    return () => subscription.unsubscribe()
  }, [documents, type])
  return found
}
