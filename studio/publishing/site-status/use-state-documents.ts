import { useQuery } from '../site-check/use-query.ts'

/** All documents of a type that Studio and builder write for each other; null until they are known. */
export const useStateDocuments = (type: string): readonly unknown[] | null =>
  useQuery('*[_type == $type]', { params: { type } })
