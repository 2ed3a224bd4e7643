import { expect, type Page, test } from '@playwright/test'
import { getScrollTop, moveMouse, scrollPage, visit } from './visit.ts'

/**
 * Back and Forward restore the scroll position, also where one page is far longer than the other, and
 * also after smooth scrolling has started: it loads on first use, and moves the window from then on.
 */
async function visitGliding(page: Page, path: string) {
  await visit(page, path)
  await moveMouse(page)
  await expect(page.locator('html')).toHaveClass(/\blenis\b/)
}

/** Clicks a link of the footer, which is in view at the end of a page. */
const choose = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()

/** Waits until the window is scrolled to this height, within one line. */
const expectHeight = (page: Page, height: number) =>
  expect.poll(async () => Math.abs((await getScrollTop(page)) - height)).toBeLessThanOrEqual(2)

/** Distance of an element from the top of the window, in px. */
const getTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Scrolls to the end after smooth scrolling has stopped. Returns the height. */
async function scrollToEnd(page: Page) {
  await expect(page.locator('html')).not.toHaveClass(/\blenis-scrolling\b/)
  await scrollPage(page, 1_000_000)
  return getScrollTop(page)
}

for (const path of ['/', '/services/web-development']) {
  test(`from the end of ${path} to a shorter page, back, on and back again`, async ({ page }) => {
    await visitGliding(page, path)
    const left = await scrollToEnd(page)
    expect(left).toBeGreaterThan(2500)

    await choose(page, 'Portfolio')
    await expect(page).toHaveTitle(/^Portfolio/)
    await expectHeight(page, 0)
    const leftPortfolio = await scrollToEnd(page)
    expect(leftPortfolio).toBeLessThan(left)

    await page.goBack()
    await expect(page).not.toHaveTitle(/^Portfolio/)
    await expectHeight(page, left)
    await page.goForward()
    await expect(page).toHaveTitle(/^Portfolio/)
    await expectHeight(page, leftPortfolio)
    await page.goBack()
    await expect(page).not.toHaveTitle(/^Portfolio/)
    await expectHeight(page, left)
  })
}

test('from a short page to the end of a longer one and back', async ({ page }) => {
  await visitGliding(page, '/careers')
  const left = await scrollToEnd(page)
  await choose(page, 'Terms of Use')
  await expect(page).toHaveTitle(/^Terms of Use/)
  await expectHeight(page, 0)
  const fullHeight = await scrollToEnd(page)
  expect(fullHeight).toBeGreaterThan(left)
  await page.goBack()
  await expect(page).toHaveTitle(/^Careers/)
  await expectHeight(page, left)
  await page.goForward()
  await expect(page).toHaveTitle(/^Terms of Use/)
  await expectHeight(page, fullHeight)
})

test.describe('places within one page', () => {
  const contents = (page: Page) => page.getByRole('main').getByRole('navigation').getByRole('link')

  /** Follows a link of the table of contents until its section is under the header. Returns the height. */
  async function follow(page: Page, position: number) {
    const href = (await contents(page).nth(position).getAttribute('href')) ?? ''
    await contents(page).nth(position).click()
    await expect(page).toHaveURL(`/privacy-policy${href}`)
    await expect.poll(() => getTop(page, href)).toBe(96)
    return getScrollTop(page)
  }

  test.beforeEach(({ page }) => visitGliding(page, '/privacy-policy'))

  test('back and on between them', async ({ page }) => {
    await scrollPage(page, 120)
    const scrollTop = await follow(page, 4)
    await scrollPage(page, scrollTop - 250)
    const near = await follow(page, 2)
    for (const [turn, height] of [
      ['goBack', scrollTop - 250],
      ['goBack', 120],
      ['goForward', scrollTop - 250],
      ['goForward', near],
    ] as const) {
      await page[turn]()
      await expectHeight(page, height)
    }
  })

  test('a link scrolls to its place each time, also after a return from another page', async ({
    page,
  }) => {
    const position = await follow(page, 3)
    await scrollPage(page, 60)
    expect(await follow(page, 3)).toBe(position)
    await follow(page, 1)
    expect(await follow(page, 3)).toBe(position)
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveTitle(/^Contact/)
    await expectHeight(page, 0)
    await page.goBack()
    await expect(page).toHaveTitle(/^Privacy/)
    await expectHeight(page, position)
  })
})

test('a page that loads late keeps the scroll position of the click', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/services/data-analytics.json', async (route) => {
    await answer.promise
    await route.continue()
  })
  await visitGliding(page, '/services/web-development')
  await scrollPage(page, 1800)
  // The list scrolls the page to the top (specification, section 2), here before the page has loaded.
  await page
    .getByRole('complementary', { name: 'Services' })
    .getByRole('link', { name: 'Data Analytics' })
    .click()
  await expectHeight(page, 0)
  answer.resolve()
  await expect(page).toHaveTitle(/^Data Analytics/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Web Development/)
  await expectHeight(page, 1800)
})
