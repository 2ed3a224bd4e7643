import { lakeClient } from './content-lake.ts'
import { goTo, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { site } from './hosts.ts'
import { pageHtml } from './public-site.ts'

const id = 'service-web-development'
const path = '/services/web-development'

const published = () => lakeClient.fetch('*[_id == $id][0]', { id }, { perspective: 'published' })

/** Writes a draft with another price, and returns the price as shown. */
async function writePrice(thousands: number) {
  const { tiers, ...rest } = await published()
  const [first, ...others] = tiers
  await lakeClient.createOrReplace({
    ...rest,
    _id: `drafts.${id}`,
    tiers: [{ ...first, from: thousands * 1000 }, ...others],
  })
  return `₹${thousands}K`
}

test('a share link shows a draft without a login, until it is withdrawn', async ({
  page,
  browser,
}) => {
  const price = await writePrice(61)
  await goTo(page, '/overview')
  const drafts = page.getByRole('region', { name: 'Drafts' })
  const links = page.getByRole('region', { name: 'Share links' })
  await expect(links).toContainText('No share links yet.')
  await drafts.getByRole('checkbox', { name: 'Choose Web Development' }).check()
  await drafts.getByRole('button', { name: 'Create share link' }).click()
  const link = links.getByRole('listitem')
  await expect(link).toContainText(
    'Shows Web Development, Home, Services overview, Plan a project. Ends',
  )
  await expect(link).toContainText('Not opened yet.')
  await link.getByRole('button', { name: 'Copy link' }).click()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(new RegExp(`^${site.url}/drafts/[\\w-]{32}$`))

  const boss = await (await browser.newContext()).newPage()
  await boss.goto(address)
  await expect(boss).toHaveURL(`${address}${path}`)
  const bar = boss.getByRole('complementary', { name: 'Draft' })
  await expect(bar).toContainText('Draft, not published.')
  await expect(boss.getByRole('main')).toContainText(price)
  await bar.getByText('4 pages changed').click()
  await bar.getByRole('link', { name: 'Services overview' }).click()
  await expect(boss).toHaveURL(`${address}/services`)
  await expect(boss.getByRole('main')).toContainText(price)
  expect(await pageHtml(path)).not.toContain(price)
  await expect(link).toContainText('Opened once; last seen: Services overview, today')

  const newPrice = await writePrice(62)
  const { pane, choose } = await openDocument(page, `prices;${id}`)
  await expect(pane).toBeVisible()
  await choose('Create share link')
  const dialog = page.getByRole('dialog', { name: 'Share links to this draft' })
  await dialog.getByRole('button', { name: 'Update link' }).click()
  await expect
    .poll(async () => (await pageHtml(new URL(`${address}${path}`).pathname)).includes(newPrice))
    .toBe(true)
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeHidden()
  await expect.poll(async () => (await boss.reload())?.status()).toBe(410)
  await expect(boss.getByRole('complementary', { name: 'Draft' })).toBeHidden()
  await boss.context().close()
})
