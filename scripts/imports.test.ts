import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

const walked = ['apps', 'ops', 'packages', 'studio', 'scripts']

/** Folders without import cycles, not even between subfolders. */
const layered = [
  'apps/rebuild',
  'apps/web/src',
  'ops',
  'studio',
  'packages/artwork',
  'packages/content-lake',
  'packages/content-loader',
  'packages/content-rules',
  'packages/content-types',
  'packages/protocol',
  'packages/seed',
  'packages/site-engine',
]

/** Excludes tests and build output, in the walk and the counts. */
const excluded = '\\.test\\.|/(\\.bundle|dist|\\.cache)/'

/** Files of blocks with their schema. */
const schemaFiles = '^apps/web/src/blocks/([^/]+/schema|schemas|block-schema)\\.ts$'

/** Files of blocks that the Studio loads, or `pnpm generate` with it: no components. */
const studioBlockFiles =
  '^apps/web/src/blocks/([^/]+/(schema|query|rules|sample)|schemas|block-schema|queries|rules|samples|registry)\\.ts$'

let found: ICruiseResult
beforeAll(async () => {
  const { output } = await cruise(walked, {
    baseDir: root,
    parser: 'tsc',
    tsPreCompilationDeps: true,
    exclude: { path: excluded },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    validate: true,
    ruleSet: {
      forbidden: [
        { name: 'files in a circle', severity: 'error', from: {}, to: { circular: true } },
        ...layered.map((folder) => ({
          name: 'folders in a circle',
          severity: 'error' as const,
          scope: 'folder' as const,
          from: { path: `^${folder}(/|$)` },
          to: { circular: true, path: `^${folder}(/|$)` },
        })),
        {
          name: 'a package that knows an app',
          severity: 'error',
          from: { path: '^packages/' },
          to: { path: '^(apps|ops|studio|scripts)/' },
        },
        {
          name: 'the engine knows a site',
          severity: 'error',
          from: { path: '^packages/site-engine/src/' },
          to: { path: '^packages/(artwork|seed|content-lake)/' },
        },
        {
          name: 'the Studio loads code of the site',
          severity: 'error',
          from: { path: '^studio/' },
          to: { path: '^apps/web/', pathNot: studioBlockFiles },
        },
        {
          name: 'a block brings code of the site to the Studio',
          severity: 'error',
          from: { path: studioBlockFiles },
          to: { path: '^apps/web/', pathNot: studioBlockFiles },
        },
        {
          name: 'the site loads schema code',
          severity: 'error',
          from: { path: '^apps/web/', pathNot: schemaFiles },
          to: { path: `^packages/schema-fields/|${schemaFiles}` },
        },
        {
          name: 'a way around the face of a package',
          severity: 'error',
          from: { path: '^((?:apps|packages)/[^/]+|ops|studio|scripts)/' },
          to: {
            path: '^(apps|ops|packages|studio|scripts)/',
            pathNot: '^$1/',
            dependencyTypes: ['local'],
          },
        },
      ],
    },
  })
  found = output as ICruiseResult
})

/** Source files on disk, committed or not. */
const listSources = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules', '**/*.d.ts'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !new RegExp(excluded).test(file))

/** Imports of this repository only, as `excluded` also excludes the `dist` of libraries. */
const hasOwnImport = /^(import|export|\}).* from '(\.|@kitewright\/)/m

describe('imports', () => {
  // A failing parser would list no files or no imports, and so find no problem.
  it.each(walked)('are read in every file of %s', (folder) => {
    const files = listSources(folder)
    const read = new Map(found.modules.map(({ source, dependencies }) => [source, dependencies]))
    expect(files.filter((file) => !read.has(file))).toEqual([])
    const imports = files.filter((file) =>
      hasOwnImport.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(imports.filter((file) => read.get(file)?.length === 0)).toEqual([])
  })

  it('are checked in existing folders', () => {
    expect([...walked, ...layered].filter((folder) => listSources(folder).length === 0)).toEqual([])
  })

  it('resolve to files', () => {
    const unresolved = found.modules.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ couldNotResolve, module }) => couldNotResolve && module.startsWith('.'))
        .map(({ module }) => `${source} -> ${module}`),
    )
    expect(unresolved).toEqual([])
  })

  it.each([
    ['schemas.ts', ['schema.ts', 'thumbnail.svg']],
    ['queries.ts', ['query.ts']],
    ['rules.ts', ['rules.ts']],
    ['block-list.tsx', ['component.tsx', 'lazy-component.tsx']],
    ['prepare-blocks.ts', ['prepare.ts']],
    ['policy.ts', ['policy.ts']],
  ])('by pattern in %s of blocks are those of one bundle', (file, parts) => {
    const text = readFileSync(join(root, 'apps/web/src/blocks', file), 'utf8')
    const patterns = [...text.matchAll(/import\.meta\.glob(?:<\w+>)?\(\s*'([^']+)'/g)]
    expect(patterns.map(([, pattern]) => pattern)).toEqual(parts.map((part) => `./*/${part}`))
  })

  it('have no cycles', () => {
    const broken = found.summary.violations.map(
      ({ rule, from, to, cycle }) =>
        `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' -> ')}`,
    )
    expect(broken).toEqual([])
  })
})
