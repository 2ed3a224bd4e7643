import { expect, type Page, test } from '@playwright/test'
import { getScrollTop, resize, scrollPage, stopClock, visit, waitForPaint } from './visit.ts'

/** Specification, section 2 (Services documentation layout) and section 4 on wide screens. Its links are in prerender/service-pages.test.ts. */

const page1 = '/services/web-development'
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Services' })
const link = (page: Page, name: string | RegExp) => sidebar(page).getByRole('link', { name })
const toggle = (page: Page) => page.getByRole('button', { name: 'All services' })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('from 1024 px it is fixed under the header, beside the content', async ({ page }) => {
  for (const path of [page1, '/services']) {
    await visit(page, path)
    for (const width of [1440, 1024]) {
      await resize(page, width, 900)
      await scrollPage(page, 0)
      const place = { x: 0, y: 80, width: 320, height: 820 }
      expect(await sidebar(page).boundingBox()).toEqual(place)
      await scrollPage(page, 1200)
      expect(await sidebar(page).boundingBox()).toEqual(place)
      expect((await heading(page).boundingBox())?.x).toBeGreaterThanOrEqual(320)
      await expect(toggle(page)).toBeHidden()
    }
  }
})

test('it stays when a service is chosen, and highlights the active route alone', async ({
  page,
}) => {
  const current = sidebar(page).locator('[aria-current="page"]')
  await visit(page, page1)
  await expect(current).toHaveText('Web Development')
  const highlight = await current.evaluate((item) => getComputedStyle(item).backgroundColor)
  await link(page, 'Data Analytics').click()
  await expect(current).toHaveText('Data Analytics')
  await expect(page).toHaveURL('/services/data-analytics')
  await expect(sidebar(page)).toBeInViewport({ ratio: 1 })
  await expect(current).toHaveCSS('background-color', highlight)
  await expect(link(page, 'Web Development')).not.toHaveCSS('background-color', highlight)
  await visit(page, '/services')
  await expect(current).toHaveText('Getting Started')
})

test('choosing scrolls smoothly to the top after 100 ms', async ({ page }) => {
  await page.clock.install()
  await visit(page, page1)
  await scrollPage(page, 1000)
  await stopClock(page)
  // The page already shown, so that no change of page scrolls as well.
  await link(page, 'Web Development').click()
  await page.clock.runFor(99)
  await waitForPaint(page)
  expect(await getScrollTop(page)).toBe(1000)
  await page.clock.runFor(100)
  await expect.poll(() => getScrollTop(page)).toBeLessThan(1000)
})

test.describe('Prices jumps to the prices and stays there', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('each time', async ({ page }) => {
    await page.clock.install()
    await visit(page, page1)
    await stopClock(page)
    for (const _ of ['first', 'with #prices in the address']) {
      await scrollPage(page, 0)
      await link(page, 'Prices').click()
      await page.clock.runFor(1000)
      await waitForPaint(page)
      await expect(page.getByRole('region', { name: 'Prices you can plan with' })).toBeInViewport()
      await expect(page).toHaveURL(`${page1}#prices`)
    }
  })
})

test.describe('its scroll position', () => {
  test.use({ viewport: { width: 1440, height: 600 } })

  const list = (page: Page) =>
    sidebar(page).getByRole('navigation', { name: 'All services' }).locator('..')
  const position = (page: Page) => list(page).evaluate((element) => element.scrollTop)
  const scrollList = async (page: Page, top: number) => {
    await list(page).evaluate((element, to) => element.scrollTo({ top: to }), top)
    await waitForPaint(page)
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
})
