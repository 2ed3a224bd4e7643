import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { defaults, readOptions, UsageError } from './options.ts'

it('has defaults for everything', () => {
  expect(readOptions([], {})).toEqual(defaults)
  expect(defaults.folder).toMatch(/\.data[\\/]lake$/)
})

it('reads all options', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kitewright-options-'))
  const file = join(folder, 'webhooks.json')
  writeFileSync(file, '[{"url":"http://localhost:8787/hooks/sanity"}]')
  const args = ['--port', '4000', '--data', 'here', '--reset', '--webhooks', file]
  const origins = ['--origin', 'http://localhost:6006', '--origin', 'https://preview.example/']
  expect(readOptions([...args, ...origins], { SANITY_WRITE_TOKEN: ' mine ' })).toEqual({
    port: 4000,
    folder: 'here',
    reset: true,
    seed: true,
    origins: [...defaults.origins, 'http://localhost:6006', 'https://preview.example'],
    writeToken: 'mine',
    webhooks: [{ url: 'http://localhost:8787/hooks/sanity' }],
  })
  rmSync(folder, { recursive: true })
})

it('reads --in-memory and --help', () => {
  expect(readOptions(['--in-memory', '--data', 'here'], {})?.folder).toBeNull()
  expect(readOptions(['--help'], {})).toBeNull()
})

it('rejects the default token beside a public site', () => {
  const site = { PUBLIC_SITE_URL: 'https://kitewright.example' }
  const rejection = /^SANITY_WRITE_TOKEN: .* PUBLIC_SITE_URL is https:\/\/kitewright.example$/
  expect(() => readOptions([], site)).toThrow(rejection)
  expect(() => readOptions([], { ...site, SANITY_WRITE_TOKEN: 'local-editor' })).toThrow(rejection)
  const own = readOptions([], { ...site, SANITY_WRITE_TOKEN: 'one of our own' })
  expect(own?.writeToken).toBe('one of our own')
  expect(readOptions([], { PUBLIC_SITE_URL: 'http://localhost:4173' })).toEqual(defaults)
})

it.each([
  [['--port', 'x']],
  [['--port', '70000']],
  [['--origin', 'localhost:3000']],
  [['--origin', 'http://localhost:3000/page']],
  [['--webhooks', 'missing.json']],
  [['--what']],
  [['stray']],
])('rejects %j', (args) => {
  expect(() => readOptions(args, {})).toThrow(UsageError)
})
