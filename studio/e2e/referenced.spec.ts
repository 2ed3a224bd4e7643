import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { pageHtml } from './public-site.ts'

test('what others point to cannot be deleted, and they are named', async ({ page, complained }) => {
  const service = await openDocument(page, 'prices;service-ai-automation')
  await service.choose('Delete')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Invoice reader')).toBeVisible()
  await expect(dialog.getByText('Data Analytics')).toBeVisible()

  await dialog.getByRole('button', { name: 'Delete anyway' }).click()
  const refusal = page.getByRole('alert')
  await refusal.getByText('Details').click()
  await expect(refusal).toContainText('"project-invoice-reader", "service-data-analytics"')
  await expect(service.field('Lead')).toBeEditable()
  expect(await pageHtml('/services/ai-automation')).toContain('AI &amp; Automation')

  // The browser tells of the refusal in its own way.
  const expected = complained.splice(0).filter((text) => text.includes('409'))
  expect(expected).toHaveLength(2)
})
