import { expect, test } from '@playwright/test'
import { hydrated, watchConsole } from './visit.ts'

test('an unknown path shows home with status 404, and hydrates without an error', async ({
  page,
}) => {
  const found = watchConsole(page)
  const response = await page.goto('/services/no-such-service?x=1')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  await expect(page.locator('main h1')).toHaveText('Impactful solutions Made effortlessly')
  const note = page.getByText('Address not found. This is our home page.')
  const currentLink = page.getByRole('banner').locator('[aria-current="page"]')
  await expect(note).toBeVisible()
  await expect(currentLink).toHaveCount(0)
  expect(found.filter((line) => !line.includes('404'))).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Kitewright' }).click()
  await expect(page).toHaveURL('/')
  await expect(note).toBeHidden()
  await expect(currentLink).toHaveText('Home')
})

/** Other wrong addresses are in corrected-address.test.ts. */
test('a wrong address leads to its page on a host that answers with the unknown page', async ({
  page,
  baseURL,
  request,
}) => {
  const unknown = await (await request.get('/no-such-page')).text()
  const requestedUrl = `${baseURL}/about&utm_source=chat`
  await page.route(requestedUrl, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: unknown }),
  )
  await page.goto(requestedUrl)
  await page.waitForURL((url) => url.pathname === '/about')
  await hydrated(page)
  await expect(page).toHaveTitle(/^About/)
  expect(await page.evaluate(() => location.search)).toBe('?utm_source=chat')
  // Back returns to the previous page, not to the wrong address.
  expect(await page.evaluate(() => history.length)).toBe(2)
})

test('a page that a host answers at another spelling stays, under its own address', async ({
  page,
  request,
}) => {
  const found = watchConsole(page)
  const about = await (await request.get('/about')).text()
  await page.route('**/about.html?a=b', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: about }),
  )
  const documents: string[] = []
  page.on(
    'request',
    (requestedUrl) => requestedUrl.isNavigationRequest() && documents.push(requestedUrl.url()),
  )
  await page.goto('/about.html?a=b#team')
  await hydrated(page)
  await expect(page).toHaveURL('/about?a=b#team')
  await expect(page).toHaveTitle(/^About/)
  expect(documents).toHaveLength(1)
  expect(found).toEqual([])
})
