import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startTestServer } from '@kitewright/site-engine/testing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

/** A server in a folder: fakes of the programs that need root and systemd, and of the service and the lake. */
const root = mkdtempSync(join(tmpdir(), 'kitewright-deploy-'))
afterAll(() => rmSync(root, { recursive: true }))
const [repository, home, bin] = ['opt', 'srv', 'bin'].map((name) => join(root, name)) as [
  string,
  string,
  string,
]

let contentVersion: number | null = null
let status: object
const answers: Record<string, () => object> = {
  '/status': () => status,
  '/readyz': () => ({ ready: true }),
  '/v2025-02-19/data/query/production': () => ({ result: contentVersion }),
}
const server = await startTestServer(({ url = '' }, response) => {
  const answer = answers[new URL(url, 'http://server').pathname]
  response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer?.() ?? null))
})
afterAll(server[Symbol.asyncDispose])

const commands = {
  id: 'echo 0',
  runuser: 'shift 3; exec "$@"',
  'systemd-run': 'while [[ $1 == -* ]]; do [ $1 != -p ] || shift; shift; done; exec "$@"',
  // The bare server of ops/send.
  ssh: `echo "\${@: -1}" >> ${root}/sent; exit 1`,
  systemctl: `case $1 in show) echo 0 ;; restart) readlink ${home}/current >> ${root}/starts ;; esac`,
}

/** The paths of a server and the address of its service. */
const moved = [
  ['/srv/kitewright', home],
  ['/etc/kitewright.env', join(root, 'env')],
  ['/run/lock', root],
  ['/usr/local/bin', bin],
  ['http://127.0.0.1:8787', server.url],
] as const

function write(file: string, text: string, mode = 0o644) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text, { mode })
}

const git = (...args: string[]) => {
  const identity = ['-c', 'user.name=x', '-c', 'user.email=x@kitewright.example']
  return execFileSync('git', ['-C', repository, ...identity, ...args], { encoding: 'utf8' }).trim()
}

/** Commits a version whose check prints its name, and builds it. */
function build(name: string): string {
  write(join(repository, 'ops/check-settings.ts'), `console.log('the check of ${name}')`)
  git('add', '.')
  git('commit', '--quiet', '-m', name)
  const commit = git('rev-parse', 'HEAD')
  const folder = join(home, 'versions', commit)
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'))
  execFileSync('sh', ['-c', 'git -C "$1" archive HEAD | tar -x -C "$2"', '', repository, folder])
  write(join(folder, '.built'), '')
  return commit
}

mkdirSync(bin)
for (const [name, text] of Object.entries(commands)) {
  write(join(bin, name), `#!/bin/bash\n${text}\n`, 0o755)
}
symlinkSync(process.execPath, join(bin, 'node'))
write(join(root, 'env'), `PUBLIC_SANITY_PROJECT_ID=kitewright\nSANITY_API_HOST=${server.url}\n`)
mkdirSync(repository)
git('init', '--quiet', '--initial-branch=main')
write(join(repository, 'package.json'), '{"type":"module"}')
write(join(repository, '.node-version'), process.versions.node)
/** Like 0.9.0, which has no entry. */
const old = build('the old version')
const scripts = [
  'deploy',
  'rollback',
  'send',
  'version',
  'wait-until-live.ts',
  'compare-content.ts',
]
for (const name of scripts) {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8')
  const mapped = moved.reduce((all, [from, to]) => all.replaceAll(from, to), text)
  write(join(repository, 'ops', name), mapped, 0o755)
}
const versionsFile = 'packages/content-types/src/content-version.ts'
cpSync(join(import.meta.dirname, '..', versionsFile), join(repository, versionsFile))
const next = build('the next version')

async function run(command: string, ...args: string[]) {
  const child = spawn(join(repository, 'ops', command), args, {
    env: { PATH: `${bin}:${process.env.PATH}` },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  return { code, output }
}

const getCurrent = () => readlinkSync(join(home, 'current')).replace('versions/', '')
const listStarts = () =>
  existsSync(join(root, 'starts'))
    ? readFileSync(join(root, 'starts'), 'utf8').trim().split('\n')
    : []

const live = (bundleHash: string) => ({
  live: { bundleHash },
  locked: null,
  lastChecked: new Date().toISOString(),
  lastFailure: null,
})
const locked = { since: '2027-03-01T12:00:00Z', reason: 'launch day' }

beforeEach(() => {
  contentVersion = null
  status = live('next')
  for (const [link, commit] of [
    ['current', next],
    ['previous', old],
  ] as const) {
    rmSync(join(home, link), { force: true })
    symlinkSync(`versions/${commit}`, join(home, link))
  }
  for (const file of [join(root, 'starts'), join(home, 'versions', old, 'ops/version')]) {
    rmSync(file, { force: true })
  }
})

describe.skipIf(process.platform !== 'linux')('ops/deploy, ops/rollback and ops/send', () => {
  it('return to a version without an entry by its own commands, and forward again', async () => {
    status = live('old')
    const back = await run('rollback')
    expect(back).toMatchObject({ code: 0, output: expect.stringContaining('the check of the old') })
    expect(back.output).toContain(`Live: ${old.slice(0, 12)}`)
    expect(getCurrent()).toBe(old)
    status = live('next')
    const forward = await run('rollback')
    expect(forward.output).toMatch(/the check of the next version.+Live: /s)
    expect(getCurrent()).toBe(next)
    expect(listStarts()).toEqual([`versions/${old}`, `versions/${next}`])
  })

  it('change nothing when the content has a form that the version does not read', async () => {
    contentVersion = 99
    const { code, output } = await run('deploy')
    expect(code).toBe(1)
    expect(output).toMatch(/^The content has version 99, .+ reads 0 to \d\. Deploy a newer version/)
    expect((await run('rollback')).output).toContain('The content has version 99')
    expect(getCurrent()).toBe(next)
    expect(listStarts()).toEqual([])
  })

  it('send nothing to a bare server when the version does not read the content', async () => {
    contentVersion = 99
    write(join(repository, '.env'), readFileSync(join(root, 'env'), 'utf8'))
    const { code, output } = await run('send', 'root@kitewright.example')
    rmSync(join(repository, '.env'))
    expect(code).toBe(1)
    expect(output).toContain('The content has version 99')
    expect(readFileSync(join(root, 'sent'), 'utf8').trim().split('\n')).toHaveLength(1)
  })

  it('print a lock, and exit with 1 while visitors see another version', async () => {
    status = { ...live('next'), locked }
    const { code, output } = await run('rollback')
    expect(code).toBe(1)
    expect(output).toContain('Publishing is locked since 2027-03-01T12:00:00Z: launch day')
    expect(output).toContain(`${old.slice(0, 12)} runs, and visitors see the pages of another`)
    expect(output).not.toContain('Live: ')
    expect(getCurrent()).toBe(old)
  })

  it('print a lock under which visitors see a release of the version', async () => {
    expect(await run('deploy')).toMatchObject({ code: 0 })
    status = { ...live('next'), locked, lastChecked: null }
    const { code, output } = await run('deploy')
    expect(code).toBe(0)
    expect(output).toMatch(/launch day.+Live: /s)
  })

  it('deploy to a standby, which is not ready for visitors', async () => {
    status = { ...live('next'), role: 'standby' }
    const { '/readyz': ready = () => ({}) } = answers
    delete answers['/readyz']
    const { code, output } = await run('deploy')
    answers['/readyz'] = ready
    expect(code).toBe(0)
    expect(output).toContain('Live: ')
  })

  it('return to the version before when the code cannot build the site', async () => {
    const lastFailure = { at: '2100-01-01', resolvedAt: null, exitCode: 5, message: 'A dead link' }
    answers['/status'] = () => {
      return listStarts().length === 1 ? { ...live('next'), lastFailure } : status
    }
    const { code, output } = await run('rollback')
    answers['/status'] = () => status
    expect(code).toBe(1)
    expect(output).toMatch(/A dead link.+visitors have \S+ again/s)
    expect(listStarts()).toEqual([`versions/${old}`, `versions/${next}`])
    expect(getCurrent()).toBe(next)
  })
})
