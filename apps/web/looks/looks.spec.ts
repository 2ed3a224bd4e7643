import {
  expect,
  type Page,
  type PageAssertionsToHaveScreenshotOptions,
  test,
} from '@playwright/test'
import { fillForm, form, send } from '../e2e/contact-form.ts'
import { header, services } from '../e2e/header.ts'
import { paths } from '../e2e/paths.ts'
import { startStill } from '../e2e/still-clock.ts'
import { scrollPage, visit } from '../e2e/visit.ts'

/** Compares the page with the picture of that name once lazy pictures have loaded. */
async function expectAppearance(
  page: Page,
  name: string,
  options?: PageAssertionsToHaveScreenshotOptions,
) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    // A picture that cannot be read shows in the comparison.
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
  await expect(page).toHaveScreenshot(`${name}.png`, options)
}

for (const path of [...paths, '/nowhere']) {
  test(path, async ({ page }) => {
    // Below 1024 px the list of services covers the page on arrival; another test shows it.
    await page.addInitScript(() => sessionStorage.setItem('kitewright:sidebar-closed', 'true'))
    await visit(page, path)
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
    await expectAppearance(page, name, { fullPage: true })
  })
}

test('menu with services', async ({ page }) => {
  await visit(page, '/portfolio')
  const toggle = header(page).getByRole('button', { name: 'Open menu' })
  if (await toggle.isVisible()) await toggle.click()
  await services(page).click()
  await expect(services(page)).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(0, 800)
  await expectAppearance(page, 'menu-services')
})

// Beside the page on larger screens.
test('list of services over a page', { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/services/web-development')
  await expectAppearance(page, 'list-of-services')
})

test('cookie slip', async ({ page }) => {
  await startStill(page, '/about')
  await page.clock.runFor(2000)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.runFor(1000)
  await expectAppearance(page, 'cookie-slip')
})

test('questions: a topic chosen, an answer open, no match', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('search').scrollIntoViewIfNeeded()
  const section = page.locator('section').filter({ has: page.getByRole('searchbox') })
  await section.getByRole('group').getByRole('button', { name: 'Pricing' }).click()
  await section.locator('button[aria-expanded]').first().click()
  await expectAppearance(page, 'question-open')
  await section.getByRole('searchbox').fill('blockchain')
  await expect(section.getByRole('status')).not.toBeEmpty()
  await expectAppearance(page, 'questions-without-a-match')
})

test('questions of a topic, unfolded', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('search').scrollIntoViewIfNeeded()
  await page.locator('h3 button').filter({ hasText: 'Pricing' }).click()
  await expectAppearance(page, 'topic-unfolded')
})

test('a typical build, opened', async ({ page }) => {
  await visit(page, '/portfolio')
  await page.locator('main summary').first().click()
  await scrollPage(page, 0)
  await expectAppearance(page, 'build-open', { fullPage: true })
})

// Below 1024 px, where they are folded.
test('contents of a text', { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/privacy-policy')
  await page.getByRole('navigation', { name: 'Contents' }).getByText('Contents').click()
  await expectAppearance(page, 'contents-open')
})

test('enquiry: mistakes, then sent', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/contact')
  await page.clock.fastForward(5000)
  await fillForm(page, { Name: 'R. Iyer', Email: 'r', Phone: '', Message: '' })
  await send(page).click()
  await expect(form(page).locator('[aria-invalid="true"]').first()).toBeVisible()
  await expectAppearance(page, 'enquiry-mistakes')
  await fillForm(page)
  await send(page).click()
  await expect(form(page).getByRole('status')).not.toBeEmpty()
  await expectAppearance(page, 'enquiry-sent')
})

// Fingers do not hover.
test('focus and hover', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/')
  await header(page).getByRole('link', { name: 'About Us' }).hover()
  await expectAppearance(page, 'hover-menu')
  await header(page).getByRole('link', { name: 'Book a Meeting' }).hover()
  await expectAppearance(page, 'hover-button')
  await page.keyboard.press('Tab')
  await expectAppearance(page, 'focus-skip')
  await header(page).getByRole('link', { name: 'Labs' }).focus()
  await expectAppearance(page, 'focus-menu')
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /Web Development/ })
    .first()
  await card.scrollIntoViewIfNeeded()
  await card.hover()
  await expectAppearance(page, 'hover-card')
})
