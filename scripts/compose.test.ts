import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from './run.ts'

// Few test machines have Docker, so this checks that everything in compose.yaml exists. `pnpm test:container` runs the
// rest.

const read = (file: string) => readFile(join(root, file), 'utf8')
const compose = await read('compose.yaml')
const { services } = parse(compose)
const caddyfile = await read('ops/compose/Caddyfile')
const all = (text: string, form: RegExp) => [
  ...new Set(Array.from(text.matchAll(form), (found) => found[1])),
]

it('uses only existing settings of .env', async () => {
  const known = all(await read('.env.example'), /^(?:# )?([A-Z_]+)=/gm)
  expect(known).toEqual(expect.arrayContaining(all(compose, /\$\{([A-Z_]+)/g)))
  expect(known).toEqual(expect.arrayContaining(Object.keys(services.site.environment)))
})

it('builds existing stages with their arguments', async () => {
  const dockerfile = await read('Dockerfile')
  const stages = all(dockerfile, /^FROM \S+ AS (\S+)$/gm)
  expect(stages).toEqual(
    expect.arrayContaining([services.site.build.target, services.studio.build.target]),
  )
  const buildArgs = dockerfile.match(/^ARG (SANITY_STUDIO_.*)$/m)?.[1]?.split(' ')
  expect(buildArgs).toEqual(expect.arrayContaining(Object.keys(services.studio.build.args)))
})

it('sets the variables of Caddy, and the ports of the service that Caddy uses', () => {
  expect(Object.keys(services.caddy.environment).sort()).toEqual(
    all(caddyfile, /\{\$([A-Z_]+)[:}]/g).sort(),
  )
  expect([services.caddy.network_mode, services.site.network_mode]).toEqual(['host', 'host'])
  const { PORT, SITE_PORT } = services.site.environment
  expect(all(caddyfile, /127\.0\.0\.1:(\d+)/g)).toEqual([PORT, SITE_PORT])
})

it('runs images that a workflow published, or builds them', async () => {
  const workflow = await read('.github/workflows/images.yml')
  for (const name of ['site', 'studio']) {
    expect(services[name].image).toBe(`\${${name.toUpperCase()}_IMAGE:-kitewright-${name}}`)
    expect(services[name].build.target).toBe(name)
  }
  expect(workflow).toContain('for target in site studio; do')
  for (const name of Object.keys(services.studio.build.args)) expect(workflow).toContain(`${name}=`)
})

it('limits the log of each service that keeps running', () => {
  for (const name of ['caddy', 'site']) {
    expect(services[name].logging.options, name).toEqual({ 'max-size': '10m', 'max-file': '5' })
  }
})
