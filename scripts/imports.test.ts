import { join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Where not even folders import each other in a circle. */
const layered = [
  'apps/rebuild',
  'apps/web/src',
  'studio',
  'packages/artwork',
  'packages/content-lake',
  'packages/content-loader',
  'packages/content-rules',
  'packages/content-types',
  'packages/enquiry',
  'packages/file-server',
  'packages/seed',
  'packages/site-engine',
  'packages/site-state',
]

let found: ICruiseResult
beforeAll(async () => {
  const { output } = await cruise(['apps', 'packages', 'studio', 'scripts'], {
    baseDir: root,
    parser: 'tsc',
    tsPreCompilationDeps: true,
    exclude: { path: '\\.test\\.|/(\\.bundle|dist|\\.cache)/' },
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
          to: { path: '^(apps|studio|scripts)/' },
        },
        {
          name: 'the engine knows a site',
          severity: 'error',
          from: { path: '^packages/site-engine/src/' },
          to: { path: '^packages/(artwork|seed|content-lake)/' },
        },
        {
          name: 'a way around the face of a package',
          severity: 'error',
          from: { path: '^((?:apps|packages)/[^/]+|studio|scripts)/' },
          to: {
            path: '^(apps|packages|studio|scripts)/',
            pathNot: '^$1/',
            dependencyTypes: ['local'],
          },
        },
      ],
    },
  })
  found = output as ICruiseResult
}, 60_000)

describe('imports', () => {
  it('were found', () => {
    expect(found.summary.totalCruised).toBeGreaterThan(500)
    expect(found.modules.flatMap(({ dependencies }) => dependencies).length).toBeGreaterThan(1500)
    const unresolved = found.modules.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ couldNotResolve, module }) => couldNotResolve && module.startsWith('.'))
        .map(({ module }) => `${source} -> ${module}`),
    )
    expect(unresolved).toEqual([])
  })

  it('go one way', () => {
    const broken = found.summary.violations.map(
      ({ rule, from, to, cycle }) =>
        `${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' -> ')}`,
    )
    expect(broken).toEqual([])
  })
})
