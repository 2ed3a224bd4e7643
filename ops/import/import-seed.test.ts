import { serveLake } from '@kitewright/content-lake/serve-lake'
import { importLines } from '@kitewright/seed/ndjson'
import { expect, it } from 'vitest'
import { importSeed, type Progress } from './import-seed.ts'
import { importTarget } from './import-target.ts'

const silentLog = { info: () => {}, warn: () => {}, error: () => {} }

async function emptyLake() {
  const { url, close } = await serveLake({ port: 0, folder: null, seed: false, log: silentLog })
  return { url, [Symbol.asyncDispose]: close }
}

const getMessage = (env: Record<string, string>) =>
  importSeed(importTarget(env), () => {}).then(
    () => 'imported',
    (error: unknown) => String(error),
  )

it('imports the bundled content with progress, and may be repeated', async () => {
  await using lake = await emptyLake()
  const target = importTarget({ SANITY_API_HOST: lake.url })
  const steps: Progress[] = []
  const documents = importLines().length
  expect(await importSeed(target, (progress) => steps.push(progress))).toEqual({
    documents,
    replaced: 0,
    warnings: [],
  })
  expect(steps.some(({ current, total }) => total && current === total)).toBe(true)
  expect(await importSeed(target, () => {})).toEqual({
    documents,
    replaced: documents,
    warnings: [],
  })
})

it('names the setting to change in one line', async () => {
  const lake = await emptyLake()
  const local = { SANITY_API_HOST: lake.url }
  expect(await getMessage({ ...local, SANITY_WRITE_TOKEN: 'wrong' })).toMatch(
    /SANITY_WRITE_TOKEN: [^\n]+$/,
  )
  expect(await getMessage({ ...local, SANITY_STUDIO_DATASET: 'staging' })).toMatch(
    /SANITY_STUDIO_DATASET: [^\n]+$/,
  )
  await lake[Symbol.asyncDispose]()
  expect(await getMessage(local)).toMatch(/SANITY_API_HOST: [^\n]+$/)
})
