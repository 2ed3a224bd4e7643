import { expect, type Locator, type Page, test } from '@playwright/test'
import { splashNever, splashOnFirstPage } from './sites.ts'
import { expectOver, expectRunning, site, splash } from './splash.ts'
import { openStill } from './still-clock.ts'
import { visit } from './visit.ts'

/** When the splash shows, and over what (specification, section 10, Splash). */

const heading = (page: Page) => page.locator('main h1')

/** Whether a click at its middle would reach it. */
const isOnTop = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return target.evaluate(
    (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
    point,
  )
}

test('every full page load shows it, no client navigation does', async ({ page }) => {
  await visit(page, '/contact')
  await page.evaluate(() => {
    const shown = () => document.getElementById('splash') || document.querySelector('[inert]')
    new MutationObserver(() => {
      if (shown()) document.documentElement.dataset.shownAgain = 'true'
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['inert'] })
  })
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveTitle('About Us | Kitewright')
  await expect(page.locator('html')).not.toHaveAttribute('data-shown-again')
  await page.reload()
  await expectRunning(page)
})

test('the page is painted beneath it, but cannot be reached', async ({ page }) => {
  // With the clock stopped it stays, however slow the machine is.
  await openStill(page, '/contact')
  // The browser counts a heading among the paints only once it is on the screen.
  const painted = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const element = 'element' in entry ? entry.element : null
            if (element instanceof Element && element.closest('main h1')) resolve(true)
          }
        })
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  expect(painted).toBe(true)
  await expectRunning(page)
  await expect(splash(page)).toHaveCSS('background-color', /^rgb\(/)
  expect(await isOnTop(heading(page))).toBe(false)
  await site(page)
    .getByLabel('Name', { exact: true })
    .evaluate((field) => field.focus())
  await expect(site(page).locator(':focus')).toHaveCount(0)
})

test.describe('as site settings say', () => {
  // The clock is paused, so no splash times out.
  test('"first page of a visit" shows it there only', async ({ page, browser }) => {
    await openStill(page, splashOnFirstPage.url)
    await expectRunning(page)
    for (const path of ['/', '/about']) {
      await openStill(page, splashOnFirstPage.url + path)
      await expect(splash(page)).toBeHidden()
      await expect(site(page)).not.toHaveAttribute('inert')
    }
    const nextVisit = await browser.newPage()
    await openStill(nextVisit, `${splashOnFirstPage.url}/about`)
    await expectRunning(nextVisit)
    await nextVisit.close()
  })

  test('"never" leaves the page free from the start', async ({ page }) => {
    await openStill(page, splashNever.url)
    await expect(heading(page)).toBeVisible()
    await expectOver(page)
  })
})
