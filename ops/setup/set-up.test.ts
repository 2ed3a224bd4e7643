import { expect, it } from 'vitest'
import type { Manage } from '../sanity/management.ts'
import { type Choices, setUp } from './set-up.ts'

const choices = {
  project: { id: 'abc123' },
  dataset: 'production',
  isPrivate: false,
  siteUrl: 'https://kitewright.example',
  studioUrl: 'https://kitewright.sanity.studio',
  contactEndpoint: '/enquiries',
} as const

/** A project with a dataset and no webhook. */
const manage: Manage = async (kind, _url, { method }) => {
  if (kind === 'datasets') return [{ name: 'production' }]
  if (kind === 'hooks') return method === 'POST' ? { id: 'hook' } : []
  return {}
}

const run = async (
  deploys: boolean,
  more: Record<string, string> = {},
  webhook: Choices['webhook'] = 'none',
) => {
  const saved: Record<string, string> = {}
  const output: string[] = []
  const deployed: unknown[] = []
  await setUp(
    { ...choices, webhook },
    {
      manage,
      apiHost: null,
      isDry: false,
      known: { PUBLIC_SANITY_PROJECT_ID: 'abc123', SANITY_WRITE_TOKEN: 'a-token', ...more },
      log: (line) => output.push(line),
      save: async (values) => void Object.assign(saved, values),
      count: async () => 91,
      importSeed: async () => expect.unreachable(),
      deployStudio: async (...all) => {
        deployed.push(all)
        return deploys
      },
    },
  ).catch((error) => output.push(String(error)))
  return { output, deployed, saved }
}

const project = { SANITY_STUDIO_PROJECT_ID: 'abc123', SANITY_STUDIO_DATASET: 'production' }

it('deploys a Studio to Sanity, which then needs no origin', async () => {
  const { output, deployed } = await run(true)
  expect(deployed).toEqual([['kitewright', expect.objectContaining(project)]])
  expect(output.join('\n')).not.toMatch(/CORS|let in/)
})

it.each([
  ['service', {}],
  ['github', { SANITY_STUDIO_STATIC_SITE_URL: choices.siteUrl }],
  [
    'deploy-hook',
    {
      SANITY_STUDIO_STATIC_SITE_URL: choices.siteUrl,
      SANITY_STUDIO_PREVIEW_URL: choices.siteUrl,
    },
  ],
] as const)('builds the Studio for the webhook %s', async (webhook, more) => {
  const known = {
    WEBHOOK_URL: 'https://host.example/hook',
    GITHUB_REPOSITORY: 'owner/name',
    GITHUB_TOKEN: 'a-token',
  }
  const { deployed } = await run(true, known, webhook)
  expect(deployed).toEqual([['kitewright', { ...project, ...more }]])
})

it('sets HSTS to five minutes at first, and keeps a set value', async () => {
  expect((await run(true)).saved.PUBLIC_HSTS_SECONDS).toBe('300')
  const known = { PUBLIC_HSTS_SECONDS: '63072000' }
  expect((await run(true, known)).saved.PUBLIC_HSTS_SECONDS).toBe('63072000')
})

it('says what to do when the name of the Studio is taken', async () => {
  const { output } = await run(false)
  expect(output.at(-1)).toMatch(/has the name “kitewright”, run the command again with --studio /)
})
