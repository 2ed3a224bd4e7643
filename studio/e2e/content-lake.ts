import { API_VERSION } from '@kitewright/content-types/queries'
import { createClient } from '@sanity/client'
import { lake } from './places.ts'

/** Changes content as a program does, past the Studio. */
export const lakeClient = createClient({
  projectId: lake.projectId,
  dataset: 'production',
  apiVersion: API_VERSION,
  apiHost: lake.url,
  useProjectHostname: false,
  useCdn: false,
  perspective: 'raw',
  token: lake.writeToken,
})
