import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { pageHtml } from './public-site.ts'

test('an edit that breaks a rule cannot be published, and the rule is told', {
  tag: '@quick',
}, async ({ page }) => {
  const path = '/services/app-development'
  const before = await pageHtml(path)
  const service = await openDocument(page, 'prices;service-app-development,path=tiers')
  await service.pane.getByRole('button', { name: /₹3L – 8L/ }).click()
  const from = service.field('From (rupees)')
  await from.fill('900000')

  await service.pane.getByRole('button', { name: 'Validation' }).click()
  const problem = page.getByRole('button', { name: 'Packages / Package / To' })
  await expect(problem).toContainText('The highest price must be above the lowest')
  await expect(service.publishButton).toBeDisabled()
  expect(await pageHtml(path)).toBe(before)

  await from.fill('350000')
  await expect(service.publishButton).toBeEnabled()
})
