import { expect, type Page, test } from '@playwright/test'
import { groups } from './services.ts'
import { visit } from './visit.ts'

/** Specification, section 2, Getting started (services overview). */

const main = (page: Page) => page.getByRole('main')

test.beforeEach(async ({ page }) => {
  await visit(page, '/services')
})

test('three cards lead to contact, about and a meeting', async ({ page }) => {
  const cards = main(page)
    .locator('h1 ~ *, ul')
    .getByRole('link')
    .filter({ has: page.locator('h2') })
  await expect(cards).toHaveCount(3)
  for (const [place, path] of ['/contact', '/about', '/book-meeting'].entries()) {
    await expect(cards.nth(place)).toHaveAttribute('href', path)
    await expect(cards.nth(place).getByRole('paragraph')).not.toBeEmpty()
  }
})

test('there are six reasons to choose the company', async ({ page }) => {
  const reasons = main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('> strong') })
  await expect(reasons).toHaveCount(6)
})

test('four categories hold all services', async ({ page }) => {
  const names = ['Web & Apps', 'Engineering & AI', 'Design & DevOps', 'Growth & Strategy']
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(names)
  for (const { label, path } of groups.flatMap(({ services }) => services)) {
    const link = main(page).locator(`a[href="${path}"]`)
    await expect(link).toHaveCount(1)
    await expect(link).toContainText(label)
    await expect(link).toContainText(/from ₹[\d.]+[KL]/)
  }
})

test('the call to action at the end leads to a meeting', async ({ page }) => {
  await expect(main(page).getByRole('link').last()).toHaveAttribute('href', '/book-meeting')
})
