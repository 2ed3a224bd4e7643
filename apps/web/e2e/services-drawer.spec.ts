import { expect, type Page, test } from '@playwright/test'
import { choose } from './analytics.ts'
import { layoutShifts, watchLayoutShifts } from './page-checks.ts'
import { getScrollTop, resize, scrollPage, stopClock, visit, waitForPaint } from './visit.ts'

/** Specification, section 2 (Services documentation layout) and section 4 below 1024 px; section 10, Sidebar. */

const path = '/services/web-development'
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Services' })
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name })
const toggle = (page: Page) => page.getByRole('button', { name: 'All services' })
const backdrop = (page: Page) => page.locator('div:has(+ #services-sidebar)')

async function expectOpen(page: Page) {
  await expect(sidebar(page)).toBeInViewport({ ratio: 1 })
  await expect(backdrop(page)).toBeVisible()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
}

async function expectClosed(page: Page) {
  await expect(sidebar(page)).toBeHidden()
  await expect(backdrop(page)).toBeHidden()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
}

const closingActions: Record<string, (page: Page) => Promise<void>> = {
  'the toggle': (page) => toggle(page).click(),
  'the close button': (page) => page.getByRole('button', { name: 'Close services list' }).click(),
  // Beside the list, which is at most 320 px wide.
  'the backdrop': (page) => page.mouse.click(370, 500),
  Escape: (page) => page.keyboard.press('Escape'),
}

/** Opens the page and closes the list by hand. */
async function visitAndClose(page: Page) {
  await visit(page, path)
  await expectOpen(page)
  await page.keyboard.press('Escape')
  await expectClosed(page)
}

test.use({ viewport: { width: 390, height: 844 } })

test('below 1024 px it is open on arrival, over a dimmed page, and growing closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 844 })
  await visit(page, path)
  await expectOpen(page)
  await expect(backdrop(page)).toHaveCSS('opacity', '1')
  await expect(sidebar(page)).toHaveCSS('transition-property', /translate|transform/)
  await resize(page, 1024, 844)
  await expect(sidebar(page)).toBeInViewport({ ratio: 1 })
  await expect(backdrop(page)).toBeHidden()
  await resize(page, 390, 844)
  await expectClosed(page)
})

test('its top shows the page beneath and its lowest price, and links back to it', async ({
  page,
}) => {
  await visit(page, path)
  await expectOpen(page)
  const top = sidebar(page).locator('div').first()
  await expect(top.getByText('Web Development')).toBeInViewport()
  await expect(top.getByText('Price from ₹50K')).toBeInViewport()
  // The same service, by its link, shows its own.
  await link(page, 'SEO Optimization').click()
  await expect(page).toHaveURL('/services/seo-optimization')
  await toggle(page).click()
  await expectOpen(page)
  await expect(top).toContainText('SEO OptimizationPrice from ₹15K per month')
  await sidebar(page).getByRole('button', { name: 'Read this page' }).click()
  await expectClosed(page)
})

test('the bar leads to the prices, also while the list is open', async ({ page }) => {
  for (const [shown, prices] of [
    ['/services', 'All 24, in four groups'],
    [path, 'Prices you can plan with'],
  ] as const) {
    await visit(page, shown)
    const bar = page.getByRole('link', { name: 'Prices', exact: true })
    await expectOpen(page)
    await bar.click()
    await expectClosed(page)
    await expect(page.getByRole('heading', { name: prices })).toBeInViewport()
    await toggle(page).click()
  }
})

test('every way to close it is remembered for the session, until it is opened', async ({
  page,
}) => {
  for (const [name, close] of Object.entries(closingActions)) {
    await test.step(name, async () => {
      await visit(page, path)
      await expectOpen(page)
      await close(page)
      await expectClosed(page)
      await expect(toggle(page)).toBeFocused()
      await visit(page, '/services')
      await expectClosed(page)
      await toggle(page).click()
      await expectOpen(page)
    })
  }
})

// The list of one page needs scrolling to its service, that of the other does not.
test('nothing in it shifts as it opens on arrival', async ({ page }) => {
  await watchLayoutShifts(page)
  for (const shown of ['/services/devops-cicd', '/services/progressive-web-apps']) {
    await visit(page, shown)
    await expectOpen(page)
    await waitForPaint(page)
    const what = (await layoutShifts(page)).flatMap((shift) => shift.what)
    expect(what.filter((name) => name.includes('/aside'))).toEqual([])
  }
})

test('it keeps its scroll position', async ({ page }) => {
  const list = page.getByRole('navigation', { name: 'All services' }).locator('..')
  const expectScrolled = () =>
    expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(300)
  await visit(page, path)
  await expectOpen(page)
  await list.evaluate((element) => element.scrollTo(0, 300))
  await toggle(page).click()
  await expectClosed(page)

  await test.step('when it is opened again', async () => {
    await toggle(page).click()
    await expectOpen(page)
    await expectScrolled()
    await toggle(page).click()
    await expectClosed(page)
  })

  await test.step('when it is opened on another page', async () => {
    await visit(page, '/services')
    await toggle(page).click()
    await expectOpen(page)
    await expectScrolled()
  })

  await test.step('when the screen grows', async () => {
    await resize(page, 1440, 600)
    await expectScrolled()
  })
})

test('choosing scrolls smoothly to the top after 100 + 50 ms', async ({ page }) => {
  await page.clock.install()
  await visitAndClose(page)
  await scrollPage(page, 1000)
  await toggle(page).click()
  await expectOpen(page)
  await stopClock(page)
  // The page already shown, so that no change of page scrolls as well.
  await link(page, 'Web Development').click()
  await page.clock.runFor(149)
  await waitForPaint(page)
  expect(await getScrollTop(page)).toBe(1000)
  await page.clock.runFor(100)
  await expect.poll(() => getScrollTop(page)).toBeLessThan(1000)
})

test('growing to 1024 px forgets that the visitor closed it', async ({ page }) => {
  await visitAndClose(page)
  await resize(page, 1024, 844)
  await expect(toggle(page)).toBeHidden()
  await resize(page, 390, 844)
  await expectClosed(page)
  await visit(page, '/services')
  await expectOpen(page)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('scrolling down hides the header above the bar; scrolling up or focus shows it', async ({
    page,
  }) => {
    await choose(page, false)
    await visitAndClose(page)
    const session = await page.context().newCDPSession(page)
    const swipe = (yDistance: number) =>
      session.send('Input.synthesizeScrollGesture', { x: 200, y: 500, yDistance })
    const menu = page.getByRole('button', { name: 'Open menu' })
    await swipe(-400)
    await expect(menu).not.toBeInViewport()
    await expect(toggle(page)).toBeInViewport({ ratio: 1 })
    await menu.focus()
    await expect(menu).toBeInViewport({ ratio: 1 })
    await menu.blur()
    await expect(menu).not.toBeInViewport()
    await swipe(100)
    await expect(menu).toBeInViewport({ ratio: 1 })
  })
})
