import { expect, type Locator, type Page, test } from '@playwright/test'
import { visit } from './visit.ts'

/** Questions that a client brings to the site on a phone. */

test.use({ viewport: { width: 390, height: 760 } })

const main = (page: Page) => page.getByRole('main')
const getHeight = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0

test('ways to call and chat are as high as a finger', async ({ page }) => {
  for (const path of ['/contact', '/book-meeting']) {
    await visit(page, path)
    for (const name of ['+91 80 5550 0142', /^Start a chat/]) {
      const link = main(page).getByRole('link', { name })
      await expect(link).toHaveAttribute('href', /^(tel:|https:\/\/wa\.me\/)/)
      expect(await getHeight(link), `${path}: ${name}`).toBeGreaterThanOrEqual(44)
    }
  }
})

test('share a post', async ({ page }) => {
  await page.addInitScript(() => {
    const said: unknown[] = []
    Object.assign(window, { said })
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: unknown) => void said.push(data),
    })
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: unknown) => void said.push(text) },
    })
  })
  const path = '/blog/when-a-pwa-is-enough'
  await visit(page, `${path}?utm_source=mail`)
  const said = () => page.evaluate(() => (window as unknown as { said: unknown[] }).said)
  const share = main(page).getByRole('button', { name: 'Share this post' })
  await share.click()
  const url = new URL(path, page.url()).href
  expect(await said()).toEqual([{ title: expect.any(String), url }])
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await share.click()
  await expect(main(page).getByText('Link copied.')).toBeVisible()
  expect(await said()).toContain(url)
  await expect(main(page).getByRole('region', { name: 'Next step' })).toContainText(
    'Progressive Web Apps',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('compare two packages, row by row', async ({ page }) => {
    await page.goto('/services/web-development')
    const comparison = main(page).locator('details').filter({ hasText: 'Compare two packages' })
    await comparison.locator('summary').click()
    const columns = comparison.getByRole('columnheader')
    await expect(columns.filter({ visible: true })).toHaveText(['Starter', 'Professional'])
    await comparison.getByText('Starter and Enterprise').click()
    await expect(columns.filter({ visible: true })).toHaveText(['Starter', 'Enterprise'])
    const prices = comparison.getByRole('row').filter({ hasText: '₹' }).getByRole('cell')
    const [left, right] = await prices.filter({ visible: true }).all()
    const [a, b] = [await left?.boundingBox(), await right?.boundingBox()]
    expect(a?.y).toBe(b?.y)
    expect(a?.width).toBeCloseTo(b?.width ?? 0, 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(comparison).toBeHidden()
  })
})
