import { documentPane, follow } from './document-pane.ts'
import { expect, test } from './editor.ts'

const pages = [['Pages', 'Home'], ['Pages', 'Contact'], ['Legal', 'Privacy Policy'], ['Settings']]

test('pages and settings cannot be copied, taken off the site or deleted', async ({ page }) => {
  await page.goto('/structure')
  for (const way of pages) {
    await test.step(way.join(', '), async () => {
      const { title, publishButton, moreButton, lookAt, pane } = await follow(page, way)
      await expect(title).toHaveText(way.at(-1) ?? '')
      await expect(publishButton).toBeVisible()
      await moreButton.click()
      await expect(page.getByRole('menuitem')).toHaveText([/^Open on site/])
      await page.keyboard.press('Escape')
      await lookAt('Published')
      await expect(page).toHaveURL(/perspective=published/)
      await expect(publishButton).toBeHidden()
      await expect(pane.getByRole('button', { name: 'Open on site' })).toBeVisible()
      await expect(pane.getByRole('button', { name: 'Unpublish' })).toBeHidden()
      await expect(moreButton).toBeHidden()
      await lookAt('Draft')
      await expect(publishButton).toBeVisible()
    })
  }
  await test.step('an entry of a list can', async () => {
    await follow(page, ['Jobs', 'Backend Engineer'])
    await documentPane(page).moreButton.click()
    await expect(page.getByRole('menuitem')).toHaveText([/^Duplicate/, /^Delete/, /^Open on site/])
  })
})

test('pages and settings are not among what can be created', async ({ page }) => {
  await page.goto('/structure/legal')
  await page.getByRole('button', { name: 'Create new document' }).click()
  await expect(page.getByRole('listbox', { name: 'new-document' }).getByRole('link')).toHaveText([
    'Job',
    'Landing page',
    'Post',
    'Project',
    'Question',
    'Service',
    'Service group',
  ])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create', exact: true })).toBeHidden()
})
