import { expect, type Page, test } from '@playwright/test'
import {
  expectAllServices,
  expectClosed,
  header,
  link,
  links,
  menuLinks,
  services,
} from './header.ts'
import { visit } from './visit.ts'

/** Specification, section 2, Header on small screens; section 10, Mobile menu. */

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ page }) => {
  await visit(page, '/portfolio')
  await expect(page.locator('body')).not.toHaveClass(/mobile-menu-open/)
  expect((await header(page).boundingBox())?.height).toBe(80)
  await header(page).getByRole('button', { name: 'Open menu' }).click()
  await expect(page.locator('body')).toHaveClass(/mobile-menu-open/)
})

const expectMenuClosed = async (page: Page) => {
  await expect(page.locator('body')).not.toHaveClass(/mobile-menu-open/)
  await expect(link(page, 'Home')).toBeHidden()
  await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeVisible()
}

test('all services unfold in it, and choosing one closes both menus', {
  tag: '@quick',
}, async ({ page }) => {
  for (const name of links) await expect(link(page, name)).toBeVisible()
  await expect(menuLinks(page)).toHaveCount(0)
  await services(page).click()
  await expectAllServices(page)
  await link(page, /^Web Development/).click()
  await expect(page).toHaveURL('/services/web-development')
  await expectMenuClosed(page)
  await header(page).getByRole('button', { name: 'Open menu' }).click()
  await expectClosed(page)
})

test('choosing a page closes it, also one that loads as a document, and the page already shown', async ({
  page,
}) => {
  await link(page, 'Book a Meeting').click()
  await expect(page).toHaveURL('/book-meeting')
  await expectMenuClosed(page)
  await visit(page, '/about')
  await header(page).getByRole('button', { name: 'Open menu' }).click()
  await link(page, 'About Us').click()
  await expectMenuClosed(page)
})

/** The page, while it is inert. */
const getBackground = (page: Page) => page.locator('[inert] main')

test('the page behind is inert until it is closed', async ({ page }) => {
  await expect(getBackground(page)).toBeAttached()
  const canFocus = () =>
    page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('main a')
      link?.focus()
      return document.activeElement === link
    })
  expect(await canFocus()).toBe(false)

  await test.step('also when it is closed and opened at once', async () => {
    const isBlocked = await page.evaluate(async () => {
      const toggle = document.querySelector<HTMLElement>('[aria-controls="site-menu"]')
      const waitForPaint = () =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
      toggle?.click()
      toggle?.click()
      await waitForPaint()
      await waitForPaint()
      return document.querySelector('[inert] main') !== null
    })
    expect(isBlocked).toBe(true)
  })

  await header(page).getByRole('button', { name: 'Close menu' }).click()
  await expectMenuClosed(page)
  await expect(getBackground(page)).not.toBeAttached()
  expect(await canFocus()).toBe(true)
})

test('choosing a page moves focus to its heading, also when it is there at once', async ({
  page,
}) => {
  for (const [name, path] of [
    ['About Us', '/about'],
    ['Contact Us', '/contact'],
    ['About Us', '/about'],
    ['Contact Us', '/contact'],
  ] as const) {
    await link(page, name).click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('main h1')).toBeFocused()
    await header(page).getByRole('button', { name: 'Open menu' }).click()
    await expect(getBackground(page)).toBeAttached()
  }
})

test('Escape closes it and gives focus back', async ({ page }) => {
  await page.keyboard.press('Escape')
  await expectMenuClosed(page)
  await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeFocused()
})
