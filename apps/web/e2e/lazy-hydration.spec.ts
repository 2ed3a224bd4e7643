import { expect, type Page, test } from '@playwright/test'
import { getScrollTop, hydrated, scrollPage, visit, waitForLayout } from './visit.ts'

/** Parts that hydrate late are HTML at first and work as soon as they are needed. */

const footer = (page: Page) => page.getByRole('contentinfo')
/** The legal line shows the year of the visitor's clock after hydration; the HTML cannot know it. */
const legalLine = (page: Page) => footer(page).getByText('©')

test.describe('the footer of a long page', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(new Date(2031, 5, 1))
    await visit(page, '/privacy-policy')
    await expect(legalLine(page)).not.toContainText('2031')
  })

  test('hydrates when the visitor comes near', async ({ page }) => {
    await legalLine(page).scrollIntoViewIfNeeded()
    await expect(legalLine(page)).toContainText('2031')
  })

  test('is taken over once the visitor uses the page', async ({ page }) => {
    await page.keyboard.press('Tab')
    await expect(legalLine(page)).toContainText('2031')
  })

  test('stays the same through a change of the page', async ({ page }) => {
    await footer(page).evaluate((element) => Object.assign(element, { seen: true }))
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await footer(page).getByRole('link', { name: 'Portfolio' }).dispatchEvent('click')
    await expect(page).toHaveTitle('Portfolio | Kitewright')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(await footer(page).evaluate((element) => 'seen' in element)).toBe(true)
    await expect(legalLine(page)).toContainText('2031')
  })
})

test('parts below are laid out once the visitor uses the page', async ({ page }) => {
  await visit(page, '/')
  await page.evaluate(() => delete document.documentElement.dataset.whole)
  await expect(page.locator('[data-far]')).not.toHaveCount(0)
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-far]')).toHaveCount(0)
  // Tools that read the text on the screen find all of it.
  const text = await page.locator('body').innerText()
  expect(text).toContain('Still Have Questions?')
  expect(text).toContain('Terms of Use')
})

for (const [content, path, words] of [
  ['cards', '/', '.service-card p'],
  ['sections of a part', '/services/web-development', 'main [data-far]:not([data-far] ~ *) h2'],
] as const) {
  test(`on a phone, ${content} far below are not laid out before the visitor comes near`, async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const text = page.locator(words).last()
    const isLaidOut = () =>
      text.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    await expect.poll(isLaidOut).toBe(false)
    await text.evaluate((element) => element.scrollIntoView())
    await expect.poll(isLaidOut).toBe(true)
  })
}

test('a link to a place of the page finds it, however much is not laid out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/services/saas-development')
  await page.evaluate(() => delete document.documentElement.dataset.whole)
  await page.locator('a[href="#prices"]:visible').click()
  await expect(page.locator('[data-far]')).toHaveCount(0)
  const prices = page.locator('#prices')
  // Under the header and the bar of the services.
  const getTop = () => prices.evaluate((it) => Math.round(it.getBoundingClientRect().top))
  await expect.poll(getTop).toBe(152)
})

/** Notes of the next page, at each change, whether all of it is rendered. */
const watchParts = (page: Page) =>
  page.evaluate(() => {
    const states = new Set<string>()
    Object.assign(window, { states })
    const getTitle = () => document.querySelector('main h1')
    const before = getTitle()
    new MutationObserver(() => {
      if (getTitle() === before) return
      states.add(document.querySelector('main [data-unrendered]') ? 'begun' : 'whole')
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
const readStates = (page: Page) =>
  page.evaluate(() => [...((window as Window & { states?: Set<string> }).states ?? [])])

test('a page that a link opened shows before its parts below the screen', async ({ page }) => {
  await visit(page, '/')
  await watchParts(page)
  const link = page.locator('main a[href="/services/web-development"]').first()
  await link.dispatchEvent('click')
  await expect(page.locator('#prices')).toBeAttached()
  await expect(page.locator('[data-unrendered]')).toHaveCount(0)
  expect(await readStates(page)).toEqual(['begun', 'whole'])
})

test('a page that a link opened at a place renders as a whole', async ({ page }) => {
  await visit(page, '/services/web-development')
  await watchParts(page)
  await page.locator('a[href="/services#samples"]').first().dispatchEvent('click')
  await expect(page.locator('#samples')).toBeInViewport()
  expect(await readStates(page)).toEqual(['whole'])
})

test('the first click on a part works', async ({ page }) => {
  await visit(page, '/')
  const question = page.getByRole('button', { name: 'Is there a warranty?', includeHidden: true })
  await question.dispatchEvent('click')
  await expect(question).toHaveAttribute('aria-expanded', 'true')
})

test('the closed services menu follows the page', async ({ page }) => {
  await visit(page, '/services/web-development')
  const current = page.locator('#services-menu a[aria-current="page"]')
  await expect(current).toHaveAttribute('href', '/services/web-development')
  await footer(page).getByRole('link', { name: 'App Development' }).dispatchEvent('click')
  await expect(page).toHaveTitle('App Development | Kitewright')
  await expect(current).toHaveAttribute('href', '/services/app-development')
})

for (const [how, leave] of Object.entries({
  'a reload': (page: Page) => page.reload(),
  'Back from another document': async (page: Page) => {
    await page.goto('/blog')
    await page.goBack()
  },
})) {
  test(`${how} finds the place far down the page again`, async ({ page }) => {
    await visit(page, '/')
    await scrollPage(page, 4000)
    await leave(page)
    await hydrated(page)
    await waitForLayout(page)
    expect(await getScrollTop(page)).toBe(4000)
  })
}
