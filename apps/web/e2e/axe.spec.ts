import { expect, type Page, test } from '@playwright/test'
import { violations } from './page-checks.ts'
import { visit } from './visit.ts'

/** Parts that open over a page; pages themselves are in every-page.spec.ts. */
async function open(page: Page, path: string, width: number) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 900 })
  await visit(page, path)
}

test.describe('overlays have no accessibility violations', () => {
  test('services menu', async ({ page }) => {
    await open(page, '/about', 1440)
    await page.getByRole('button', { name: 'Services', exact: true }).click()
    await expect(page.getByText('Didn’t find what you need?', { exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test('services list on a phone, scrolled to the service shown', async ({ page }) => {
    await open(page, '/services/devops-cicd', 390)
    const list = page.getByRole('complementary', { name: 'Services' })
    await expect(list.locator('[aria-current]')).toBeInViewport()
    expect(await violations(page)).toEqual([])
  })

  test('an open answer', async ({ page }) => {
    await open(page, '/', 1440)
    await page.getByRole('search').scrollIntoViewIfNeeded()
    await page.locator('h3 button').filter({ hasText: 'Timelines' }).click()
    await page.getByRole('button', { name: 'How long does a project take?' }).click()
    expect(await violations(page)).toEqual([])
  })

  test('the cookie banner, and the phone menu with its services', async ({ page }) => {
    await open(page, '/about', 390)
    await page.getByRole('button', { name: 'Cookie choices' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Services', exact: true }).click()
    expect(await violations(page)).toEqual([])
  })
})
