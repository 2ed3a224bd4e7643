import { expect, type Page } from '@playwright/test'

export const splash = (page: Page) => page.getByRole('region', { name: 'Intro' })

/** All of the page that is not the splash. */
export const site = (page: Page) => page.locator('#root')

export async function expectRunning(page: Page) {
  await expect(splash(page)).toBeVisible()
  await expect(site(page)).toHaveAttribute('inert')
}

/** Runs a still clock to the first message, 500 ms. It also waits for the logo, which ignores the clock. */
export async function runToFirstMessage(page: Page) {
  await page.clock.runFor(500)
  await expect(splash(page).getByRole('status')).not.toHaveText('')
}

/** Waits until the splash is gone and the page can be used. */
export async function expectOver(page: Page) {
  await expect(page.locator('#splash')).toHaveCount(0)
  await expect(site(page)).not.toHaveAttribute('inert')
}
