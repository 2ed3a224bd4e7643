import { expect, type Page, test } from '@playwright/test'
import { groups, newServices } from './services.ts'
import { painted, scrollHeight, scrollPage, stopClock, visit } from './visit.ts'

/** Specification, section 2 (Services documentation layout) and section 4 on wide screens. */

const page1 = '/services/web-development'
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Services' })
const link = (page: Page, name: string | RegExp) => sidebar(page).getByRole('link', { name })
const toggle = (page: Page) => page.getByRole('button', { name: 'All services' })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

for (const width of [1440, 1024]) {
  test(`at ${width} px it is fixed under the header, and the content stands beside it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [page1, '/services']) {
      await visit(page, path)
      const place = { x: 0, y: 80, width: 320, height: 820 }
      expect(await sidebar(page).boundingBox()).toEqual(place)
      await scrollPage(page, 1200)
      expect(await sidebar(page).boundingBox()).toEqual(place)
      expect((await heading(page).boundingBox())?.x).toBeGreaterThanOrEqual(320)
      await expect(toggle(page)).toBeHidden()
    }
  })
}

test('it lists the four groups of services', async ({ page }) => {
  await visit(page, page1)
  for (const { title, services } of groups) {
    const items = sidebar(page).getByRole('list', { name: title }).getByRole('link')
    await expect(items).toHaveCount(services.length)
    for (const [place, { label, path }] of services.entries()) {
      await expect(items.nth(place)).toHaveText(new RegExp(`^${escaped(label)}( NEW)?$`))
      await expect(items.nth(place)).toHaveAttribute('href', path)
    }
  }
})

const escaped = (text: string) => text.replace(/[+&]/g, '\\$&')

test('exactly seven services carry a NEW badge', async ({ page }) => {
  await visit(page, page1)
  const badged = sidebar(page).getByRole('link').filter({ hasText: 'NEW' })
  await expect(badged).toHaveText(newServices.map((label) => `${label} NEW`))
  for (const item of await badged.all()) await expect(item.getByText('NEW')).toBeVisible()
})

test('the active route, and nothing else, is highlighted', async ({ page }) => {
  const current = sidebar(page).locator('[aria-current="page"]')
  await visit(page, page1)
  await expect(current).toHaveText('Web Development')
  const highlight = await current.evaluate((item) => getComputedStyle(item).backgroundColor)
  await link(page, 'Data Analytics').click()
  await expect(current).toHaveText('Data Analytics')
  await expect(current).toHaveCSS('background-color', highlight)
  await expect(link(page, 'Web Development')).not.toHaveCSS('background-color', highlight)
  await visit(page, '/services')
  await expect(current).toHaveText('Getting Started')
})

test('it leads to the overview and, from the box, to a free consultation', async ({ page }) => {
  await visit(page, page1)
  await expect(sidebar(page).getByText('Ready to Start?')).toBeVisible()
  await expect(link(page, 'Getting Started')).toHaveAttribute('href', '/services')
  await expect(link(page, 'Book a free consultation')).toHaveAttribute('href', '/book-meeting')
})

test('it stays when a service is chosen', async ({ page }) => {
  await visit(page, page1)
  await link(page, 'App Development').click()
  await expect(page).toHaveURL('/services/app-development')
  await expect(sidebar(page)).toBeInViewport({ ratio: 1 })
})

test('choosing scrolls smoothly to the top after 100 ms', async ({ page }) => {
  await page.clock.install()
  await visit(page, page1)
  await scrollPage(page, 1000)
  await stopClock(page)
  // The page already shown, so that no change of page scrolls as well.
  await link(page, 'Web Development').click()
  await page.clock.runFor(99)
  await painted(page)
  expect(await scrollHeight(page)).toBe(1000)
  await page.clock.runFor(100)
  await expect.poll(() => scrollHeight(page)).toBeLessThan(1000)
})

test.describe('its scroll position', () => {
  test.use({ viewport: { width: 1440, height: 600 } })

  const list = (page: Page) =>
    sidebar(page).getByRole('navigation', { name: 'All services' }).locator('..')
  const position = (page: Page) => list(page).evaluate((element) => element.scrollTop)
  const scrollList = async (page: Page, top: number) => {
    await list(page).evaluate((element, to) => element.scrollTo({ top: to }), top)
    await painted(page)
  }
  const stored = (page: Page) => page.evaluate(() => Object.values(sessionStorage))

  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await visit(page, page1)
    // The restoring on arrival is over.
    await page.clock.fastForward(1000)
    await scrollList(page, 300)
  })

  test('is kept in session storage and restored on other routes', async ({ page }) => {
    expect(await stored(page)).toContain('300')

    await link(page, 'SaaS Development').click()
    await expect(page).toHaveURL('/services/saas-development')
    await expect.poll(() => position(page)).toBe(300)

    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
    await expect(sidebar(page)).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Payment Gateway' }).click()
    await expect(page).toHaveURL('/services/payment-gateway')
    await expect.poll(() => position(page)).toBe(300)

    await visit(page, '/services/seo-optimization')
    await expect.poll(() => position(page)).toBe(300)
  })

  test('is restored again after 10, 50, 100 and 200 ms, and then left alone', async ({ page }) => {
    // Fetched ahead, so that the route changes while the clock stands still.
    const fetched = page.waitForResponse('**/saas-development.json')
    await link(page, 'SaaS Development').hover()
    await (await fetched).finished()
    await painted(page)
    await stopClock(page)
    await link(page, 'SaaS Development').click()
    await expect(page).toHaveTitle('SaaS Development | Kitewright')
    await painted(page)

    for (const wait of [1, 9, 40, 50, 100]) {
      await scrollList(page, 0)
      await page.clock.runFor(wait)
      expect(await position(page)).toBe(300)
    }
    await scrollList(page, 0)
    await page.clock.runFor(5000)
    expect(await position(page)).toBe(0)
  })
})
