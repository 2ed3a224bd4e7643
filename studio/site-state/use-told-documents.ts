import { API_VERSION } from '@kitewright/content-types/api-version'
import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'

/** All documents of a type by which Studio and builder tell each other something; null until they are known. */
export function useToldDocuments(type: string): readonly unknown[] | null {
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
