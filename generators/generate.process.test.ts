import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kinds } from './field.ts'

const root = join(import.meta.dirname, '..')
const execute = promisify(execFile)

let clone: string
/** Files that differ from those of the repository. */
const changed = new Set<string>()

/** Formatter options for another code style. */
const otherStyle = [
  '--line-width=60',
  '--indent-style=tab',
  '--javascript-formatter-quote-style=double',
  '--semicolons=always',
  '--trailing-commas=none',
]

/** Existing files that a generator edits. */
const edited = [
  ...new Set(
    Object.values(kinds).flatMap(({ schema, query, page, seed }) => [schema, query, page, seed]),
  ),
  'apps/web/src/app/routes.tsx',
  'apps/web/src/pages/home/home-page.tsx',
  'packages/content-types/src/document-types.ts',
  'packages/content-types/src/pages.ts',
  'packages/content-types/src/queries/home.ts',
  'packages/seed/src/documents/home.ts',
  'studio/schemaTypes/singletons/home.ts',
]

/** Runs a program in the clone, without the environment of the test. */
const run = (folder: string, command: string, ...args: string[]) =>
  runWith({}, folder, command, ...args)

async function runWith(
  settings: NodeJS.ProcessEnv,
  folder: string,
  command: string,
  ...args: string[]
): Promise<string> {
  const { NODE_ENV, VITEST, ...env } = process.env
  const cwd = join(clone, folder)
  const PATH = ['node_modules/.bin', join(clone, 'node_modules/.bin'), env.PATH].join(delimiter)
  try {
    const options = {
      cwd,
      env: { ...env, PATH, NO_COLOR: '1', CONTENT_SOURCE: 'seed', ...settings },
      maxBuffer: 1e8,
    }
    const { stdout, stderr } = await execute(command, args, options)
    // The generators print to standard error.
    return stdout + stderr
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} in ${folder}:\n${stdout}${stderr}`, {
      cause: error,
    })
  }
}

const lines = (text: string) => text.split('\n').filter(Boolean)

/** Files that a generator changed or added, without derived schema and types. */
async function touched(): Promise<string[]> {
  await run('.', 'git', 'add', '--all')
  const files = lines(await run('.', 'git', 'diff', '--cached', '--name-only'))
  await run(
    '.',
    'git',
    '-c',
    'user.name=test',
    '-c',
    'user.email=test@example.com',
    'commit',
    '--allow-empty',
    '--no-verify',
    '--quiet',
    '-m',
    'generated',
  )
  return files.filter((file) => !file.includes('/generated/'))
}

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'kitewright-generated-'))
  const { stdout } = await execute('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 1e8,
  })
  for (const file of lines(stdout)) {
    await cp(join(root, file), join(clone, file)).catch((error: NodeJS.ErrnoException) => {
      // Removed but not committed.
      if (error.code !== 'ENOENT') throw error
    })
  }
  await run('.', 'git', 'init', '--quiet')
  // Generators must find their places in any code style.
  await run('.', 'biome', 'format', '--write', ...otherStyle, ...edited)
  // Uses the running pnpm, as `npx` would first access the network.
  await run('.', 'pnpm', 'install', '--offline', '--frozen-lockfile')
  await touched()
})

afterAll(() => rm(clone, { recursive: true, force: true, maxRetries: 5 }))

describe('one of each kind, generated into a clone', () => {
  it.each([
    ...Object.keys(kinds).map((type) => ({
      kind: 'field',
      answers: ['--type', type, '--name', 'Quarry stone'],
      most: 4,
    })),
    { kind: 'page', answers: ['--name', 'Quarry', '--menu', 'footer'], most: 8 },
    {
      kind: 'document',
      answers: ['--one', 'Quarry voice', '--several', 'Quarry voices'],
      most: 8,
    },
    // The last one derives schema and types for all, and runs in another folder.
    { kind: 'section', answers: ['--name', 'Quarry guests'], most: 5, folder: 'apps/web/src' },
  ])('$kind $answers changes at most $most files and prints the next steps', async (one) => {
    const { kind, answers, most } = one
    const command = ['pnpm', '--workspace-root', `generate:${kind}`, ...answers] as const
    const said =
      'folder' in one
        ? await run(one.folder, ...command)
        : await runWith({ GENERATE_TYPES: 'later' }, '.', ...command)
    const files = await touched()
    for (const file of files) changed.add(file)
    expect(files.length, files.join(', ')).toBeLessThanOrEqual(most)
    expect(said).toContain('What comes next')
    for (const file of files) expect(said).toContain(file)
  })

  it('rejects an existing name and changes nothing', async () => {
    const again = run('.', 'pnpm', 'generate:page', '--name', 'Quarry', '--menu', 'footer')
    await expect(again).rejects.toThrow('has “quarry” already')
    expect(await touched()).toEqual([])
  })

  it('passes lint', async () => {
    await run('.', 'biome', 'ci', '--files-ignore-unknown=true', ...changed)
  })

  it.each(['packages/content-types', 'packages/seed', 'studio', 'apps/web'])(
    'has the right types in %s',
    async (folder) => {
      await run(folder, 'tsc', '--noEmit', '-p', '.')
    },
  )

  it('builds a site that shows all four', async () => {
    await run('apps/web', 'vite', 'build', '--logLevel', 'warn')
    const server = ['--ssr', 'src/entry-server.ts', '--outDir', '.bundle/server', '--emptyOutDir']
    await run('apps/web', 'vite', 'build', '--logLevel', 'warn', ...server)
    await run('apps/web', 'node', 'prerender/main.ts')
    const read = (file: string) => readFile(join(clone, 'apps/web/dist', file), 'utf8')
    expect(await read('sitemap.xml')).toContain('/quarry</loc>')
    expect(await read('quarry.html')).toContain('<h1')
    const home = await read('index.html')
    expect(home).toContain('href="/quarry"')
    expect(home).toContain('id="quarry-guests-heading"')
    expect(home).toContain('The second one</h3>')
    expect(await read('services/web-development.html')).toMatch(
      />Quarry stone:<\/span>(?: |<!-- -->)*One plain sentence on the quarry stone goes here/,
    )
  })

  it('passes the unit tests and the budgets of bytes and styles', async () => {
    const tested = {
      'packages/content-types': [''],
      'packages/seed': [''],
      'packages/content-loader': ['src/load/seed-contract'],
      studio: ['schemaTypes', 'structure'],
      'apps/web': ['src/pages', 'src/shell', 'src/document/page-module-file', 'bench'],
    }
    const projects = Object.keys(tested).map((folder) => `--project=${basename(folder)}`)
    const files = Object.entries(tested).flatMap(([folder, names]) =>
      names.map((name) => join(clone, folder, name)),
    )
    // Skips the share of stock utilities: it needs another build, and generated code hardly changes it.
    const names = '--testNamePattern=^(?!most classes of the built pages)'
    await run('.', 'vitest', 'run', ...projects, ...files, names)
  })
})
