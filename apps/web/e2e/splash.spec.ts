import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './console.ts'
import { expectOver, expectRunning, site, splash } from './splash.ts'
import { openStill } from './still-clock.ts'

/** Specification, section 4, Splash, and the constants of section 9; section 10, Splash. */

const message = (page: Page) => splash(page).getByRole('status')
const logo = (page: Page) => page.getByRole('banner').locator('img')
const opacity = (page: Page) =>
  splash(page).evaluate((element) => getComputedStyle(element).opacity)

test('follows the time line of the specification', async ({ page }) => {
  await openStill(page, '/about')
  await expect(logo(page)).toHaveJSProperty('complete', true)
  await expectRunning(page)
  await page.clock.runFor(499)
  await hydrated(page)
  await expect(message(page)).toHaveText('')

  for (const [wait, text] of [
    [1, 'Cutting the paper'],
    [1200, 'Bending the bow'],
    [1200, 'Letting out line'],
  ] as const) {
    const before = await message(page).textContent()
    await page.clock.runFor(wait - 1)
    await expect(message(page)).toHaveText(before ?? '')
    await page.clock.runFor(1)
    await expect(message(page)).toHaveText(text)
  }

  // 2.9 s have passed. 1200 ms later it hides, 1000 ms later it calls back.
  await page.clock.runFor(1199)
  expect(await opacity(page)).toBe('1')
  await page.clock.runFor(1)
  await expect.poll(() => opacity(page)).toBe('0')
  await page.clock.runFor(999)
  await expect(site(page)).toHaveAttribute('inert')
  await page.clock.runFor(1)
  await expectOver(page)
})

test('the progress bar runs for 3.8 s from the start', async ({ page }) => {
  await openStill(page, '/about')
  const bar = splash(page).getByRole('progressbar').locator('span')
  // What it is told to do, not what it does just now: on a slow machine it may have ended.
  await expect(bar).toHaveCSS('animation-name', 'splash-progress')
  await expect(bar).toHaveCSS('animation-duration', '3.8s')
  await expect(bar).toHaveCSS('animation-delay', '0s')
  await expect(bar).toHaveCSS('animation-iteration-count', '1')
})

for (const [way, end] of [
  ['"Skip intro"', (page: Page) => page.getByRole('button', { name: 'Skip intro' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`${way} ends it at once`, async ({ page }) => {
    await openStill(page, '/about')
    await page.clock.runFor(800)
    await expectRunning(page)
    await end(page)
    await expectOver(page)
  })
}

test('reduced motion ends it after 500 ms, with no message', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStill(page, '/about')
  await expect(logo(page)).toHaveJSProperty('complete', true)
  await page.clock.runFor(499)
  await expectRunning(page)
  await expect(message(page)).toHaveText('')
  await page.clock.runFor(1)
  await expectOver(page)
})

test('the first message waits for the logo', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/logo/lockup.svg', async (route) => {
    await answer.promise
    await route.continue()
  })
  await openStill(page, '/about')
  await page.clock.runFor(1000)
  await expect(message(page)).toHaveText('')
  answer.resolve()
  await expect(message(page)).toHaveText('Cutting the paper')
})

test('a logo that fails to load is ignored', async ({ page }) => {
  await page.route('**/logo/lockup.svg', (route) => route.abort())
  await openStill(page, '/about')
  await page.clock.runFor(500)
  await expect(message(page)).toHaveText('Cutting the paper')
})

test('a page that is printed meanwhile is printed without it', async ({ page }) => {
  await openStill(page, '/services/web-development')
  await expectRunning(page)
  await page.emulateMedia({ media: 'print' })
  await expect(splash(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Prices you can plan with' })).toBeVisible()
})
