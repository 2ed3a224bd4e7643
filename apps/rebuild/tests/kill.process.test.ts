import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { dataFolder, liveBytes, liveId, liveProblems, releaseNames } from './data-folder.ts'
import { enquiryWith, sendEnquiry } from './enquiry-sender.ts'
import { fakeLake } from './fake-lake.ts'
import { limitsEnv } from './limited-service.ts'
import { runningService } from './running-service.ts'
import { type ServiceProcess, startProcess } from './service-process.ts'

type Trigger = (service: ServiceProcess) => Promise<unknown>

const phase =
  (name: string): Trigger =>
  ({ log }) =>
    log.line((line) => line.phase === name)

const moments: [string, Trigger][] = [
  ['the webhook is acknowledged', async () => {}],
  ['content is loaded', phase('load')],
  ['pages are made', phase('prerender')],
  ['the release is verified', phase('verify')],
  ['the release is swapped', phase('swap')],
  ['the swap is over', ({ log }) => log.line(({ msg }) => msg === 'A new release is live')],
]

describe('kill -9', () => {
  it('loses neither the site nor queued work, at any phase', async () => {
    await using lake = await fakeLake()
    await using data = await dataFolder(inject('base'))
    const { folder } = data
    const env = {
      ...lake.env,
      REBUILD_DATA: folder,
      REBUILD_BUNDLE: inject('bundle'),
      ...limitsEnv({ retention: { days: 0, releases: 5, bytes: 1e9 } }),
    }
    await using stack = new AsyncDisposableStack()
    const start = async () => stack.use(await startProcess(env))
    let service = await start()
    for (const [place, [moment, come]] of moments.entries()) {
      await service.idle()
      const before = { id: await liveId(folder), bytes: await liveBytes(folder) }
      const price = lake.setPrice('web-development', 51 + place)
      // Earlier builds must not match below.
      service.log.lines.length = 0
      expect((await service.publish()).status).toBe(202)
      await come(service)
      await service.kill()

      expect(await liveProblems(folder), moment).toEqual([])
      if ((await liveId(folder)) === before.id) {
        expect(await liveBytes(folder), moment).toEqual(before.bytes)
      }
      // Only the stored request can start this build.
      service = await start()
      await service.until(({ running, waiting }) => !running && !waiting)
      expect(await service.shows('/services/web-development', `>${price}`), moment).toBe(true)
      expect(await liveProblems(folder), moment).toEqual([])
      expect((await releaseNames(folder)).partial, moment).toEqual([])
    }
    // Old releases are deleted after the new one is live, so the last may remain for a moment.
    await expect
      .poll(async () => (await releaseNames(folder)).complete.length)
      .toBeLessThanOrEqual(5)
  })
})

it('ends after an error that nothing catches, and loses neither a publish nor an enquiry', async () => {
  const preload = join(import.meta.dirname, 'uncaught-error.ts')
  await using running = await runningService({ NODE_OPTIONS: `--import=${preload}` })
  const { service, lake, start } = running
  const enquiry = enquiryWith()
  const price = lake.setPrice('web-development', 61)
  lake.behave('hold')
  expect((await service.publish()).status).toBe(202)
  expect((await sendEnquiry(service.site, enquiry)).status).toBe(201)
  // systemd and Docker start it again after any exit code.
  expect(await service.kill('SIGUSR2')).toBe(1)
  await expect.poll(service.log.errors).toContain('assert(!this.paused)')

  lake.behave('well')
  const next = await start()
  await next.idle()
  expect(await next.shows('/services/web-development', `>${price}`)).toBe(true)
  // 200: it is stored already.
  expect((await sendEnquiry(next.site, enquiry)).status).toBe(200)
})
