import { follow } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { pageHtml, siteShows, visit } from './public-site.ts'

const path = '/services/web-development'

test('a new price is on the site as soon as it is published', { tag: '@quick' }, async ({
  page,
  context,
}) => {
  expect(await pageHtml(path)).toContain('₹50K – 2L')

  await page.goto('/structure')
  const service = await follow(page, ['Price list', 'Web Development'])
  await service.pane.getByRole('button', { name: 'Starter' }).click()
  await service.field('From (rupees)').fill('65000')
  // The list shows what is typed; visitors do not see it yet.
  await expect(page.getByRole('link', { name: 'Web Development' })).toContainText('₹65K – 2L')
  expect(await pageHtml(path)).toContain('₹50K – 2L')

  await service.publish()
  await siteShows(path, '₹65K – 2L')

  const visitor = await context.newPage()
  await visit(visitor, path)
  const starter = visitor.locator('main article').filter({ hasText: 'Starter' })
  await expect(starter.locator('.price')).toHaveText('₹65K – 2L')
})
