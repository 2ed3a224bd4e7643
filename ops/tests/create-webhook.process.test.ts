import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runningLake } from '@kitewright/rebuild/tests/running-lake'
import { secret } from '@kitewright/rebuild/tests/service-process'
import { afterAll, expect, it } from 'vitest'

const lake = await runningLake()
afterAll(() => lake[Symbol.asyncDispose]())

const program = join(import.meta.dirname, '../sanity/create-webhook.ts')
const create = (address: string) =>
  promisify(execFile)(process.execPath, [program, 'service'], {
    env: {
      ...lake.env,
      SANITY_AUTH_TOKEN: 'local-editor',
      SANITY_WEBHOOK_SECRET: secret,
      WEBHOOK_URL: address,
    },
  })

it('replaces the webhook of the same dataset, and keeps those of other datasets', async () => {
  const production = 'https://kitewright.example/hooks/sanity'
  const staging = 'https://staging.example/hooks/sanity'
  const url = `/hooks/projects/${lake.lake.projectId}`
  const hooks = () => lake.client.request<{ id: string; name: string; url: string }[]>({ url })
  const former = { name: 'Kitewright: rebuild service', url: production }
  await lake.client.request({ url, method: 'POST', body: former })

  await create(production)
  const [one, ...more] = await hooks()
  expect(more).toEqual([])
  expect(one?.name).toBe(
    'Kitewright: rebuild service, production to kitewright.example/hooks/sanity',
  )
  const { stdout } = await create(staging)
  expect(stdout).toContain(`“${one?.name}” (${one?.id}) stays as it is`)
  await create(staging)
  expect((await hooks()).map((hook) => hook.url).sort()).toEqual([production, staging])
  expect((await hooks()).some(({ id }) => id === one?.id)).toBe(true)
})
