import { expect, test } from '@playwright/test'
import { visit } from './visit.ts'

/** Specification, section 2, Legal pages. Their sections are in prerender/pages.test.ts. */

test.describe('where the day has changed already', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('the legal pages were last updated on the current date of the visitor', async ({ page }) => {
    await page.clock.setFixedTime('2027-03-04T12:30:00Z')
    for (const path of ['/privacy-policy', '/terms-of-use']) {
      await visit(page, path)
      const updated = page.getByRole('main').getByText(/^Last updated/)
      await expect(updated).toHaveText('Last updated 5 March 2027')
    }
  })
})

test('the contents mark the section being read, also after a jump', async ({ page }) => {
  // The footer fills a phone at the end of the page: no section is in sight.
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/privacy-policy')
  const currentLink = page
    .getByRole('navigation', { name: 'Contents' })
    .locator('[aria-current="location"]')
  const jump = (to: 'top' | 'end') =>
    page.evaluate((end) => {
      const top = end ? document.documentElement.scrollHeight : 0
      scrollTo({ top, behavior: 'instant' })
    }, to === 'end')

  await expect(currentLink).toHaveText(/information we collect/i)
  await jump('end')
  await expect(currentLink).toHaveText(/changes/i)
  await jump('top')
  await expect(currentLink).toHaveText(/information we collect/i)
})

test('on phones the contents are folded, also without scripts; beside the text they show', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
    if (javaScriptEnabled) await visit(page, '/privacy-policy')
    else await page.goto('/privacy-policy')
    const contents = page.getByRole('navigation', { name: 'Contents' })
    const link = contents.getByRole('link', { name: 'Your rights' })
    await expect(link).toBeHidden()
    await contents.getByText('Contents').click()
    await link.click()
    await expect(page).toHaveURL(/#rights$/)
    await page.close()
  }
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await visit(page, '/terms-of-use')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link').first()).toBeVisible()
  await expect(contents.getByText('Contents')).toBeHidden()
  await page.close()
})
