import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import type { Loaded } from '../build/job.ts'
import { Journal } from '../intake/journal.ts'
import { createLog } from '../log.ts'
import { Metrics } from '../metrics.ts'
import { type Release, Releases } from '../releases/releases.ts'
import { readRebuildSettings } from '../settings/settings.ts'
import { Builder } from './builder.ts'
import { Publisher } from './publisher.ts'

/** A publisher whose builds find this content, one after another; calls `inSwap` in each swap. */
async function createPublisher(found: readonly Loaded[], inSwap: () => void) {
  const folder = await mkdtemp(join(tmpdir(), 'kitewright-publisher-'))
  const { journal, state } = await Journal.open(folder)
  const releases = new Releases(folder)
  await releases.prepare()
  const getRelease = (id: string) =>
    ({ id, folder, manifest: {}, damaged: [] }) as unknown as Release
  vi.spyOn(releases, 'publish').mockImplementation(async (id) => {
    inSwap()
    return getRelease(id)
  })
  const builder = new Builder({ timeout: 1, compileCache: folder, bundleFolder: folder })
  vi.spyOn(builder, 'standBy').mockReturnValue()
  const left = found.values()
  vi.spyOn(builder, 'build').mockImplementation(async () => {
    const loaded = left.next().value
    if (!loaded) throw new Error('More builds than the test has content for')
    return { kind: 'built', pages: 1, rendered: 1, notes: [], times: {}, ...loaded }
  })
  const settings = { ...readRebuildSettings({}), debounce: { quiet: 0, longest: 0 } }
  const findPublisher = async () => null
  const log = createLog('silent')
  const publisher = new Publisher(
    {
      settings,
      cacheFolder: folder,
      journal,
      state,
      releases,
      builder,
      findPublisher,
      metrics: new Metrics(),
      log,
      onLive() {},
    },
    null,
  )
  await publisher.start()
  const stop = async () => {
    await publisher.stop()
    await journal.close()
    await rm(folder, { recursive: true })
  }
  return { publisher, stop }
}

it('reports the facts of the live content until the swap', async () => {
  const quarantined = [
    {
      id: 'faq-1',
      type: 'faq',
      name: 'How long?',
      rev: 'r1',
      since: '2026-01-01T10:00:00Z',
      hasLastGood: true,
      issues: [],
    },
  ]
  const seen: unknown[] = []
  const { publisher, stop } = await createPublisher(
    [
      { contentHash: 'a', quarantined, changesAt: '2999-01-01T00:00:00.000Z' },
      { contentHash: 'b', quarantined: [], changesAt: null },
    ],
    () => {
      const { quarantined, changesAt } = publisher.status
      seen.push({ quarantined: quarantined.length, changesAt })
    },
  )
  await vi.waitUntil(() => publisher.status.quarantined.length === 1 && !publisher.status.running)
  await publisher.requestBuild('a person asked', false)
  await vi.waitUntil(() => publisher.status.quarantined.length === 0 && !publisher.status.running)
  expect(publisher.status.changesAt).toBeNull()
  expect(seen).toEqual([
    { quarantined: 0, changesAt: null },
    { quarantined: 1, changesAt: '2999-01-01T00:00:00.000Z' },
  ])
  await stop()
})
