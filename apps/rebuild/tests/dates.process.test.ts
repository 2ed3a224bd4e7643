import { expect, it } from 'vitest'
import { liveId, liveProblems } from './data-folder.ts'
import type { FakeLake } from './fake-lake.ts'
import { movedClock } from './moved-clock.ts'
import { runningService } from './running-service.ts'

const POST = 'post-when-a-pwa-is-enough'
const title = 'When a PWA is enough'

const getDocument = (lake: FakeLake, id: string) => {
  const found = lake.documents.find(({ _id }) => _id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}

/** A service with a test clock, which checks the lake only once an hour. */
async function serviceAt(time: string) {
  await using stack = new AsyncDisposableStack()
  const clock = stack.use(await movedClock(time))
  const running = stack.use(await runningService(clock.env))
  const all = stack.move()
  return { ...running, clock, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

it('publishes a post at its date, and shows it nowhere before', async () => {
  await using running = await serviceAt('2027-03-01T09:00:00+05:30')
  const { clock, folder, lake, service } = running
  const paths = ['/blog', '/blog.json', '/feed.xml', '/feed.json', '/live.json']
  const findPathsWithPost = async (site = service.site) => {
    const requests = paths.map(async (path) => (await fetch(`${site}${path}`)).text())
    const names = [title, 'when-a-pwa-is-enough']
    const bodies = await Promise.all(requests)
    return paths.filter((_, place) => names.some((name) => bodies[place]?.includes(name)))
  }
  expect(await findPathsWithPost()).toEqual(paths)

  Object.assign(getDocument(lake, POST), { publishedAt: '2027-03-03', publishedTime: '10:00' })
  await service.admin('rebuild')
  const status = await service.until(({ changesAt }) => changesAt !== null)
  expect(status.changesAt).toBe(new Date('2027-03-03T10:00:00+05:30').toISOString())
  await service.until(({ running: build }) => !build)
  expect(await findPathsWithPost()).toEqual([])

  // Another build before the date changes nothing.
  const before = await liveId(folder)
  await service.admin('rebuild')
  await service.until(({ builds, running: build }) => builds > status.builds && !build)
  expect(await liveId(folder)).toBe(before)

  // No request from here on: the service starts seconds before the date and waits for it.
  await service.kill()
  await clock.set('2027-03-03T09:59:54+05:30')
  const next = await running.start()
  const { changesAt } = await next.until(({ live }) => live.id !== before)
  expect(changesAt).toBeNull()
  expect(await findPathsWithPost(next.site)).toEqual(paths)
  expect(await liveProblems(folder)).toEqual([])
})

it('catches up on a date that passed while it was stopped or locked', async () => {
  await using running = await serviceAt('2027-03-01T09:00:00+05:30')
  const { clock, lake, service, start } = running
  Object.assign(getDocument(lake, POST), { publishedAt: '2027-03-03' })
  getDocument(lake, 'job-backend-engineer').validThrough = '2027-03-09'
  await service.admin('rebuild')
  await service.until(({ changesAt, running: build }) => changesAt !== null && !build)
  expect(await service.shows('/blog', title)).toBe(false)

  await service.kill()
  await clock.set('2027-03-05T00:00:00+05:30')
  const next = await start()
  await next.idle()
  expect(await next.shows('/blog', title)).toBe(true)
  expect(await next.shows('/careers', 'id="backend-engineer"')).toBe(true)

  await next.admin('lock')
  await clock.set('2027-03-10T00:00:00+05:30')
  await next.admin('rebuild')
  expect(await next.shows('/careers', 'id="backend-engineer"')).toBe(true)
  const { live } = await next.status()
  await next.admin('unlock')
  await next.until((found) => found.live.id !== live.id)
  expect(await next.shows('/careers', 'id="backend-engineer"')).toBe(false)
})
