import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { pageHtml } from './public-site.ts'

test('what others point to cannot be deleted, and they are named', async ({ page }) => {
  const service = await openDocument(page, 'prices;service-ai-automation')
  await service.choose('Delete')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('“AI & Automation” cannot be deleted yet')
  await expect(dialog.getByRole('link', { name: /^Invoice reader · Service \d$/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /^Data Analytics/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /Delete/ })).toBeHidden()

  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(service.field('Lead')).toBeEditable()
  expect(await pageHtml('/services/ai-automation')).toContain('AI &amp; Automation')
})
