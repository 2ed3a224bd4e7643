import { countWork } from './clicks.ts'
import { lakeClient } from './content-lake.ts'
import { documentPane, follow, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { expectSiteText, pageHtml } from './public-site.ts'

const line = 'Paper, bamboo and string, mended'
const description =
  'Kites mended by people who build them: torn sails, broken spars and lost tails, priced before we begin and flown before you pay.'

const copyName = 'Copy of Data Analytics'
const fetchOrder = (): Promise<string[]> => lakeClient.fetch('*[_type == "service"].orderRank')

test('a new service is copied from another and published, or duplicated', async ({ page }) => {
  await page.goto('/structure')
  await follow(page, ['Services by group', 'Build Design and DevOps'])
  const work = await countWork(page)
  await page.getByRole('link', { name: 'Create', exact: true }).click()
  const service = documentPane(page)
  const progress = service.pane.getByRole('region', { name: 'Progress' })

  await test.step('counts and names missing values', async () => {
    await expect(progress.getByRole('status').first()).toHaveText(/^\d+ things left/)
    await expect(progress.getByRole('button', { name: 'Name', exact: true })).toBeVisible()
    await expect(progress.getByRole('button', { name: /^Features \(\d+\)$/ })).toBeVisible()
  })

  await test.step('its name and address come first', async () => {
    await service.field('Name').fill('Kite Repair')
    await service.pane.getByRole('button', { name: 'Generate' }).click()
    await expect(service.field('Address')).toHaveValue('kite-repair')
  })

  await test.step('its page comes from another service', async () => {
    await progress.getByRole('button', { name: 'Copy from service …' }).click()
    await page.getByRole('menuitem', { name: 'R&D Prototyping' }).click()
    await expect(progress).toContainText('The page of “R&D Prototyping” is copied below.')
    await expect(service.field('Name')).toHaveValue('Kite Repair')
  })

  await test.step('the rest is two lines, each a click away', async () => {
    await progress.getByRole('button', { name: 'Menu line' }).click()
    await service.field('Menu line').fill(line)
    await service.field('Search description').fill(description)
    await expect(progress.getByRole('status').first()).toHaveText('Ready to publish')
  })

  await service.publish()
  await expectSiteText('/services/kite-repair', 'Kite Repair')
  expect(await pageHtml('/services/kite-repair')).toContain(description)
  const { clicks, values } = await work()
  console.log(`a new service from another one: ${clicks} clicks, ${values} values`)
  expect(clicks).toBeLessThanOrEqual(10)
  expect(values).toBeLessThanOrEqual(4)

  await test.step('rows are written in place, without a dialog', async () => {
    await follow(page, ['Services by group', 'Growth Strategy and Consulting'])
    await page.getByRole('link', { name: 'Create', exact: true }).click()
    await expect(service.title).toHaveText(/^New /)
    const card = service.pane.getByRole('group', { name: 'Feature card 2', exact: true })
    await card.getByRole('textbox', { name: 'Title' }).fill('Mended by hand')
    await card.getByRole('textbox', { name: 'Text' }).fill('No machine sews paper.')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('one click undoes a copied page', async () => {
    await service.field('Lead').fill('Written before.')
    await progress.getByRole('button', { name: 'Copy from service …' }).click()
    await page.getByRole('menuitem', { name: 'Data Analytics' }).click()
    await expect(service.field('Lead')).not.toHaveValue('Written before.')
    await progress.getByRole('button', { name: 'Undo' }).click()
    await expect(service.field('Lead')).toHaveValue('Written before.')
  })

  await test.step('a package opens below its line', async () => {
    await service.pane.getByRole('tab', { name: 'Prices' }).click()
    const first = service.pane.getByRole('group', { name: 'Package 1', exact: true })
    await expect(first.getByRole('textbox', { name: 'From (rupees)' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a duplicate is a new entry without an address', async () => {
    const before = (await fetchOrder()).toSorted().at(-1)
    const original = await openDocument(page, 'prices;service-data-analytics')
    await expect(original.title).toHaveText('Data Analytics')
    await original.choose('Duplicate')
    await expect(original.title).toHaveText(copyName)
    const [copy] = await lakeClient.fetch('*[title == $copyName]', { copyName })
    expect(copy).not.toHaveProperty('slug')
    expect(copy).not.toHaveProperty('metaDescription')
    expect(copy.orderRank > String(before)).toBe(true)
    expect(copy.tiers).toHaveLength(3)
    await original.expectRejection('Address')
  })
})
