import { API_VERSION } from '@kitewright/content-types/queries'
import { createClient } from '@sanity/client'
import { createMockAuthStore, createWorkspaceFromConfig, type Source } from 'sanity'
import config from '../sanity.config.ts'

/** The Studio of `sanity.config.ts`, without browser, login and network. */
export async function testSource(): Promise<Source> {
  const client = createClient({
    projectId: 'kitewright',
    dataset: 'production',
    apiVersion: API_VERSION,
    useCdn: false,
    resolveFetch: () => async () => Response.json({ result: null }),
  })
  const auth = createMockAuthStore({ client, currentUser: null })
  if (!('projectId' in config)) throw new Error('sanity.config.ts has more than one workspace')
  const workspace = await createWorkspaceFromConfig({ ...config, auth })
  const [source] = workspace.unstable_sources
  if (!source) throw new Error('The workspace has no source')
  return source
}
