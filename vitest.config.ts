import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { disableProxyForLocalhost } from './packages/site-engine/src/serve/proxy.ts'

disableProxyForLocalhost()

/**
 * All unit and process tests. Each package is a project of its name; tests that start processes are the project
 * `<name>:process`. `npx vitest <file>` in the root runs one file.
 */
const root = import.meta.dirname
if (root.includes('%')) throw new Error(`Vitest cannot run in a folder with “%”: move ${root}`)

type Test = NonNullable<TestProjectInlineConfiguration['test']>

// A busy machine takes seconds for what takes milliseconds alone.
const patient: Test = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000, interval: 25 } },
}

/** Tests of commands; the others share nothing between files, so that a worker loads each library once. */
const isolated = ['ops', 'scripts']

const folders = globSync(['packages/*', 'apps/*', 'studio', 'ops', 'scripts'], { cwd: root })

const settings: Record<string, Test> = {
  web: { setupFiles: 'tests/no-console-errors.ts' },
  // Each file starts services, whose builds take both cores.
  'rebuild:process': { globalSetup: 'tests/global-setup.ts', maxWorkers: 2 },
}

const createProject = (
  folder: string,
  name: string,
  test: Test,
): TestProjectInlineConfiguration => ({
  // Pages need the plugins of the site.
  ...(folder === 'apps/web' && { extends: join(root, folder, 'vite.config.ts') }),
  root: join(root, folder),
  test: { ...patient, name, ...test, ...settings[name], ...settings[basename(folder)] },
})

const processTests = ['**/*.process.test.ts']
const withOwnProject = ['**/*.e2e.test.ts', 'tests/container/**', 'browsers/**']

const projects = folders.flatMap((folder) => {
  const name = basename(folder)
  return [
    createProject(folder, name, {
      include: ['**/*.test.{ts,tsx}'],
      exclude: [...configDefaults.exclude, ...processTests, ...withOwnProject, '**/.cache/**'],
      isolate: isolated.includes(name),
    }),
    createProject(folder, `${name}:process`, { include: processTests }),
  ]
})

export default defineConfig({
  test: {
    // undici 7, which Sanity's client uses, throws this out of reach if a lake closes a connection before its answer was
    // read (github.com/nodejs/undici/issues/5360). undici 8 does not.
    onUnhandledError: ({ message }) => !message.includes('assert(!this.paused)'),
    projects: [
      ...projects,
      createProject('scripts', 'start', {
        include: ['*.e2e.test.ts'],
        fileParallelism: false,
      }),
      createProject('ops', 'container', { include: ['tests/container/*.test.ts'] }),
      createProject('apps/web', 'browsers', { include: ['browsers/*.test.ts'] }),
    ],
  },
})
