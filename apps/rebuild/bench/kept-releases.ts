import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readManifest, writeManifest } from '../src/releases/manifest.ts'
import { copiedBundle } from '../tests/copied-bundle.ts'
import { startProcess } from '../tests/service-process.ts'
import { standInLake } from '../tests/stand-in-lake.ts'
import { memoryLimit } from './memory-limit.ts'
import { openConnections } from './open-connections.ts'

/**
 * Memory of the service over many publishes whose releases are all kept: prints megabytes in use (the resident set,
 * of Linux). Fails when the end takes more than `--growth` megabytes above the first twentieth. `--kept` begins with so many
 * releases beside the live one, which takes minutes instead of hours: they have a manifest, and no files.
 * `--connections` opens so many to the site; `--limit` runs service and builds in a control group of so many megabytes,
 * and fails when the system ended one of them for want of memory, or a visitor's connection was broken off.
 */
const { values } = parseArgs({
  options: {
    publishes: { type: 'string', default: '100' },
    kept: { type: 'string', default: '0' },
    growth: { type: 'string', default: '60' },
    connections: { type: 'string', default: '0' },
    limit: { type: 'string' },
    folder: { type: 'string', default: tmpdir() },
  },
})
const publishes = Number(values.publishes)
const step = Math.max(1, Math.round(publishes / 20))

async function megabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = Number(status.match(/^VmRSS:\s+(\d+) kB$/m)?.[1])
  return Math.round(kilobytes / 1000)
}

/** Releases before the live one, a second apart. */
async function keepMany(data: string, count: number) {
  const releases = join(data, 'releases')
  const [live = ''] = await readdir(releases)
  const manifest = await readManifest(join(releases, live))
  if (!manifest) throw new Error('The first release has no manifest')
  for (let place = 1; place <= count; place += 1) {
    const createdAt = new Date(Date.parse(manifest.createdAt) - place * 1_000).toISOString()
    const id = `${createdAt.replaceAll(/[-:.]/g, '')}-00000000`
    await mkdir(join(releases, id))
    await writeManifest(join(releases, id), { ...manifest, id, createdAt })
  }
}

const limit = values.limit === undefined ? null : memoryLimit(Number(values.limit))
const folder = await mkdtemp(join(values.folder, 'kitewright-kept-'))
try {
  const bundle = await copiedBundle(folder)
  await using lake = await standInLake()
  const data = join(folder, 'data')
  const env = {
    ...lake.env,
    REBUILD_DATA: data,
    REBUILD_BUNDLE: bundle,
    REBUILD_DEBOUNCE_MS: '0',
    REBUILD_KEEP: '1000',
    REBUILD_KEEP_MB: '1000000',
    LOG_LEVEL: 'info',
  }
  if (Number(values.kept) > 0) {
    await using first = await startProcess(env)
    await first.until(({ live }) => live)
    await first.kill('SIGTERM')
    await keepMany(data, Number(values.kept))
  }
  const start = () => startProcess(env)
  await using service = await (limit ? limit.inside(start) : start())
  await service.until(({ live }) => live)
  const assets = await readdir(join(bundle, 'client/assets'))
  const film = `/assets/${assets.find((name) => name.endsWith('.mp4'))}`
  const visitors = openConnections(
    Number(new URL(service.site).port),
    Number(values.connections),
    '/services/web-development',
    film,
  )
  const found: number[] = []
  for (let publish = 1; publish <= publishes; publish += 1) {
    const price = lake.setPrice('web-development', 51 + (publish % 20))
    const from = service.log.lines.length
    await service.publish()
    // Told by the log: questions a hundred times a second would be most of what the service does.
    const told = await service.log.line(
      ({ msg, failure }) => failure !== undefined || msg === 'A new release is live',
      from,
    )
    if (told.failure) throw new Error(told.msg)
    if (!(await service.shows('/services/web-development', `>${price}`))) {
      throw new Error(`Visitors do not see publish ${publish}`)
    }
    if (publish % step !== 0) continue
    await service.idle()
    const { releases } = await service.status()
    found.push(await megabytes(service.child.pid))
    const all = limit ? `, with builds at most ${limit.most()} of ${values.limit}` : ''
    const open = `${visitors.count()} connections open, ${visitors.broken()} broken off`
    console.log(`${publish} publishes, ${releases.length} kept: ${found.at(-1)} MB${all}; ${open}`)
  }
  const growth = (found.at(-1) ?? 0) - (found[0] ?? 0)
  console.log(`from ${step} to ${publishes} publishes: ${growth} MB more`)
  const kills = limit?.kills() ?? 0
  if (limit) console.log(`ended for want of memory: ${kills}`)
  const isFlat = growth <= Number(values.growth)
  if (!isFlat || kills > 0 || visitors.broken() > 0) process.exitCode = 1
  visitors.close()
  await service.kill('SIGTERM')
} finally {
  await limit?.remove()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
