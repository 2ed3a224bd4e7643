import { join } from 'node:path'

/** The file with the last read documents of the lake, for all processes of the service. */
export const getDocumentCache = (cacheFolder: string): string =>
  join(cacheFolder, 'documents', 'lake.json')
