import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { copiedBundle } from './copied-bundle.ts'
import { fakeLake } from './fake-lake.ts'
import { startProcess } from './service-process.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with one live release of the seed, to copy. */
    base: string
    bundle: string
  }
}

const folder = await mkdtemp(join(tmpdir(), 'kitewright-rebuild-'))
const lake = await fakeLake()
// All lakes serve their pictures from here, so a first build reuses those of the base release.
process.env.PICTURES_URL = lake.url

/** Makes the first release, which takes longest: it compresses every file and renders every picture. */
export async function setup(project: TestProject) {
  const bundle = await copiedBundle(folder)
  const base = join(folder, 'base')
  await using service = await startProcess({
    ...lake.env,
    REBUILD_DATA: base,
    REBUILD_BUNDLE: bundle,
  })
  const { lastFailure } = await service.until(({ live, lastFailure }) => live ?? lastFailure)
  if (lastFailure) throw new Error(lastFailure.message)
  await service.kill('SIGTERM')
  project.provide('base', base)
  project.provide('bundle', bundle)
}

export async function teardown() {
  await lake.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
