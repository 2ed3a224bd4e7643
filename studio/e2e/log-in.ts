import { expect, type Page } from '@playwright/test'

/** Opens the Studio and logs in, which is one click at a local lake. */
export async function logIn(page: Page) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Log in on this computer' }).click()
  await expect(page.getByRole('button', { name: 'Local Editor' })).toBeVisible()
}
