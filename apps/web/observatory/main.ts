import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { siteHandler } from '@kitewright/site-engine/site-handler'
import { scan } from '@mdn/mdn-http-observatory'
import { configured } from '../e2e/sites.ts'
import { serveSecurely } from './secure-server.ts'

/** `pnpm test:headers`: the score that the MDN HTTP Observatory gives to pages of the built site. */

const LEAST = 130
const pages = ['/', '/book-meeting', '/contact', '/services/web-development']

const root = resolve(import.meta.dirname, '..')
const withSettings = resolve(root, '.cache/observatory')

/** The same content with every setting that adds a host to the policy. */
const build = () =>
  promisify(execFile)('node', ['prerender/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      OUT_DIR: withSettings,
      CONTENT_SOURCE: 'seed',
      PUBLIC_CONTACT_ENDPOINT: 'https://script.google.com/macros/s/AKfycb/exec',
      PUBLIC_GA_MEASUREMENT_ID: configured.measurementId,
      PUBLIC_SCHEDULING_URL: configured.schedulingUrl,
    },
  })

/** Prints a line for each page; answers how many are below what they must reach. */
async function score(name: string, folder: string): Promise<number> {
  console.log(`\n${name}`)
  const { host, stop } = await serveSecurely(siteHandler(folder))
  let low = 0
  for (const page of pages) {
    const { scan: result, tests } = await scan(`${host}${page}`)
    const isLow = result.score < LEAST || result.grade !== 'A+'
    console.log(`${isLow ? '✗' : '✓'} ${result.grade.padEnd(2)} ${result.score}  ${page}`)
    if (!isLow) continue
    low += 1
    for (const [test, { scoreModifier, result: found }] of Object.entries(tests)) {
      if (scoreModifier <= 0) console.log(`    ${scoreModifier} ${test}: ${found}`)
    }
  }
  stop()
  return low
}

await build()
console.log(
  `MDN HTTP Observatory, at least A+ and ${LEAST}: the answers of the local server, over TLS and with
a redirect from http, as a host adds them; localhost is on no HSTS preload list.`,
)
const low =
  (await score('as built', resolve(root, 'dist'))) +
  (await score('with every setting', withSettings))
if (low > 0) {
  console.error(`\n${low} pages are below ${LEAST}.`)
  process.exitCode = 1
}
