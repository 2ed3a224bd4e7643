import { expect, test } from '@playwright/test'
import { complaints, hydrated } from './console.ts'
import { paths, servicePaths } from './paths.ts'

test('titles and descriptions are unique', async ({ request }) => {
  const heads = await Promise.all(
    paths.map(async (path) => {
      const html = await (await request.get(path)).text()
      return {
        title: html.match(/<title>([^<]*)</)?.[1],
        description: html.match(/<meta name="description" content="([^"]*)"/)?.[1],
      }
    }),
  )
  expect(new Set(heads.map((head) => head.title)).size).toBe(paths.length)
  expect(new Set(heads.map((head) => head.description)).size).toBe(paths.length)
})

test('titles have the form of the specification', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Custom Software Development & IT Solutions')
  await page.goto('/services/web-development')
  await expect(page).toHaveTitle('Web Development | Kitewright')
})

for (const path of ['/no-such-page', '/services/no-such-service', '/a/b/c?x=1']) {
  test(`${path} shows home with status 404 and hydrates in silence`, async ({ page }) => {
    const found = complaints(page)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await expect(page.locator('main h1')).toHaveText('Impactful solutions Made effortlessly')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'http://localhost:4173/',
    )
    expect(found.filter((line) => !line.includes('404'))).toEqual([])
  })
}

for (const path of [
  '/about/',
  '/ABOUT',
  '/about?from=mail',
  '/Services/Web-Development/',
  '/about).',
]) {
  test(`${path} reaches the known page`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await hydrated(page)
    await expect(page).not.toHaveTitle('Custom Software Development & IT Solutions')
  })
}

for (const path of ['/about).', '/about&utm_source=chat', '//about']) {
  test(`${path} leads to its page where a host can only answer it with the page for unknown paths`, async ({
    page,
    baseURL,
    request,
  }) => {
    const unknown = await (await request.get('/no-such-page')).text()
    const asked = new URL(`${baseURL}${path}`).href
    await page.route(asked, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: unknown }),
    )
    await page.goto(asked)
    await page.waitForURL((url) => url.pathname === '/about')
    await hydrated(page)
    await expect(page).toHaveTitle(/^About/)
    expect(await page.evaluate(() => location.search)).toBe(
      path.includes('utm_source') ? '?utm_source=chat' : '',
    )
    // Back leads to where the visitor came from, not to the address that was none.
    expect(await page.evaluate(() => history.length)).toBe(2)
  })
}

test('a page that a host answers at another spelling stays, under its own address', async ({
  page,
  request,
}) => {
  const found = complaints(page)
  const about = await (await request.get('/about')).text()
  await page.route('**/about.html?a=b', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: about }),
  )
  const documents: string[] = []
  page.on('request', (asked) => asked.isNavigationRequest() && documents.push(asked.url()))
  await page.goto('/about.html?a=b#team')
  await hydrated(page)
  await expect(page).toHaveURL('/about?a=b#team')
  await expect(page).toHaveTitle(/^About/)
  expect(documents).toHaveLength(1)
  expect(found).toEqual([])
})

test('phones make no links of their own out of what looks like a number or a date', async ({
  request,
}) => {
  for (const path of ['/', '/contact', '/no-such-page']) {
    expect(await (await request.get(path)).text()).toContain(
      '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    )
  }
})

test('the build says where its content came from', async ({ request }) => {
  const { content } = await (await request.get('/build.json')).json()
  expect(content.source).toBe('seed')
  expect(content.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(Date.parse(content.loadedAt)).not.toBeNaN()
})

test('no two pages under /services share their h1', async ({ request }) => {
  const headings = await Promise.all(
    servicePaths.map(async (path) => {
      const html = await (await request.get(path)).text()
      return html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]
    }),
  )
  expect(headings).not.toContain(undefined)
  expect(new Set(headings).size).toBe(servicePaths.length)
})
