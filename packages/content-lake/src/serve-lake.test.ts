import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedAssets } from '@kitewright/seed/seed-assets'
import { seedDocuments } from '@kitewright/seed/seed-documents'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startReceiver } from './contract/receiver.ts'
import { startTestLake } from './testing.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-seed-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('starts from the bundled content, and later from the edited content', async () => {
  {
    await using lake = await startTestLake({ folder, seed: true })
    expect(await lake.createTestClient().fetch('count(*)')).toBe(seedDocuments().length)
    await lake.createTestClient().patch('home').set({ edited: true }).commit()
  }
  {
    await using lake = await startTestLake({ folder, seed: true })
    expect(await lake.createTestClient().fetch('*[_id == "home"][0].edited')).toBe(true)
    const urls = await lake
      .createTestClient()
      .fetch<string[]>('*[_type == "sanity.imageAsset"].url')
    for (const url of urls) {
      const response = await fetch(url)
      expect(response.headers.get('content-type'), url).toBe('image/svg+xml')
    }
    expect(urls.length).toBe(seedAssets().length)
  }
  await using lake = await startTestLake({ folder, seed: true, reset: true })
  expect(await lake.createTestClient().fetch('*[_id == "home"][0].edited')).toBeNull()
})

it('sends webhooks for edits, not for the bundled content', async () => {
  await using target = await startReceiver()
  const rule = { on: ['create', 'update'], projection: '{_id}' }
  await using lake = await startTestLake({ seed: true, webhooks: [{ url: target.url, rule }] })
  await lake.createTestClient().patch('home').set({ edited: true }).commit()
  const [first, ...more] = await target.until(1)
  expect(first?.body).toBe('{"_id":"home"}')
  expect(more).toEqual([])
})
