import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freeze, SCHEDULE_PREFIX, SCHEDULE_TYPE } from '@kitewright/protocol/requests'
import { RELEASES_ID, siteReleasesSchema, siteStatusSchema } from '@kitewright/protocol/site'
import { afterAll, expect, inject, it } from 'vitest'
import { chatSink } from './alert-sinks.ts'
import { dataFolder } from './data-folder.ts'
import { lossyProxy } from './lossy-proxy.ts'
import { runningLake } from './running-lake.ts'
import { adminToken, type ServiceProcess, startProcess } from './service-process.ts'

const execute = promisify(execFile)
const page = '/services/web-development'

const stack = new AsyncDisposableStack()
afterAll(() => stack.disposeAsync())
const lake = stack.use(await runningLake())
const chat = stack.use(await chatSink())

/** A server with its data folder and network. */
async function createServer() {
  const network = stack.use(await lossyProxy(lake.url))
  const { folder } = stack.use(await dataFolder(inject('base')))
  const processes: ServiceProcess[] = []
  const start = async () => {
    const service = stack.use(
      await startProcess({
        ...lake.env,
        ...chat.env,
        SANITY_API_HOST: network.url,
        SANITY_WRITE_TOKEN: 'local-editor',
        PUBLIC_SITE_URL: 'https://kitewright.example',
        REBUILD_DATA: folder,
        REBUILD_BUNDLE: inject('bundle'),
        REBUILD_RECONCILE_SECONDS: '1',
      }),
    )
    processes.push(service)
    return service
  }
  const promote = async (service: ServiceProcess, ...args: string[]) => {
    const settings = join(folder, 'env')
    const lines = [`PORT=${service.controlPort}`, `REBUILD_ADMIN_TOKEN=${adminToken}`]
    await writeFile(settings, `${lines.join('\n')}\n`)
    const program = join(import.meta.dirname, '../../../ops/promote')
    const { stdout } = await execute(program, [...args, settings])
    return JSON.parse(stdout)
  }
  return { network, start, promote, processes }
}

const [first, second] = [await createServer(), await createServer()]
const listLines = (msg: string) =>
  [...first.processes, ...second.processes].flatMap(({ log }) =>
    log.lines.filter((line) => line.msg === msg),
  )
const readiness = async ({ control }: ServiceProcess) => (await fetch(`${control}/readyz`)).status
const readSite = async () => siteStatusSchema.parse(await lake.client.getDocument('site.status'))
const listReleases = async () =>
  siteReleasesSchema.parse(await lake.client.getDocument(RELEASES_ID)).releases

async function ask(action: string, more: object = {}): Promise<string> {
  const _id = `site.request.${crypto.randomUUID()}`
  const at = new Date().toISOString()
  await lake.client.create({ _id, _type: 'siteRequest', action, by: 'Asha', at, ...more })
  return _id
}
const isDone = async (id: string) => (await lake.client.getDocument(id)) === undefined

/** Schedules another title of a service for now; returns its id. */
async function schedule(title: string): Promise<string> {
  const published = await lake.client.getDocument('service-web-development')
  const draft = await lake.client.create({
    ...published,
    _id: 'drafts.service-web-development',
    _type: 'service',
    title,
  })
  const _id = `${SCHEDULE_PREFIX}${crypto.randomUUID()}`
  const entry = {
    _key: 'a',
    id: 'service-web-development',
    type: 'service',
    name: title,
    frozen: freeze(draft, published),
  }
  const at = new Date().toISOString()
  await lake.client.create({ _id, _type: SCHEDULE_TYPE, at, by: 'Asha', entries: [entry] })
  return _id
}

let a: ServiceProcess
let b: ServiceProcess

it('has one leader: the second service builds, and is not ready for visitors', async () => {
  a = await first.start()
  await a.until(({ role }) => role === 'leader')
  b = await second.start()
  await b.until(({ role }) => role === 'standby')
  expect([await readiness(a), await readiness(b)]).toEqual([200, 503])
  expect(listLines('This service is the leader')).toHaveLength(1)
  const rejection = await b.admin('rollback')
  expect(rejection.status).toBe(409)
  expect((await rejection.json()).error).toContain('ops/promote')
  await expect.poll(async () => (await readSite()).standbys).toHaveLength(1)

  const price = await lake.setPrice('web-development', 61)
  for (const service of [a, b]) await expect.poll(() => service.shows(page, price)).toBe(true)
  await Promise.all([a.idle(), b.idle()])
})

it('shows the restored release at both, and hands it over when the leader is suspended', async () => {
  const good = (await a.status()).live.id
  await expect.poll(async () => (await listReleases())[0]?.id).toBe(good)
  const wrong = await lake.setPrice('web-development', 99)
  for (const service of [a, b]) await expect.poll(() => service.shows(page, wrong)).toBe(true)
  await Promise.all([a.idle(), b.idle()])
  const restored = await ask('restore', { release: good })
  await expect.poll(() => isDone(restored)).toBe(true)
  for (const service of [a, b]) {
    await service.until(({ locked }) => locked)
    await expect.poll(() => service.shows(page, '>₹61K')).toBe(true)
  }

  // Suspended, as by a virtual machine that is moved: it continues in the middle of what it did.
  a.child.kill('SIGSTOP')
  await expect
    .poll(() => chat.texts)
    .toContainEqual(expect.stringContaining('The server that publishes the website is silent'))
  const resumed = await ask('resume')
  expect(await second.promote(b)).toMatchObject({ role: 'leader' })
  await expect.poll(() => isDone(resumed)).toBe(true)
  await expect.poll(() => b.shows(page, wrong)).toBe(true)
  const onlyOnce = await ask('rebuild')
  a.child.kill('SIGCONT')
  await a.until(({ role }) => role === 'standby')
  await a.until(({ locked }) => !locked)
  await expect.poll(() => isDone(onlyOnce)).toBe(true)
  expect([await readiness(a), await readiness(b)]).toEqual([503, 200])
  const ids = listLines('Request of the Studio').map(({ id }) => id)
  expect(ids.sort()).toEqual([restored, resumed, onlyOnce].sort())
})

it('restores a release of the former leader, which has it under another id', async () => {
  await Promise.all([a.idle(), b.idle()])
  // `a` is the standby now. Its id is as the Studio listed it while it was the leader.
  const release = (await a.status()).live.id
  const { contentHash, bundleHash } = (await a.status()).live
  expect((await b.status()).releases).not.toContain(release)
  const newer = await lake.setPrice('web-development', 62)
  for (const service of [a, b]) await expect.poll(() => service.shows(page, newer)).toBe(true)
  await Promise.all([a.idle(), b.idle()])
  await ask('restore', { release, contentHash, bundleHash })
  for (const service of [a, b]) await expect.poll(() => service.shows(page, '>₹99K')).toBe(true)
  await ask('resume')
  for (const service of [a, b]) await expect.poll(() => service.shows(page, newer)).toBe(true)
})

it('carries out nothing twice, through promotions, kills and a cut network', async () => {
  await Promise.all([a.idle(), b.idle()])
  const requests: string[] = []
  const schedules: string[] = []
  const servers = [first, second]
  const services = [a, b]
  for (let round = 0; round < 4; round += 1) {
    // The second is the leader at first.
    const [from, to] = round % 2 === 0 ? [1, 0] : [0, 1]
    const [former, next] = [servers[from], servers[to]]
    const [formerService, nextService] = [services[from], services[to]]
    if (!former || !next || !formerService || !nextService) throw new Error('There are two servers')
    await nextService.until(({ role }) => role === 'standby')
    if (round < 2) former.network.cut(true)
    requests.push(await ask('rebuild'), await ask('rebuild'))
    schedules.push(await schedule(`Web Development ${round}`))
    if (round >= 2) await formerService.kill()
    expect(await next.promote(nextService)).toMatchObject({ role: 'leader' })
    former.network.cut(false)
    if (round >= 2) services[from] = await former.start()
    await services[from]?.until(({ role }) => role === 'standby')
    await expect
      .poll(async () => (await Promise.all(requests.map(isDone))).every(Boolean))
      .toBe(true)
    for (const service of services) {
      await expect.poll(() => service.shows(page, `Web Development ${round}`)).toBe(true)
    }
  }
  const executed = listLines('Request of the Studio').map(({ id }) => id)
  // A killed service may have executed one before it could delete its document; the next leader repeats it.
  expect(requests.filter((id) => !executed.includes(id))).toEqual([])
  const ofCutLeaders = requests.slice(0, 4)
  expect(executed.filter((id) => ofCutLeaders.includes(String(id))).sort()).toEqual(
    ofCutLeaders.sort(),
  )
  const published = listLines('A schedule was published').map(({ id }) => id)
  expect(published.sort()).toEqual(schedules.sort())
})
