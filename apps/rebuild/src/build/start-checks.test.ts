import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashSource, recordCode } from '@kitewright/site-engine/files'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rejectOtherCode } from './start-checks.ts'

let root: string
let bundle: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kitewright-same-code-'))
  bundle = join(root, '.bundle')
  await mkdir(join(root, 'packages'))
  for (const name of ['a', 'b']) await writeFile(join(root, `packages/${name}.ts`), name)
})
afterAll(() => rm(root, { recursive: true }))

const files = ['packages/a.ts', 'packages/b.ts']
const visitors = { siteUrl: 'https://kitewright.example' }
const running = (code: Record<string, string>) => (path: string) => {
  const source = code[path]
  return source === undefined ? undefined : hashSource(source)
}
const same = running({ 'packages/a.ts': 'a', 'packages/of-nobody.ts': 'x' })

it('rejects a bundle that is unfinished or does not name its code', async () => {
  const note = await recordCode(bundle, root, files)
  expect(() => rejectOtherCode(bundle, visitors, same)).toThrow(/^REBUILD_BUNDLE: .*of which code/)
  note.end()
  expect(() => rejectOtherCode(bundle, visitors, same)).not.toThrow()
  await recordCode(bundle, root, files)
  expect(() => rejectOtherCode(bundle, visitors, same)).toThrow(/^REBUILD_BUNDLE: /)
})

it('rejects a bundle of other code on a public site', async () => {
  const note = await recordCode(bundle, root, files)
  note.end()
  const updated = running({ 'packages/a.ts': 'a', 'packages/b.ts': 'b2' })
  expect(() => rejectOtherCode(bundle, visitors, updated)).toThrow(
    /another packages\/b\.ts than this/,
  )
  expect(() => rejectOtherCode(bundle, { siteUrl: 'http://localhost:4173' }, updated)).not.toThrow()
})
