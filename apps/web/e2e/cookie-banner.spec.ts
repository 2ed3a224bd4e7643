import { expect, type Page, test } from '@playwright/test'
import { field, send } from './contact-form.ts'
import { runToFirstMessage } from './splash.ts'
import { openStill, startStill } from './still-clock.ts'
import { getScrollTop, hydrated, moveMouse, visit, waitForPaint } from './visit.ts'

/** Specification, section 4, Cookie banner and Analytics consent; section 9 for its times. */

const banner = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })
const choices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' })
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('kitewright-analytics-consent'))

/** Opens a page as a first-time visitor, until the banner shows. */
async function openBanner(page: Page, address = '/about') {
  await startStill(page, address)
  await page.clock.runFor(2000)
  await expect(banner(page)).toBeVisible()
}

test('appears 2 s after the splash has called back', { tag: '@quick' }, async ({ page }) => {
  await openStill(page, '/about')
  await runToFirstMessage(page)
  await hydrated(page)
  await page.clock.runFor(4600)
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
  // Opened and closed once, so that its code is here and only the delay counts.
  await choices(page).click()
  await button(page, 'Close').click()
  await page.clock.runFor(300)
  await expect(banner(page)).toBeHidden()

  await page.clock.runFor(1699)
  await waitForPaint(page)
  await expect(banner(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(banner(page)).toBeVisible()
})

test('every way out hides it after 300 ms; only a choice is stored', async ({ page }) => {
  const opacity = () => banner(page).evaluate((element) => getComputedStyle(element).opacity)
  for (const [way, close, value] of [
    ['the close button', () => button(page, 'Close').click(), null],
    ['a click on the backdrop', () => page.mouse.click(1200, 200), null],
    ['Escape', () => page.keyboard.press('Escape'), null],
    ['Accept Analytics', () => button(page, 'Accept Analytics').click(), 'true'],
    ['Essential Only', () => button(page, 'Essential Only').click(), 'false'],
  ] as const) {
    await test.step(way, async () => {
      // It comes back on the next page load until a choice is stored; after that by the footer.
      if (value === 'false') await choices(page).click()
      else await openBanner(page)
      await expect.poll(opacity).toBe('1')
      await close()
      expect(await stored(page)).toBe(value)
      await expect.poll(opacity).toBe('0')
      await page.clock.runFor(299)
      await waitForPaint(page)
      await expect(banner(page)).toBeVisible()
      await page.clock.runFor(1)
      await expect(banner(page)).toBeHidden()
      await page.clock.runFor(10_000)
      await waitForPaint(page)
      await expect(banner(page)).toBeHidden()
    })
  }
})

test('a dimmed backdrop covers the page', async ({ page }) => {
  await openBanner(page)
  const colour = await banner(page).evaluate(
    (element) => getComputedStyle(element, '::backdrop').backgroundColor,
  )
  const [, strength] = colour.match(/[,/] ?([\d.]+)\)$/) ?? []
  expect(Number(strength)).toBeGreaterThan(0.3)
  expect(Number(strength)).toBeLessThan(1)
  // The page beneath cannot be reached.
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact Us' })
  const box = await link.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  await waitForPaint(page)
  await expect(page).toHaveURL('/about')
})

test('the page beneath does not scroll or shift', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await visit(page, '/about')
  await moveMouse(page)
  await expect(page.locator('html')).toHaveClass(/\blenis\b/)
  const top = await getScrollTop(page)
  const getWidth = () => page.locator('main').evaluate((main) => main.clientWidth)
  const width = await getWidth()
  await choices(page).focus()
  const left = await getScrollTop(page)
  expect(left).toBeGreaterThan(top)
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeVisible()
  expect(await getWidth()).toBe(width)

  await page.mouse.move(1000, 300)
  for (const delta of [-600, 600]) {
    await page.mouse.wheel(0, delta)
    await waitForPaint(page)
    await waitForPaint(page)
    expect(await getScrollTop(page)).toBe(left)
  }
  await page.keyboard.press('Home')
  await waitForPaint(page)
  expect(await getScrollTop(page)).toBe(left)

  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeHidden()
  await page.mouse.wheel(0, -600)
  await expect.poll(() => getScrollTop(page)).toBeLessThan(left)
})

test.describe('on a phone, beside a form', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true })

  test('it waits for the end of typing and does not cover Send', async ({ page }) => {
    await startStill(page, '/contact')
    await field(page, 'Name').focus()
    await page.clock.runFor(10_000)
    await waitForPaint(page)
    await expect(banner(page)).toBeHidden()
    await send(page).evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await field(page, 'Name').evaluate((name: HTMLElement) => name.blur())
    await page.clock.runFor(2000)
    await expect(banner(page)).toBeVisible()
    const [button, slip] = await Promise.all([send(page).boundingBox(), banner(page).boundingBox()])
    if (!button || !slip) throw new Error('The button or the banner is missing')
    expect(slip.y + slip.height).toBeLessThan(button.y)
    expect(slip.y).toBeGreaterThanOrEqual(0)
  })
})

test.describe('on a phone, over the open services list', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const list = (page: Page) => page.getByRole('complementary', { name: 'Services' })

  test('it closes alone, then the list takes the focus and closes', async ({ page }) => {
    // The list opens on each arrival, as in a new session.
    await page.addInitScript(() => sessionStorage.clear())
    for (const [way, close] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ['a choice', () => button(page, 'Essential Only').tap()],
    ] as const) {
      await test.step(way, async () => {
        await startStill(page, '/services/web-development')
        // It opens when the page is idle, which follows the page's clock.
        await expect(async () => {
          await page.clock.runFor(100)
          await expect(list(page)).toBeVisible({ timeout: 100 })
        }).toPass()
        await page.clock.runFor(2000)
        await expect(banner(page)).toBeInViewport({ ratio: 1 })
        await close()
        await page.clock.runFor(300)
        await expect(banner(page)).toBeHidden()
        await expect(list(page)).toBeInViewport({ ratio: 1 })
        await expect(list(page)).toBeFocused()
        await page.keyboard.press('Escape')
        await page.clock.runFor(300)
        await expect(list(page)).toBeHidden()
      })
    }
  })
})

test('the footer opens it again, and gets the focus back', async ({ page }) => {
  await visit(page, '/about')
  await choices(page).focus()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeVisible()

  // Focus cycles inside: three buttons and a link, forwards and backwards.
  for (const key of ['Tab', 'Shift+Tab']) {
    const focusedNames = new Set<string>()
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press(key)
      const focused = banner(page).locator(':focus')
      await expect(focused).toHaveCount(1)
      focusedNames.add((await focused.getAttribute('aria-label')) ?? (await focused.innerText()))
    }
    expect([...focusedNames].toSorted()).toEqual([
      'Accept Analytics',
      'Close',
      'Essential Only',
      'Privacy Policy',
    ])
  }

  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeHidden()
  await expect(choices(page)).toBeFocused()
})
