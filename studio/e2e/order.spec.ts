import { expect, test } from './editor.ts'
import { pageHtml } from './public-site.ts'

/** Whether the portfolio shows one project before another. */
async function standsBefore(first: string, second: string): Promise<boolean> {
  const html = await pageHtml('/portfolio')
  return html.indexOf(`>${first}<`) < html.indexOf(`>${second}<`)
}

test('moving a project in its list moves it on the site, without Publish', async ({ page }) => {
  expect(await standsBefore('Cold-chain tracker', 'Shared-basket checkout')).toBe(true)

  await page.goto('/structure/projects')
  const rows = page.locator('[data-rfd-draggable-id]')
  await expect(rows.first()).toContainText('Cold-chain tracker')
  await rows.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(rows.first()).toContainText('Shared-basket checkout')
  await expect.poll(() => standsBefore('Shared-basket checkout', 'Cold-chain tracker')).toBe(true)
})
