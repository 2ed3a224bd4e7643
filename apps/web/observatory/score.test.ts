import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { siteHandler } from '@kitewright/site-engine/serve'
import { scan } from '@mdn/mdn-http-observatory'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { configured } from '../e2e/sites.ts'
import { serveSecurely } from './secure-server.ts'

/**
 * The score that the MDN HTTP Observatory gives to pages of the built site: the answers of the local
 * server, over TLS and with a redirect from http, as a host adds them.
 */

// The list of preloaded hosts is downloaded when the package is installed; localhost is on none.
vi.mock('@mdn/mdn-http-observatory/src/analyzer/hsts.js', () => ({ isHstsPreloaded: () => null }))

const root = join(import.meta.dirname, '..')
const withSettings = join(root, '.cache/observatory')

/** The same content with every setting that adds a host to the policy. */
beforeAll(async () => {
  await promisify(execFile)('node', ['prerender/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      OUT_DIR: withSettings,
      CONTENT_SOURCE: 'seed',
      PUBLIC_CONTACT_ENDPOINT: 'https://script.google.com/macros/s/AKfycb/exec',
      PUBLIC_GA_MEASUREMENT_ID: configured.measurementId,
      PUBLIC_SCHEDULING_URL: configured.schedulingUrl,
    },
  })
})

describe.each([
  ['as built', join(root, 'dist')],
  ['with every setting', withSettings],
])('%s', (_, folder) => {
  let site: Awaited<ReturnType<typeof serveSecurely>>
  beforeAll(async () => {
    site = await serveSecurely(siteHandler(folder))
  })
  afterAll(() => site.stop())

  test.each(['/', '/book-meeting', '/contact', '/services/web-development'])(
    '%s is given A+ and at least 130',
    async (page) => {
      const { scan: given, tests } = await scan(`${site.host}${page}`)
      const lost = Object.entries(tests)
        .filter(([, { scoreModifier }]) => scoreModifier <= 0)
        .map(([name, { scoreModifier, result }]) => `${scoreModifier} ${name}: ${result}`)
      expect(given.grade, lost.join('\n')).toBe('A+')
      expect(given.score, lost.join('\n')).toBeGreaterThanOrEqual(130)
    },
  )
})
