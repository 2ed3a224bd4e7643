import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const site = { PUBLIC_SANITY_PROJECT_ID: 'abc123', PUBLIC_SANITY_DATASET: 'staging' }

it.each([
  ['a local one without any setting', {}, 'kitewright', 'production'],
  ['that of the site, from one file of settings', site, 'abc123', 'staging'],
  ['its own first', { ...site, SANITY_STUDIO_PROJECT_ID: 'def456' }, 'def456', 'staging'],
  [
    'none but the local one at a local lake',
    { ...site, SANITY_STUDIO_API_HOST: 'http://localhost:3900' },
    'kitewright',
    'production',
  ],
])('the Studio edits %s', async (_, env: Record<string, string>, projectId, dataset) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  expect({ ...(await import('./project.ts')) }).toEqual({ projectId, dataset })
})
