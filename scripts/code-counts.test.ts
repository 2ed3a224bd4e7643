import { expect, it } from 'vitest'
import { byPart, countsOf, isSource } from './code-counts.ts'

const file = (path: string, lines: number) => ({ path, lines })

it('counts files, their median and those that are short or long', () => {
  const files = [file('a.ts', 301), file('b.ts', 20), file('c.ts', 60), file('d.ts', 21)]
  expect(countsOf(files)).toEqual({ files: 4, medianLines: 40.5, short: 1, long: 1 })
  expect(countsOf(files.slice(1)).medianLines).toBe(21)
  expect(countsOf([])).toEqual({ files: 0, medianLines: 0, short: 0, long: 0 })
})

it.each([
  ['apps/web/src/pages/home.tsx', true],
  ['scripts/run.ts', true],
  ['scripts/run.test.ts', false],
  ['studio/e2e/log-in.ts', false],
  ['apps/rebuild/tests/service.ts', false],
  ['packages/content-types/src/generated/sanity.types.ts', false],
  ['studio/types.d.ts', false],
  ['README.md', false],
])('takes %s for code by hand: %s', (path, expected) => {
  expect(isSource(path)).toBe(expected)
})

it('knows which part a file belongs to', () => {
  const parts = byPart([
    file('apps/web/src/a.ts', 1),
    file('apps/rebuild/src/a.ts', 1),
    file('studio/a.ts', 1),
    file('packages/seed/a.ts', 1),
    file('studio/branding/b.ts', 1),
  ])
  expect([...parts].map(([part, { length }]) => [part, length])).toEqual([
    ['apps/web', 1],
    ['apps/rebuild', 1],
    ['studio', 2],
    ['packages/seed', 1],
  ])
})
