import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const execute = promisify(execFile)
const options = { maxBuffer: 1e8 }

let clone: string

/** Runs a program in the clone, without the environment of the test. */
async function run(folder: string, command: string, ...args: string[]): Promise<void> {
  const { NODE_ENV, VITEST, ...env } = process.env
  const PATH = ['node_modules/.bin', join(clone, 'node_modules/.bin'), env.PATH].join(delimiter)
  const cwd = join(clone, folder)
  await execute(command, args, {
    ...options,
    cwd,
    env: { ...env, PATH, NO_COLOR: '1', CONTENT_SOURCE: 'seed' },
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${command} ${args.join(' ')}:\n${error.stdout}${error.stderr}`, {
      cause: error,
    })
  })
}

const read = (file: string) => readFile(join(clone, file), 'utf8')

async function edit(file: string, from: string, to: string) {
  const text = await read(file)
  const edited = text.replace(from, to)
  expect(edited, file).not.toBe(text)
  await writeFile(join(clone, file), edited)
}

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'kitewright-new-block-'))
  const listed = await execute('git', ['ls-files', '-co', '--exclude-standard'], {
    ...options,
    cwd: root,
  })
  for (const file of listed.stdout.split('\n').filter(Boolean)) {
    await cp(join(root, file), join(clone, file)).catch((error: NodeJS.ErrnoException) => {
      // Removed but not committed.
      if (error.code !== 'ENOENT') throw error
    })
  }
  // Uses the running pnpm, as `npx` would first access the network.
  await run('.', 'pnpm', 'install', '--offline', '--frozen-lockfile')
}, 900_000)

afterAll(() => rm(clone, { recursive: true, force: true, maxRetries: 5 }))

test('a copied folder and a line of the registry make a block', async () => {
  const blocks = 'apps/web/src/blocks'
  await cp(join(clone, blocks, 'text'), join(clone, blocks, 'ribbon'), { recursive: true })
  await edit(`${blocks}/ribbon/schema.ts`, "title: 'Text'", "title: 'Ribbon'")
  await edit(`${blocks}/ribbon/component.tsx`, "BlockProps<'text'>", "BlockProps<'ribbon'>")
  await edit(
    `${blocks}/ribbon/component.tsx`,
    '{block.heading}',
    "{['Ribbon:', block.heading].join(' ')}",
  )
  await edit(`${blocks}/ribbon/sample.ts`, "'text'", "'ribbon'")
  await edit(
    `${blocks}/registry.ts`,
    '\n} as const',
    "\n  ribbon: { type: 'ribbonSection', background: 'haldi' },\n} as const",
  )
  await run('packages/content-types', 'node', 'scripts/generate.ts')

  const schema = JSON.parse(await read('packages/content-types/src/generated/schema.json'))
  const found: { name: string }[] = schema
  expect(found.map(({ name }) => name)).toContain('ribbonSection')
  expect(await read('packages/content-types/src/generated/blocks.ts')).toContain(
    '_type == "ribbonSection" => {heading, body}',
  )
  await run('apps/web', 'tsc', '--noEmit', '-p', '.')

  // The menu of the Studio offers it, with its picture.
  await run('.', 'vitest', 'run', '--project=studio', 'block-types')

  // The fixture of landing pages has an example of each block.
  await writeFile(
    join(clone, 'apps/web/src/blocks/ribbon.test.tsx'),
    `import { expect, test } from 'vitest'
import { readSettings } from '@kitewright/content-loader/settings'
import { writeSite } from '@kitewright/site-engine/write'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EVERY_BLOCK, loadWithLandingPages } from '../../tests/landing-pages.ts'

test('is in a query result and on a built page', async () => {
  const settings = readSettings({ CONTENT_SOURCE: 'seed' })
  const snapshot = await loadWithLandingPages(settings)
  const page = snapshot.content.landingPages.find(({ slug }) => slug === EVERY_BLOCK)
  expect(page?.blocks).toContainEqual(expect.objectContaining({ _type: 'ribbonSection' }))
  const out = join(import.meta.dirname, '../../.ribbon')
  const bundleFolder = join(import.meta.dirname, '../../.bundle')
  const { pages } = await writeSite({ snapshot, settings, bundleFolder, out, cache: join(out, '.cache') })
  const [html = ''] = pages.find(({ path }) => path === \`/\${EVERY_BLOCK}\`)?.files ?? []
  expect(await readFile(join(out, html), 'utf8')).toContain('>Ribbon: Why now</h2>')
})
`,
  )
  await run('apps/web', 'vite', 'build', '--logLevel', 'warn')
  const server = ['--ssr', 'src/entry-server.ts', '--outDir', '.bundle/server', '--emptyOutDir']
  await run('apps/web', 'vite', 'build', '--logLevel', 'warn', ...server)
  await run('.', 'vitest', 'run', '--project=web', 'ribbon')
}, 900_000)
