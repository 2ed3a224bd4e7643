import { expect, test } from '@playwright/test'
import { paths } from './paths.ts'

test.use({ javaScriptEnabled: false })

for (const path of paths) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    const hidden = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('h2, h3, p, li')]
        .filter((element) => !element.closest('[hidden], dialog, [data-script-only]'))
        .filter((element) => {
          const style = getComputedStyle(element)
          return style.opacity === '0' || style.visibility === 'hidden'
        })
        .map((element) => element.textContent?.slice(0, 40)),
    )
    expect(hidden).toEqual([])
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }),
    ).toBeVisible()
  })
}
