import { lakeClient } from './content-lake.ts'
import { follow } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { pageHtml, siteShows, visit } from './public-site.ts'
import { serviceRests } from './rebuild-service.ts'

const path = '/services/web-development'
const id = 'service-web-development'

/** Other tests begin with the prices of the seed. */
let tiers: unknown
test.beforeAll(async () => {
  tiers = (await lakeClient.getDocument(id))?.tiers
})
test.afterAll(async () => {
  await lakeClient.patch(id, { set: { tiers } }).commit()
  await siteShows(path, '₹50K – 2L')
  await serviceRests()
})

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
