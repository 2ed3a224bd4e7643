import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { writeSite } from '@kitewright/site-engine/write-site'
import { compile, optimize } from '@tailwindcss/node'
import { afterAll, expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const styles = join(app, 'src/styles')
const out = await mkdtemp(join(tmpdir(), 'kitewright-utilities-'))
afterAll(() => rm(out, { recursive: true }))

const settings = readSettings({ CONTENT_SOURCE: 'seed' })
const snapshot = await load({ settings })
const bundleFolder = join(app, '.bundle')
const { pages } = await writeSite({ snapshot, settings, bundleFolder, out, cache: join(out, '.c') })
// With the words that the bundle leaves out: a page that uses one as a class has to bring its style.
const sheet = (await readFile(join(styles, 'utilities.css'), 'utf8')).replace(
  /@source not .*?;/s,
  '',
)

const classesIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
      list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(/\s+/),
    ),
  ),
]

/** Class names in selectors, as they are escaped there. */
const selectorsIn = (css: string) =>
  new Set(
    [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.(-?[a-zA-Z_](?:\\.|[\w-])*)/g)].map(
      ([, name]) => name,
    ),
  )

test.each(pages.map(({ path, files: [html = ''] }) => [path, html]))(
  '%s brings the styles of each utility in its HTML',
  async (_path, file) => {
    const html = await readFile(join(out, file), 'utf8')
    const { build } = await compile(sheet, { base: styles, onDependency() {} })
    const wanted = selectorsIn(optimize(build(classesIn(html))).code)
    const inlined = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
    const brought = selectorsIn(inlined)
    expect([...wanted].filter((name) => !brought.has(name))).toEqual([])
  },
)
