import { expect, type Page, test } from '@playwright/test'
import { EVERY_SECTION } from '../tests/landing-pages.ts'
import { configured } from './sites.ts'
import { complaints, visit } from './visit.ts'

const address = `${configured.url}/${EVERY_SECTION}`
const link = (page: Page) => page.getByRole('link', { name: 'Play on Vimeo' })

test('a video loads from its host only after a click', async ({ page }) => {
  const found = complaints(page)
  const requests: string[] = []
  await page.route('https://*.vimeo.com/**', async (route) => {
    requests.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: 'The player' })
  })
  await visit(page, address)
  await link(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])

  await link(page).click()
  const player = page.locator('iframe[title="A day at the bench"]')
  await expect(player.contentFrame().getByText('The player')).toBeVisible()
  await expect(player).toBeFocused()
  expect(requests).toEqual(['https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'])
  expect(found).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a video is a link', async ({ page }) => {
    await page.goto(address)
    await expect(link(page)).toHaveAttribute('href', 'https://vimeo.com/76979871')
  })
})
