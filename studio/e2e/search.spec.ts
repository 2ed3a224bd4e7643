import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'

test('a word of an answer is found with its sentence, and a click opens the field', async ({
  page,
}) => {
  await page.goto('/overview')
  await page.getByTestId('studio-navbar').getByTestId('studio-search').click()
  const dialog = page.getByRole('dialog', { name: 'Search all content' })
  await dialog.getByRole('textbox', { name: 'Words to find' }).fill('patchy 4G')
  const service = dialog.getByRole('region', { name: 'Web Development' })
  await expect(service.getByText('Highlight 1 · Text')).toBeVisible()
  await expect(service).toContainText('on a budget Android over patchy 4G')
  await expect(service.locator('mark').first()).toHaveText('patchy')

  await service.getByRole('link', { name: 'Highlight 1 · Text' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByTestId('document-pane').getByRole('group', { name: 'Highlight 1' })
  await expect(row.getByRole('textbox', { name: 'Text' })).toBeFocused()
})

test('the search needs no mouse, reads drafts, and says when there is nothing', async ({
  page,
}) => {
  const job = await openDocument(page, 'jobs;job-backend-engineer')
  await job.field('Location').fill('Hampi’s ﬁne Straße')
  await expect(job.footer).toContainText('Edited')
  await page.keyboard.press('ControlOrMeta+K')
  const words = page.getByRole('textbox', { name: 'Words to find' })
  await expect(words).toBeFocused()
  await words.fill('zeppelin')
  await expect(page.getByText('Nothing holds “zeppelin”.')).toBeVisible()
  // As the site shows it and other keyboards write it; what Enter ends is a word, not the search.
  await words.fill("ham\u2060pi's fine\u00a0stras\u00adse")
  await expect(page.getByText('1 entry')).toBeVisible()
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    await words.dispatchEvent('keydown', { key: 'Enter', bubbles: true, ...composing })
  }
  await words.fill('hampi')
  await expect(page.getByText('1 entry')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Location' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(job.field('Location')).toBeFocused()
})
