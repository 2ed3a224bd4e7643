import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkSettings } from '../check-settings.ts'
import { createManage, RejectedError } from '../sanity/management.ts'
import { fetchHooks } from '../sanity/put-webhook.ts'
import { type HostedLake, LOGIN, startHostedLake } from './hosted-lake.ts'

const root = join(import.meta.dirname, '../..')
const program = join(import.meta.dirname, '../setup/main.ts')

let lake: HostedLake
let folder: string
beforeAll(async () => {
  lake = await startHostedLake({ seed: false })
  folder = await mkdtemp(join(tmpdir(), 'kitewright-setup-'))
})
afterEach(() => {
  lake.state.refuse = null
})
afterAll(async () => {
  await lake[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const run = promisify(execFile)
const file = () => join(folder, '.env')
type Ended = { code: number; stdout: string; stderr: string }
const setUp = (args: string[], more: Record<string, string> = {}): Promise<Ended> =>
  run(process.execPath, [program, '--env', file(), ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      SANITY_API_HOST: lake.url,
      SANITY_AUTH_TOKEN: LOGIN,
      ...more,
    },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
const allGrants = [
  ...['--new-project', 'Kitewright', '--site', 'https://kitewright.example'],
  ...['--studio', 'https://studio.kitewright.example'],
]

describe('hosted:setup', () => {
  it('prints its steps in a dry run, and changes nothing', async () => {
    const { code, stdout } = await setUp([...allGrants, '--dry-run'])
    expect(code).toBe(0)
    expect(stdout).toContain('Project: would be made, “Kitewright”')
    expect(stdout).toMatch(/Settings: .+ would hold CONTENT_SOURCE, PUBLIC_CONTACT_ENDPOINT, /)
    expect(lake.state.changes).toEqual([])
    await expect(stat(file())).rejects.toThrow('ENOENT')
  })

  it('names missing arguments without a terminal', async () => {
    expect(await setUp([])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^--project or --new-project: .+\n--site: .+\n--studio: .+\n$/),
    })
  })

  it('creates everything, with one settings file for all', async () => {
    const { code, stdout, stderr } = await setUp(allGrants)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const lines = stdout.split('\n')
    expect(lines.filter((line) => !line.startsWith('  ') && !/^Import/.test(line))).toEqual([
      `Project: made, “Kitewright” (${lake.projectId})`,
      'Dataset: made, “production” (public)',
      'Token: made, SANITY_WRITE_TOKEN (editor)',
      'Content: the bundled content is imported',
      'Origin: https://studio.kitewright.example is now let in (CORS, with logins)',
      'Webhook: made, “Kitewright: rebuild service, production to kitewright.example/hooks/sanity”',
      expect.stringMatching(/^Settings: .+ Next: pnpm check-settings .+; pnpm hosted:doctor .+$/),
      '',
    ])
    expect(stdout).toContain(': 100 %')

    const env = parseEnv(await readFile(file(), 'utf8'))
    expect(env).toMatchObject({
      PUBLIC_SITE_URL: 'https://kitewright.example',
      CONTENT_SOURCE: 'sanity',
      PUBLIC_CONTACT_ENDPOINT: '/enquiries',
      PUBLIC_STUDIO_URL: 'https://studio.kitewright.example',
      PUBLIC_SANITY_PROJECT_ID: lake.projectId,
      PUBLIC_SANITY_DATASET: 'production',
      PUBLIC_HSTS_SECONDS: '300',
      SANITY_WRITE_TOKEN: 'local-editor',
      SANITY_WEBHOOK_SECRET: expect.stringMatching(/^.{32}$/),
      REBUILD_ADMIN_TOKEN: expect.stringMatching(/^.{32}$/),
    })
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    expect(await checkSettings(env)).toEqual({ errors: [], warnings: [], hints: [] })
    // It writes the settings of the example, in the same order.
    const example = parseEnv(await readFile(join(root, '.env.example'), 'utf8'))
    expect(Object.keys(env)).toEqual(Object.keys(example))
    const [hook, ...more] = await fetchHooks(createManage(lake.url, LOGIN), lake.projectId)
    expect(more).toEqual([])
    expect(hook).toMatchObject({ url: 'https://kitewright.example/hooks/sanity' })
    expect(hook).toMatchObject({ secret: env.SANITY_WEBHOOK_SECRET })
  })

  it('may be repeated: nothing is asked, created or reverted', async () => {
    const lead = 'What an editor wrote.'
    await lake.lake.client.patch('about').set({ lead }).commit()
    const before = await readFile(file(), 'utf8')
    lake.state.changes.length = 0
    const { code, stdout } = await setUp([])
    expect(code).toBe(0)
    expect(stdout).not.toMatch(/made|imported|now/)
    expect(lake.state.changes).toEqual([])
    expect(await readFile(file(), 'utf8')).toBe(before)
    expect(await lake.lake.client.getDocument('about')).toMatchObject({ lead })
  })

  it('restores changed settings, and nothing else', async () => {
    const url = `/hooks/projects/${lake.projectId}`
    const [hook] = await fetchHooks(createManage(lake.url, LOGIN), lake.projectId)
    const body = { isDisabledByUser: true }
    await lake.lake.client.request({ url: `${url}/${hook?.id}`, method: 'PATCH', body })
    lake.state.changes.length = 0
    expect(await setUp([])).toMatchObject({ code: 0 })
    expect(lake.state.changes).toEqual([`POST ${url}`, `DELETE ${url}/${hook?.id}`])
  })

  it.each([
    [401, {}, /^Sanity does not know this login \(HTTP 401\)\. Log in again: /],
    [403, {}, /^This login may not use the project kitewright \(HTTP 403\)\. Ask an administrator/],
    [404, {}, /^Sanity finds nothing to use the project .+ Is PUBLIC_SANITY_PROJECT_ID /],
    [
      429,
      { 'retry-after': '7' },
      /^Sanity refuses so many requests \(HTTP 429\)\. Wait 7 s and run /,
    ],
    [503, {}, /^Sanity did not use the project kitewright \(HTTP 503/],
  ])('describes an error with status %d in one line', async (status, headers, line) => {
    lake.state.refuse = () => ({ status, headers })
    const manage = createManage(lake.url, LOGIN)
    const rejected = await manage('projects', `/projects/${lake.projectId}`, {
      to: `use the project ${lake.projectId}`,
    }).catch((error) => error)
    expect(rejected).toBeInstanceOf(RejectedError)
    expect(rejected).toMatchObject({ status, message: expect.stringMatching(line) })
    expect(String(rejected)).not.toContain('\n')
  })

  it('reports a token that no longer exists, and creates another one', async () => {
    const right = await readFile(file(), 'utf8')
    const token = /^SANITY_WRITE_TOKEN=.+$/m
    await writeFile(file(), right.replace(token, 'SANITY_WRITE_TOKEN=gone'))
    expect(await setUp([])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Sanity does not take SANITY_WRITE_TOKEN \(HTTP 401\)\. Remove it .+\n$/,
      ),
    })
    await writeFile(file(), right.replace(token, 'SANITY_WRITE_TOKEN='))
    expect(await setUp([])).toMatchObject({ code: 0 })
    expect(await readFile(file(), 'utf8')).toBe(right)
  })

  it('names a plan or a name that prevents the setup', async () => {
    lake.state.refuse = (path, method) =>
      method === 'PUT' && path === '/datasets/staging'
        ? { status: 402, body: { message: 'Private datasets need another plan' } }
        : null
    const { code, stderr } = await setUp(['--dataset', 'staging', '--private'])
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^The plan at Sanity is not enough to make the dataset “staging” \(private\) \(HTTP 402: .*need another plan.*\)\n$/,
    )
  })

  it('uses the login of Sanity’s command line, or says how to log in', async () => {
    const sessionFile = join(folder, 'session.json')
    await writeFile(sessionFile, JSON.stringify({ authToken: LOGIN }))
    const session = { SANITY_AUTH_TOKEN: '', SANITY_CLI_CONFIG_PATH: sessionFile }
    expect(await setUp(['--dataset', 'production'], session)).toMatchObject({ code: 0 })
    await writeFile(sessionFile, '{}')
    expect(await setUp([], session)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^SANITY_AUTH_TOKEN: .+ exec sanity login\); found nothing\n$/),
    })
  })
})
