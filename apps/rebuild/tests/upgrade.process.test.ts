import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { VERSION } from '../src/version.ts'
import { enquiryWith, sendEnquiry } from './enquiry-sender.ts'
import { fakeLake, type LakeDocument } from './fake-lake.ts'
import { startProcess } from './service-process.ts'

const root = join(import.meta.dirname, '../../..')
/** It installs and bundles another version, which takes minutes. */
const isNightly = process.env.PROPERTY_RUNS === 'full'

// Vitest's value bundles code for development.
const { NODE_ENV: _, ...env } = process.env
const runAt = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })

const run = (command: string, ...args: string[]) => runAt(root, command, ...args)

/** The bundled content of a version, in the form that it writes: after an upgrade it is not migrated yet. */
function readSeed(folder: string): LakeDocument[] {
  const program = `import { seedDocuments } from '@kitewright/seed/seed-documents'
    console.log(JSON.stringify(seedDocuments()))`
  return JSON.parse(
    runAt(join(folder, 'ops'), process.execPath, '--input-type=module', '-e', program),
  )
}

/** The tag of the release before this version; 0.9.0 has none. */
const findLastRelease = () =>
  run('git', 'tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname')
    .split('\n')
    .find((tag) => tag && tag !== `v${VERSION}`) ?? '243c76fb'

/** Unpacks and builds a version as `ops/deploy` does; returns its entry. */
function buildVersion(commit: string, folder: string): string {
  const entry = join(folder, 'ops/version')
  run('sh', '-c', 'git archive "$0" | tar -x -C "$1"', commit, folder)
  run('sh', '-c', '[ -e "$0" ] || cp ops/version "$0"', entry)
  run(entry, 'build')
  return entry
}

it.runIf(isNightly)(
  'loses nothing between the last release and this version, to and fro',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kitewright-upgrade-'))
    await using stack = new AsyncDisposableStack()
    stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
    const lastFolder = join(folder, 'last')
    await mkdir(lastFolder)
    const last = buildVersion(findLastRelease(), lastFolder)
    const lake = stack.use(await fakeLake(readSeed(lastFolder)))
    const startVersion = (entry: string | undefined) =>
      startProcess(
        {
          ...lake.env,
          REBUILD_DATA: join(folder, 'data'),
          REBUILD_BUNDLE: entry ? join(lastFolder, 'apps/web/.bundle') : inject('bundle'),
        },
        entry === undefined ? undefined : [entry, 'start'],
      )

    let price = lake.setPrice('web-development', 50)
    const enquiries: object[] = []
    const bundles: string[] = []
    for (const [index, entry] of [last, undefined, last, undefined].entries()) {
      await using service = await startVersion(entry)
      const { locked, live } = await service.until((now) => now.lastChecked ?? now.locked)
      expect(locked).toBeNull()
      expect(live.bundleHash).not.toBe(bundles.at(-1))
      bundles.push(live.bundleHash)
      expect(await service.shows('/services/web-development', `>${price}`)).toBe(true)
      // 200: it is stored already.
      const known = await Promise.all(
        enquiries.map((enquiry) => sendEnquiry(service.site, enquiry)),
      )
      expect(known.map(({ status }) => status)).toEqual(enquiries.map(() => 200))

      // The next version finds a waiting publish and a failure in the journal.
      lake.behave(500)
      price = lake.setPrice('web-development', 51 + index)
      expect((await service.publish()).status).toBe(202)
      await service.until(({ lastFailure }) => lastFailure?.resolvedAt === null)
      enquiries.push(enquiryWith())
      expect((await sendEnquiry(service.site, enquiries.at(-1))).status).toBe(201)
      await service.kill(index % 2 === 0 ? 'SIGTERM' : 'SIGKILL')
      lake.behave('well')
    }
    expect(new Set(bundles).size).toBe(2)
  },
  900_000,
)
