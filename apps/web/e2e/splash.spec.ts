import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectOver, expectRunning, runToFirstMessage, site, splash } from './splash.ts'
import { openStill } from './still-clock.ts'
import { hydrated, visit } from './visit.ts'

/** Specification, section 4, Splash, and the constants of section 9; section 10, Splash. */

const message = (page: Page) => splash(page).getByRole('status')
const logo = (page: Page) => page.getByRole('banner').locator('svg[aria-label="Kitewright"]')
const state = (page: Page) => page.evaluate(() => document.documentElement.dataset.splash)

test('follows the time line of the specification', async ({ page }) => {
  await openStill(page, '/about')
  await expect(logo(page)).toHaveCount(1)
  await expectRunning(page)
  const bar = splash(page).getByRole('progressbar').locator('span')
  // Its declaration, not its state: on a slow machine it may have ended.
  await expect(bar).toHaveCSS('animation-name', 'splash-progress')
  await expect(bar).toHaveCSS('animation-duration', '3.8s')
  await expect(bar).toHaveCSS('animation-delay', '0s')
  await expect(bar).toHaveCSS('animation-iteration-count', '1')
  await runToFirstMessage(page)
  await hydrated(page)
  await expect(message(page)).toHaveText('Cutting the paper')
  await page.clock.runFor(1200)
  await expect(message(page)).toHaveText('Bending the bow')
  await page.clock.runFor(1200)
  await expect(message(page)).toHaveText('Letting out line')

  // 2.9 s have passed. 1200 ms later it hides, 1000 ms later it calls back.
  await page.clock.runFor(1199)
  expect(await state(page)).toBe('running')
  await page.clock.runFor(1)
  expect(await state(page)).toBe('leaving')
  await expect(message(page)).toHaveCSS('opacity', '0')
  // The page can be used once the background parts.
  await page.clock.runFor(259)
  await expect(site(page)).toHaveAttribute('inert')
  await page.clock.runFor(1)
  await expect(site(page)).not.toHaveAttribute('inert')
  await page.getByRole('banner').getByRole('link', { name: 'Kitewright' }).click({ trial: true })
  await page.clock.runFor(739)
  expect(await state(page)).toBe('leaving')
  await page.clock.runFor(1)
  await expectOver(page)
})

/** Corners of the big kite in the files of the hero's pictures, px. */
const kites = [
  { width: 1440, file: [1920, 1080], left: [1122, 531], top: [1331, 145] },
  { width: 390, file: [1080, 1350], left: [352, 815], top: [588, 415] },
] as const

for (const { width, file, left, top } of kites) {
  test(`its mark lands on the kite of the page, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openStill(page, '/')
    await hydrated(page)
    await runToFirstMessage(page)
    await page.clock.runFor(3600)
    const corners = await page.evaluate(async ([fileWidth, fileHeight]) => {
      const splashMark = document.getElementById('splash-carried')
      const picture = document.querySelector('main picture img')
      if (!splashMark?.parentElement || !picture)
        throw new Error('The mark or the picture is missing')
      await Promise.all(splashMark.getAnimations().map((animation) => animation.finished))
      const { width, height, x: left, y: top } = picture.getBoundingClientRect()
      const fit = getComputedStyle(picture).objectFit === 'cover' ? Math.max : Math.min
      const scale = fit(width / fileWidth, height / fileHeight)
      // `cover` crops both sides equally; on phones, `contain` leaves space at the left and the top.
      const share = fit === Math.max ? 0.5 : 1
      const matrix = new DOMMatrix(getComputedStyle(splashMark).transform)
      const start = splashMark.parentElement.getBoundingClientRect()
      const unit = start.width / 100
      /** Converts a point of the mark's box (origin 26, 20 of its frame) to px of the picture's file. */
      const inFile = (markX: number, markY: number) => {
        const { x, y, w } = matrix.transformPoint({
          x: (26 + markX) * unit,
          y: (20 + markY) * unit,
        })
        return {
          x: (start.x + x / w - left - (width - fileWidth * scale) * share) / scale,
          y: (start.y + y / w - top - (height - fileHeight * scale) * share) / scale,
        }
      }
      return { left: inFile(0, 24), top: inFile(24, 0) }
    }, file)
    for (const side of ['left', 'top'] as const) {
      const [x, y] = { left, top }[side]
      expect(Math.hypot(corners[side].x - x, corners[side].y - y)).toBeLessThan(3)
    }
  })
}

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
  const hasPaint = await page.evaluate(
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
  expect(hasPaint).toBe(true)
  await expectRunning(page)
  await expect(splash(page)).toHaveCSS('background-color', /^rgb\(/)
  expect(await isOnTop(heading(page))).toBe(false)
  await site(page)
    .getByLabel('Name', { exact: true })
    .evaluate((field) => field.focus())
  await expect(site(page).locator(':focus')).toHaveCount(0)
})

test('a page printed during the splash is printed without it', async ({ page }) => {
  await openStill(page, '/services/web-development')
  await expectRunning(page)
  await page.emulateMedia({ media: 'print' })
  await expect(splash(page)).toBeHidden()
  await expect(page.getByText('Price sheet', { exact: false }).first()).toBeVisible()
})
