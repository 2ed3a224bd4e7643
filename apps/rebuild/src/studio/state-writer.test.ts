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
    },
    log,
    pause: 1,
  })
  writer.changed()
  await vi.waitFor(() => expect(written).toEqual(['https://a.example']), 30_000)
  await writer.stop()
})
