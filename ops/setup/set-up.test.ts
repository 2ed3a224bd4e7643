import { expect, it } from 'vitest'
import type { Manage } from '../sanity/management.ts'
import { setUp } from './set-up.ts'

const choices = {
  project: { id: 'abc123' },
  dataset: 'production',
  isPrivate: false,
  siteUrl: 'https://kitewright.example',
  studioUrl: 'https://kitewright.sanity.studio',
  webhook: 'none',
  contactEndpoint: '/enquiries',
} as const

/** A project with a dataset. */
const manage: Manage = async (kind) => (kind === 'datasets' ? [{ name: 'production' }] : {})

const run = async (deploys: boolean, more: Record<string, string> = {}) => {
  const saved: Record<string, string> = {}
  const said: string[] = []
  const deployed: unknown[] = []
  await setUp(choices, {
    manage,
    apiHost: null,
    isDry: false,
    known: { PUBLIC_SANITY_PROJECT_ID: 'abc123', SANITY_WRITE_TOKEN: 'a-token', ...more },
    say: (line) => said.push(line),
    save: async (values) => void Object.assign(saved, values),
    count: async () => 91,
    importSeed: async () => expect.unreachable(),
    deployStudio: async (...all) => {
      deployed.push(all)
      return deploys
    },
  }).catch((error) => said.push(String(error)))
  return { said, deployed, saved }
}

it('deploys a Studio to Sanity, which then needs no origin', async () => {
  const { said, deployed } = await run(true)
  const env = { SANITY_STUDIO_PROJECT_ID: 'abc123', SANITY_STUDIO_DATASET: 'production' }
  expect(deployed).toEqual([['kitewright', env]])
  expect(said.join('\n')).not.toMatch(/CORS|let in/)
})

it('sets HSTS to five minutes at first, and keeps a set value', async () => {
  expect((await run(true)).saved.PUBLIC_HSTS_SECONDS).toBe('300')
  const known = { PUBLIC_HSTS_SECONDS: '63072000' }
  expect((await run(true, known)).saved.PUBLIC_HSTS_SECONDS).toBe('63072000')
})

it('says what to do when the name of the Studio is taken', async () => {
  const { said } = await run(false)
  expect(said.at(-1)).toMatch(/has the name “kitewright”, run the command again with --studio /)
})
