import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { writeSite } from '@kitewright/site-engine/write'
import { afterAll, expect, test } from 'vitest'
import { extractClasses, extractClassTokens, findTailwindUtilities } from '../tests/class-tokens.ts'

const out = await mkdtemp(join(tmpdir(), 'kitewright-utilities-'))
afterAll(() => rm(out, { recursive: true }))

const settings = readSettings({ CONTENT_SOURCE: 'seed' })
const snapshot = await load({ settings })
const bundleFolder = join(import.meta.dirname, '../.bundle')
const { pages } = await writeSite({ snapshot, settings, bundleFolder, out, cache: join(out, '.c') })

test.each(pages.map(({ path, files: [html = ''] }) => [path, html]))(
  '%s brings the styles of each utility in its HTML',
  async (_path, file) => {
    const html = await readFile(join(out, file), 'utf8')
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
    const brought = extractClasses(styles)
    const used = await findTailwindUtilities(extractClassTokens(html))
    expect([...used].filter((name) => !brought.has(name))).toEqual([])
  },
)

const assets = join(import.meta.dirname, '../.bundle/client/assets')

test.each(['vendor', 'entry-client'])('%s begins with the hint for the compiler', async (name) => {
  const pattern = new RegExp(`^${name}-.{8}\\.js$`)
  const files = (await readdir(assets)).filter((file) => pattern.test(file))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const [line] = (await readFile(join(assets, file), 'utf8')).split('\n')
    expect(line).toBe('//# allFunctionsCalledOnLoad')
  }
})
