import type { IncomingMessage, ServerResponse } from 'node:http'
import { startTestServer } from '@kitewright/site-engine/testing'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { type Finding, runChecks } from './finding.ts'
import { createSiteChecks } from './live-site.ts'

let answer: (request: IncomingMessage, response: ServerResponse) => unknown
const content = { source: 'lake', reason: null, loadedAt: '', hash: '', documents: 1 }
let facts: object
const server = await startTestServer((request, response) =>
  request.url?.startsWith('/build.json')
    ? response.end(JSON.stringify(facts))
    : answer(request, response),
)
beforeEach(() => {
  facts = { content }
})
const siteUrl = server.url
afterAll(server[Symbol.asyncDispose])

const service = {
  _type: 'service',
  slug: { current: 'web-development' },
  earlierAddresses: ['web', 'websites', 'web-development'],
}

async function found(name: string): Promise<Finding[]> {
  const checks = createSiteChecks({
    settings: {
      siteUrl,
      studioUrl: null,
      hsts: { seconds: 300, hasSubdomains: false },
    },
    dataFolder: '/none',
    loadDocuments: async () => [service],
  })
  return runChecks(
    checks.filter((check) => check.name === name),
    () => {},
  )
}

it('accepts a redirect, or a redirecting page on a host without redirect rules', async () => {
  answer = ({ url }, response) => {
    if (url === '/about/') return response.writeHead(308, { location: '/about' }).end()
    if (url === '/services/web') {
      return response.writeHead(301, { location: '/services/web-development' }).end()
    }
    return response.end(`<link rel="canonical" href="${siteUrl}/services/web-development">`)
  }
  expect(await found('Redirects')).toEqual([
    { state: 'ok', what: 'http, a slash at the end, 2 of 2 earlier addresses', fix: null },
  ])
})

it('names each address with a wrong or missing redirect', async () => {
  answer = ({ url }, response) => {
    if (url === '/about/') return response.end('About')
    if (url === '/services/web') return response.writeHead(301, { location: '/' }).end()
    return response.writeHead(url === '/' ? 200 : 404).end()
  }
  expect((await found('Redirects')).map(({ state, what }) => `${state} ${what}`)).toEqual([
    `wrong ${siteUrl}/about/ answers HTTP 200`,
    `wrong ${siteUrl}/services/web leads to ${siteUrl}/`,
    `wrong ${siteUrl}/services/websites answers HTTP 404`,
  ])
})

it('reports demo content, quarantined entries, and an unknown path with status 200', async () => {
  facts = { content: { ...content, source: 'seed', quarantined: { faq: 'r1' } } }
  answer = (_, response) => response.end('Home')
  expect((await found('Site')).map(({ state }) => state)).toEqual([
    ...['ok', 'warning', 'wrong', 'warning'],
  ])
})

it('names each missing header', async () => {
  answer = (_, response) => response.setHeader('x-frame-options', 'SAMEORIGIN').end('Home')
  const whats = (await found('Headers')).map(({ what }) => what)
  expect(whats).toContain('/: Content-Security-Policy is missing')
  expect(whats).toContain('/: Strict-Transport-Security is missing')
  expect(whats).toContain("/: X-Frame-Options is “SAMEORIGIN”, not the site's own")
  expect(whats).toContain('/live.json: Access-Control-Allow-Origin is missing')
})
