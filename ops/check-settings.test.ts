import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkSettings } from './check-settings.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-settings-'))
  // A bundle that fits any code.
  await writeFile(join(folder, 'made-from.json'), '{}')
})
afterAll(() => rm(folder, { recursive: true }))

const right = {
  PUBLIC_SITE_URL: 'https://kitewright.example',
  CONTENT_SOURCE: 'sanity',
  PUBLIC_SANITY_PROJECT_ID: 'abc123',
  PUBLIC_CONTACT_ENDPOINT: '/enquiries',
  SANITY_WEBHOOK_SECRET: 'a-secret-of-some-length',
  REBUILD_ADMIN_TOKEN: 'a-token-of-some-length',
  SANITY_WRITE_TOKEN: 'token',
}

/** Runs the command with the settings in a file, as the systemd unit does. */
async function command(env: Record<string, string>) {
  const file = join(folder, 'kitewright.env')
  const lines = Object.entries({ REBUILD_DATA: folder, REBUILD_BUNDLE: folder, ...env }).map(
    ([name, value]) => `${name}=${value}`,
  )
  await writeFile(file, lines.join('\n'))
  const program = join(import.meta.dirname, 'check-settings.ts')
  return promisify(execFile)(process.execPath, [program, file], { env: {} }).then(
    ({ stderr }) => ({ code: 0, lines: stderr.split('\n').filter(Boolean) }),
    ({ code, stderr }) => ({ code, lines: stderr.split('\n').filter(Boolean) }),
  )
}

it('prints nothing for valid settings', async () => {
  expect(await command(right)).toEqual({ code: 0, lines: [] })
})

it('exits with 3 for an ignored invalid setting, and with 0 for a hint', async () => {
  expect(await command({ ...right, REBUILD_KEEP_DAYS: 'all' })).toEqual({
    code: 3,
    lines: [expect.stringMatching(/^Warning +REBUILD_KEEP_DAYS: expected/)],
  })
  expect(await command({ ...right, REBUILD_ADMIN_TOKEN: '' })).toEqual({
    code: 0,
    lines: [expect.stringMatching(/^Hint +REBUILD_ADMIN_TOKEN: /)],
  })
})

it('exits with 1 for settings with which no service starts, and lists ignored ones', async () => {
  const { PUBLIC_SANITY_PROJECT_ID, CONTENT_SOURCE, ...rest } = right
  const env = { ...rest, PUBLIC_SANITY_PROJECTID: 'abc123', LOG_LEVEL: 'verbose' }
  const { code, lines } = await command(env)
  expect(code).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(/^Error +CONTENT_SOURCE: expected "sanity"/),
    expect.stringMatching(/^Warning +PUBLIC_SANITY_PROJECTID: there is no such setting/),
  ])
})

it.each([
  [{ REBUILD_BUNDLE: '/none' }, [/^REBUILD_BUNDLE: .* does not say of which code/], []],
  [{ PUBLIC_CONTACT_ENDPOINT: '/enquirys' }, [/^PUBLIC_CONTACT_ENDPOINT: expected/], []],
  [{ SANITY_WRITE_TOKEN: '' }, [], [/^PUBLIC_CONTACT_ENDPOINT: .* reach nobody/]],
  [{ LOG_LEVEL: 'verbose' }, [], [/^LOG_LEVEL: expected one of .*; found "verbose"$/]],
  [{ PUBLIC_GA_MEASUREMENT_ID: 'UA-1' }, [], [/^PUBLIC_GA_MEASUREMENT_ID: .*; found "UA-1"$/]],
])('names the problem of %j', async (env, errors, warnings) => {
  const found = await checkSettings({
    REBUILD_DATA: folder,
    REBUILD_BUNDLE: folder,
    ...right,
    ...env,
  })
  expect(found).toEqual({
    hints: [],
    errors: errors.map((text) => expect.stringMatching(text)),
    warnings: warnings.map((text) => expect.stringMatching(text)),
  })
})

it('rejects a data folder of a newer version', async () => {
  const data = join(folder, 'newer')
  await mkdir(data)
  await writeFile(join(data, 'version.json'), '{"version":99,"program":"9.0.0"}')
  expect((await checkSettings({ ...right, REBUILD_DATA: data })).errors).toEqual([
    expect.stringMatching(
      /^REBUILD_DATA: version 9\.0\.0 wrote .+: start version 9\.0\.0 or newer/,
    ),
  ])
})

it('rejects demo content for a site that has shown content of a lake', async () => {
  const id = '20260314T101530123Z-4f2a9c1e'
  const data = join(folder, 'data')
  await mkdir(join(data, 'releases', id), { recursive: true })
  const manifest = {
    version: 1,
    id,
    createdAt: new Date().toISOString(),
    source: 'lake',
    contentHash: '',
    bundleHash: '',
    documents: 0,
    pages: {},
    files: {},
    carried: [],
    contents: {},
    offSite: {},
    changes: [],
    images: {},
    inline: [],
  }
  await writeFile(join(data, 'releases', id, 'manifest.json'), JSON.stringify(manifest))
  const seed = { ...right, CONTENT_SOURCE: 'seed', REBUILD_DATA: data, REBUILD_BUNDLE: folder }
  expect((await checkSettings(seed)).errors).toEqual([
    expect.stringMatching(/^CONTENT_SOURCE: .* has shown content of a lake/),
  ])
  const { errors, warnings, hints } = await checkSettings({ ...seed, REBUILD_DATA: folder })
  expect(errors).toEqual([])
  expect(warnings).toEqual([expect.stringMatching(/^PUBLIC_CONTACT_ENDPOINT: .* reach nobody/)])
  expect(hints).toEqual([expect.stringMatching(/^CONTENT_SOURCE: .* demo content$/)])
})
