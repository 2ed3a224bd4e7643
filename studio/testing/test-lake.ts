import { serveLake } from '@kitewright/content-lake/serve-lake'
import { API_VERSION } from '@kitewright/content-types/queries'
import { createClient } from '@sanity/client'
import { afterAll } from 'vitest'

/** A lake with the bundled content until the tests of the file have ended, and a client with the rights of an editor. */
export async function testLake() {
  const lake = await serveLake({ port: 0, folder: null })
  afterAll(() => lake.close())
  return createClient({
    projectId: 'kitewright',
    dataset: 'production',
    apiVersion: API_VERSION,
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    token: 'local-editor',
    perspective: 'raw',
  })
}
