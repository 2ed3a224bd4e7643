import type { SanityClient } from '@sanity/client'
import { of } from 'rxjs'
import {
  createDocumentPreviewStore,
  createDocumentStore,
  createGrantsStore,
  createHistoryStore,
} from 'sanity'
import type { Stores } from '../tools/price-desk/service-pairs.ts'
import { testSource } from './test-workspace.ts'

/** The stores that the Studio itself would hold its documents in, without a browser; nobody else is present. */
export async function createTestStores(client: SanityClient): Promise<Stores> {
  const location = new URL('http://localhost:3333/')
  // Not by `vi.stubGlobal`: a store reads `window` up to a second after a change, when the next file of the worker may
  // already have called `vi.unstubAllGlobals`.
  Object.assign(globalThis, {
    window: Object.assign(new EventTarget(), { location }),
    document: Object.assign(new EventTarget(), { location, visibilityState: 'visible' }),
  })
  const { schema, i18n } = await testSource()
  const { id } = await client.users.getById('me')
  const documents = createDocumentStore({
    getClient: ({ apiVersion }) => client.withConfig({ apiVersion }),
    historyStore: createHistoryStore({ client }),
    documentPreviewStore: createDocumentPreviewStore({ client }),
    schema,
    i18n,
    initialValueTemplates: [],
  })
  return {
    documents,
    grants: createGrantsStore({ client, userId: id }),
    presence: { documentPresence: () => of([]) },
    client,
  }
}
