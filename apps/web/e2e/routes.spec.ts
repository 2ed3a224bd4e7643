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

for (const path of ['/about/', '/ABOUT', '/about?from=mail', '/Services/Web-Development/']) {
  test(`${path} reaches the known page`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await hydrated(page)
    await expect(page).not.toHaveTitle('Custom Software Development & IT Solutions')
  })
}

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
