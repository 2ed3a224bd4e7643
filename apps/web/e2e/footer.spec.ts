import { expect, type Page, test } from '@playwright/test'
import { groups } from './services.ts'
import { resize, scrollHeight, visit } from './visit.ts'

/** Specification, section 2, Footer. */

const footer = (page: Page) => page.getByRole('contentinfo')

const networks = [
  ['LinkedIn', 'www.linkedin.com'],
  ['Instagram', 'www.instagram.com'],
  ['Facebook', 'www.facebook.com'],
  ['X', 'x.com'],
  ['YouTube', 'www.youtube.com'],
  ['WhatsApp', 'wa.me'],
] as const

test('six social links open in a new tab that cannot reach back', async ({ page, context }) => {
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  )
  await visit(page, '/about')
  await expect(footer(page).locator('a[target="_blank"]')).toHaveCount(6)
  for (const [network, host] of networks) {
    const link = footer(page).getByRole('link', { name: `${network} (opens in a new tab)` })
    await expect(link).toHaveAttribute('rel', /noopener/)
    const opened = context.waitForEvent('page')
    await link.click()
    const tab = await opened
    await expect(tab).toHaveTitle('Elsewhere')
    expect(new URL(tab.url()).hostname).toBe(host)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await tab.close()
  }
  await expect(page).toHaveURL('/about')
})

test('the number to call stands beside its hours', async ({ page }) => {
  await visit(page, '/about')
  const phone = footer(page).getByRole('link', { name: '+91 80 5550 0142' })
  await expect(phone).toHaveAttribute('href', 'tel:+918055500142')
  await expect(footer(page).getByText('Mon–Fri 9 AM – 6 PM IST')).toBeVisible()
})

test('social links fill their rows', async ({ page }) => {
  await visit(page, '/about')
  for (const width of [320, 390, 768, 1024, 1152, 1280, 1440]) {
    await resize(page, width, 900)
    const tops = await footer(page)
      .locator('a[target="_blank"]')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
    const inRows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length)
    expect.soft(new Set(inRows).size, `${width} px: ${inRows}`).toBe(1)
  }
})

test('the four groups lead to their services', async ({ page }) => {
  await visit(page, '/about')
  for (const { title, services } of groups) {
    const items = footer(page).getByRole('list', { name: title }).getByRole('link')
    await expect(items).toHaveText(services.map(({ label }) => label))
    for (const [place, { path }] of services.entries()) {
      await expect(items.nth(place)).toHaveAttribute('href', path)
    }
  }
})

for (const year of [2026, 2031]) {
  test(`the copyright line shows the legal name and ${year} in ${year}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(year, 5, 1))
    await visit(page, '/about')
    await footer(page).scrollIntoViewIfNeeded()
    await expect(
      footer(page).getByText(`© ${year} Kitewright Technologies Private Limited`),
    ).toBeVisible()
  })
}

test('the legal links lead to their pages', async ({ page }) => {
  await visit(page, '/about')
  for (const [name, path] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Use', '/terms-of-use'],
  ] as const) {
    await footer(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    // A page that glides moves away under the next click.
    await expect.poll(() => scrollHeight(page)).toBe(0)
  }
})

test('it stands outside main', async ({ page }) => {
  await visit(page, '/services/web-development')
  await expect(page.locator('main footer')).toHaveCount(0)
  await expect(footer(page)).toBeVisible()
})

/** Where the words of the footer begin, in px from the left. */
async function leftEdge(page: Page, path: string) {
  await visit(page, path)
  return (await footer(page).getByText('©').boundingBox())?.x ?? Number.NaN
}

test('its words begin further right under /services on large screens', async ({ page }) => {
  const usual = await leftEdge(page, '/about')
  for (const path of ['/services', '/services/web-development']) {
    const moved = await leftEdge(page, path)
    // Beside the services list, which is 320 px wide.
    expect(moved).toBeGreaterThanOrEqual(320)
    expect(moved).toBeGreaterThan(usual + 100)
  }
})

test('and no further than anywhere on small ones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const usual = await leftEdge(page, '/about')
  expect(await leftEdge(page, '/services')).toBeLessThanOrEqual(usual)
})
