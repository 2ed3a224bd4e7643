import { expect, test } from '@playwright/test'
import { heading, kinds } from './kinds.ts'

/** Pages on a phone without JavaScript: everything can be read and followed. */

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

test('every kind of page shows all its content', async ({ page }) => {
  for (const path of kinds) {
    await page.goto(path)
    await expect.soft(heading(page), path).toBeVisible()
    await expect.soft(page.locator('#splash'), path).toBeHidden()
    const hidden = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('h2, h3, p, li')]
        .filter((element) => !element.closest('[hidden], dialog, [data-script-only]'))
        .filter((element) => {
          const style = getComputedStyle(element)
          return style.opacity === '0' || style.visibility === 'hidden'
        })
        .map((element) => element.textContent?.slice(0, 40)),
    )
    expect.soft(hidden, `${path}: nothing is hidden`).toEqual([])
    const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })
    await expect.soft(legal, path).toBeVisible()
  }
})

test('answers, showcases and links work, and the services drawer stays closed', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Is there a warranty?' })).toBeVisible()
  await expect(page.getByText(/30-.?day bug-.?fix warranty/).last()).toBeVisible()

  await page.goto('/services/web-development')
  await expect(page.getByRole('complementary', { name: 'Services' })).toBeHidden()
  await expect(page.locator('div:has(+ #services-sidebar)')).toBeHidden()

  await page.goto('/portfolio')
  const showcase = page.getByRole('article', { name: 'Invoice reader' }).locator('details')
  await expect(showcase.getByText('What we would decide')).toBeHidden()
  await showcase.locator('summary').click()
  await expect(showcase.getByText('What we would decide')).toBeVisible()
  await expect(showcase.locator('summary')).toHaveAccessibleName(/Close\s?: Invoice reader$/)

  await page.goto('/careers#backend-engineer')
  await expect(page.locator('#backend-engineer')).toBeInViewport()
  await expect(page.locator('#backend-engineer')).toHaveCSS(
    'background-color',
    'rgb(255, 239, 198)',
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL('/portfolio')
})
