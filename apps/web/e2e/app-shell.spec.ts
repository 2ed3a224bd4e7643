import { expect, type Page, test } from '@playwright/test'
import { getScrollTop, moveMouse, scrollPage, stopClock, visit, waitForPaint } from './visit.ts'

/** Specification, section 2, App shell; section 9 for the 800 ms. */

const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })
const indicator = (page: Page) => page.getByRole('progressbar', { name: 'Opening the page' })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Records every scroll position from now on. */
const readScrollTops = (page: Page) =>
  page.evaluateHandle(() => {
    const scrollTops: number[] = []
    addEventListener('scroll', () => scrollTops.push(scrollY))
    return scrollTops
  })

/** Blocks the content of a page until the returned function is called. */
async function delayResponse(page: Page, path: string) {
  const answer = Promise.withResolvers<void>()
  await page.route(`**${path}.json`, async (route) => {
    await answer.promise
    await route.continue()
  })
  return answer.resolve
}

test.describe('on a path change', () => {
  /** Navigates from far down a long page to another; resolves with the scroll positions until the top. */
  async function recordScrollTops(page: Page) {
    await visit(page, '/privacy-policy')
    await scrollPage(page, 3000)
    const passed = await readScrollTops(page)
    await page.getByRole('link', { name: 'Terms of Use' }).dispatchEvent('click')
    await expect(page).toHaveURL('/terms-of-use')
    await expect.poll(() => getScrollTop(page)).toBe(0)
    return (await passed.jsonValue()).filter((top) => top > 0 && top < 2000)
  }

  test('the window scrolls smoothly to the top', async ({ page }) => {
    const scrollTops = await recordScrollTops(page)
    expect(scrollTops.length).toBeGreaterThan(0)
    // On a busy machine single frames come late with an old position: a scroll that turned back has many.
    const back = scrollTops.slice(1).filter((top, index) => top - (scrollTops[index] ?? top) >= 16)
    expect(back.length, scrollTops.join(', ')).toBeLessThanOrEqual(2)
  })

  test('with reduced motion it scrolls at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await recordScrollTops(page)).toEqual([])
  })

  for (const [device, screen] of [
    ['a desktop', { viewport: { width: 1440, height: 900 } }],
    // Without smooth scrolling of our own: touch keeps its momentum.
    ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ] as const) {
    test.describe(`on ${device}`, () => {
      test.use(screen)

      test('the next page first shows at its top', async ({ page }) => {
        await visit(page, '/')
        await scrollPage(page, 1_000_000)
        // How far down the next page was at each frame that showed it.
        const seen = await page.evaluateHandle(() => {
          const scrollTops: number[] = []
          const watch = () => {
            if (document.title.startsWith('Privacy')) scrollTops.push(scrollY)
            requestAnimationFrame(watch)
          }
          watch()
          return scrollTops
        })
        await page.getByRole('link', { name: 'Privacy Policy' }).click()
        await expect(page).toHaveTitle(/^Privacy/)
        await expect.poll(() => getScrollTop(page)).toBe(0)
        const scrollTops = await seen.jsonValue()
        expect(scrollTops.length).toBeGreaterThan(0)
        expect(Math.max(...scrollTops)).toBeLessThanOrEqual(200)
      })
    })
  }

  test('focus goes to the heading and the title is announced', { tag: '@quick' }, async ({
    page,
  }) => {
    await visit(page, '/contact')
    await headerLink(page, 'About Us').click()
    await expect(page).toHaveURL('/about')
    await expect(heading(page)).toBeFocused()
    await expect(page.locator('[aria-live="polite"]').last()).toHaveText('About Us | Kitewright')
  })
})

test('choosing the current page again shows the navigation state for 800 ms, then scrolls to the top', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/about')
  await scrollPage(page, 1000)
  const passed = await readScrollTops(page)
  await stopClock(page)
  await headerLink(page, 'About Us').click()
  await expect(indicator(page)).toBeVisible()

  await page.clock.runFor(799)
  await waitForPaint(page)
  await expect(indicator(page)).toBeVisible()
  expect(await getScrollTop(page)).toBe(1000)

  await page.clock.runFor(1)
  await expect(indicator(page)).toBeHidden()
  await page.clock.resume()
  await expect.poll(() => getScrollTop(page)).toBe(0)
  expect((await passed.jsonValue()).filter((top) => top > 0).length).toBeGreaterThan(0)
})

test.describe('the smooth-scroll wrapper', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await visit(page, '/privacy-policy')
    // It loads on first use and marks the document.
    await moveMouse(page)
    await expect(page.locator('html')).toHaveClass(/\blenis\b/)
    await stopClock(page)
    await page.mouse.move(720, 450)
  })

  test('turns the wheel by 0.9 into a glide of a tenth for each frame', async ({ page }) => {
    await page.mouse.wheel(0, 1000)
    await waitForPaint(page)
    await page.clock.runFor(160)
    // Ten frames of 16 ms at 0.1 for each sixtieth of a second leave e^-0.96 of the way.
    const passed = 900 * (1 - Math.exp(-0.96))
    expect(Math.abs((await getScrollTop(page)) - passed)).toBeLessThan(60)
    await page.clock.runFor(3000)
    expect(await getScrollTop(page)).toBe(900)
    // Up and down only.
    await page.mouse.wheel(1000, 0)
    await waitForPaint(page)
    await page.clock.runFor(3000)
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 900])
  })

  test('a press or a key stops smooth scrolling, and the wheel still works after it', async ({
    page,
  }) => {
    for (const give of [() => page.mouse.down(), () => page.keyboard.press('Tab')]) {
      await page.mouse.wheel(0, 1000)
      await waitForPaint(page)
      await page.clock.runFor(160)
      await give()
      await waitForPaint(page)
      const height = await getScrollTop(page)
      await page.clock.runFor(3000)
      expect(await getScrollTop(page)).toBe(height)
      await page.mouse.up()
      await page.mouse.wheel(0, 100)
      await waitForPaint(page)
      await page.clock.runFor(3000)
      expect(await getScrollTop(page)).toBe(height + 90)
    }
  })
})

test.describe('while the next page is on its way', () => {
  test('the indicator shows and the page stays; after a while the overlay "Loading..."', async ({
    page,
  }) => {
    const send = await delayResponse(page, '/about')
    await visit(page, '/contact')
    const overlay = page.getByText('Loading...', { exact: true })
    await expect(indicator(page)).toBeHidden()
    await expect(overlay).toBeHidden()
    const shown = await heading(page).innerText()
    await headerLink(page, 'About Us').click()
    await expect(indicator(page)).toBeVisible()
    await expect(heading(page)).toHaveText(shown)
    await expect(overlay).toBeVisible()
    // The header stays in reach.
    await headerLink(page, 'Home').click({ trial: true })
    send()
    await expect(page).toHaveTitle('About Us | Kitewright')
    await expect(heading(page)).not.toHaveText(shown)
    await expect(indicator(page)).toBeHidden()
    await expect(overlay).toBeHidden()
  })
})
