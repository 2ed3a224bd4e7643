import { expect, type Page, test } from '@playwright/test'
import { visit } from './visit.ts'

/** Specification, section 2, Legal pages. */

const main = (page: Page) => page.getByRole('main')

const policy = [
  /information we collect/i,
  /use/i,
  /sharing/i,
  /security/i,
  /cookies/i,
  /rights/i,
  /contact/i,
  /changes/i,
]

const terms = [
  /acceptance/i,
  /services/i,
  /user responsibilities/i,
  /intellectual property/i,
  /payment terms/i,
  /liability/i,
  /availability/i,
  /confidentiality/i,
  /termination/i,
  /governing law/i,
  /contact/i,
  /changes/i,
]

for (const [path, title, names] of [
  ['/privacy-policy', 'Privacy Policy', policy],
  ['/terms-of-use', 'Terms of Use', terms],
] as const) {
  test.describe(title, () => {
    test(`has ${names.length} sections of one level`, async ({ page }) => {
      await visit(page, path)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([...names])
      for (const section of await main(page).locator('section').all()) {
        await expect(section.getByText(/\w+ \w+ \w+ \w+/).first()).toBeVisible()
      }
    })

    test.describe('says that it was last updated on the current date', () => {
      // Where the visitor is, the day has changed already.
      test.use({ timezoneId: 'Pacific/Auckland' })

      for (const [now, date] of [
        ['2027-03-04T12:30:00Z', '5 March 2027'],
        ['2031-12-31T08:00:00Z', '31 December 2031'],
      ] as const) {
        test(`of the visitor: ${date}`, async ({ page }) => {
          await page.clock.setFixedTime(now)
          await visit(page, path)
          await expect(main(page).getByText(/^Last updated/)).toHaveText(`Last updated ${date}`)
        })
      }

      test('of the build, where no script runs', async ({ browser, baseURL, request }) => {
        const { content } = await (await request.get('/build.json')).json()
        const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
        const page = await browser.newPage({ javaScriptEnabled: false, baseURL })
        await page.goto(path)
        await expect(main(page).getByText(/^Last updated/)).toHaveText(
          `Last updated ${date.format(new Date(content.loadedAt))}`,
        )
        await page.close()
      })
    })
  })
}

test('the governing law is that of India, the courts are in Bangalore', async ({ page }) => {
  await visit(page, '/terms-of-use')
  const section = main(page).getByRole('region', { name: 'Governing law' })
  await expect(section).toContainText('India')
  await expect(section).toContainText(/courts (in|at|of) Bangalore/)
})

test('the contents mark the section being read, also after a jump', async ({ page }) => {
  // The footer fills a phone at the end of the page: no section is in sight.
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/privacy-policy')
  const marked = page
    .getByRole('navigation', { name: 'Contents' })
    .locator('[aria-current="location"]')
  const jump = (to: 'top' | 'end') =>
    page.evaluate((end) => {
      const top = end ? document.documentElement.scrollHeight : 0
      scrollTo({ top, behavior: 'instant' })
    }, to === 'end')

  await expect(marked).toHaveText(/information we collect/i)
  await jump('end')
  await expect(marked).toHaveText(/changes/i)
  await jump('top')
  await expect(marked).toHaveText(/information we collect/i)
})
