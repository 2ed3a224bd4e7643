import { quietSite } from '@kitewright/protocol/testing'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { StateWriter } from './state-writer.ts'

const log = pino({ level: 'silent' })
const status = (siteUrl: string) => ({ ...quietSite, siteUrl })

it('combines changes during a write, and skips an unchanged document', async () => {
  let now = 'https://a.example'
  const free = Promise.withResolvers<void>()
  const written: string[] = []
  const writer = new StateWriter({
    describe: async () => status(now),
    write: async ({ siteUrl }) => {
      written.push(siteUrl)
      await free.promise
      return true
    },
    log,
  })
  writer.changed()
  await vi.waitFor(() => expect(written).toEqual(['https://a.example']), 30_000)
  now = 'https://b.example'
  writer.changed()
  now = 'https://c.example'
  writer.changed()
  free.resolve()
  await vi.waitFor(
    () => expect(written).toEqual(['https://a.example', 'https://c.example']),
    30_000,
  )
  writer.changed()
  await writer.stop()
  expect(written).toHaveLength(2)
})

it('retries until the lake accepts the document', async () => {
  let rejections = 3
  const written: string[] = []
  const writer = new StateWriter({
    describe: async () => status('https://a.example'),
    write: async ({ siteUrl }) => {
      rejections -= 1
      if (rejections >= 0) throw new Error('busy')
      written.push(siteUrl)
      return true
    },
    log,
    pause: 1,
  })
  writer.changed()
  await vi.waitFor(() => expect(written).toEqual(['https://a.example']), 30_000)
  await writer.stop()
})

it('writes an unchanged document again after another service wrote it, or when nothing was written', async () => {
  let isLeader = false
  const tries: boolean[] = []
  const writer = new StateWriter({
    describe: async () => status('https://a.example'),
    write: async () => {
      tries.push(isLeader)
      return isLeader
    },
    log,
  })
  writer.changed()
  await vi.waitFor(() => expect(tries).toEqual([false]), 30_000)
  isLeader = true
  writer.changed()
  await vi.waitFor(() => expect(tries).toEqual([false, true]), 30_000)
  writer.rewrite()
  await vi.waitFor(() => expect(tries).toEqual([false, true, true]), 30_000)
  await writer.stop()
})
