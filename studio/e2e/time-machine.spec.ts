import { lakeClient } from './content-lake.ts'
import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { priceDesk } from './price-desk.ts'
import { pageHtml, siteDrops, siteShows } from './public-site.ts'
import { serviceRests } from './rebuild-service.ts'

/** Other tests begin with the prices of the seed. */
let seed: { _id: string; tiers: object[] }[]
test.beforeAll(async () => {
  const query = '*[_type == "service" && !(_id in path("drafts.**"))]{_id, tiers}'
  seed = await lakeClient.fetch(query)
})
test.afterAll(async () => {
  const transaction = lakeClient.transaction()
  for (const { _id, tiers } of seed) transaction.patch(_id, { set: { tiers } })
  await transaction.commit()
})

test('a bad raise of all prices is taken back by entry, as drafts that are published as one', async ({
  page,
}) => {
  const path = '/services/web-development'
  await serviceRests()
  const desk = priceDesk(page)
  await desk.open()
  await desk.grid.getByRole('button', { name: 'Service', exact: true }).click()
  await desk.raise.getByRole('textbox', { name: 'Raise by' }).fill('10')
  await desk.raise.getByRole('button', { name: /^Raise \d+ prices$/ }).click()
  await expect(desk.summary).toContainText('prices of 24 services changed.')
  const [count = ''] = /^\d+ prices/.exec(await desk.summary.innerText()) ?? []
  await desk.publishButton.click()
  await expect(page.getByText(/^Live after \d+ s$/).first()).toBeVisible()
  await siteShows(path, '₹55K – 2.2L')

  // The list counts as the desk does, and names the services with their prices.
  await page.goto('/time-machine')
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem')
  const newest = versions.first()
  await expect(newest).toContainText(`${count}Local Editor, today`)
  await newest.getByText(/ and 21 more$/).click()
  await expect(newest.getByText(/^Web Development: Starter ₹50K – 2L → /)).toBeVisible()
  await newest.locator('summary').click()

  await versions.nth(1).getByRole('button', { name: 'Restore entries …' }).click()
  const dialog = page.getByRole('dialog')
  const entries = dialog.getByRole('list', { name: 'Entries that differ' })
  await expect(entries.getByRole('checkbox')).toHaveCount(24)
  await expect(entries).toContainText('Package 1 · From (rupees): ₹55K → ₹50K')
  await dialog.getByRole('checkbox', { name: 'All 24 entries' }).check()
  await entries.getByRole('checkbox', { name: 'UI/UX Design' }).uncheck()
  await dialog.getByRole('button', { name: 'Write 23 drafts' }).click()
  // Drafts alone change nothing for visitors.
  await expect(entries.getByText('the draft is written')).toHaveCount(23)
  expect(await pageHtml(path)).toContain('₹55K – 2.2L')
  await dialog.getByRole('button', { name: 'Publish 23 entries' }).click()
  await expect(page.getByText('23 entries published')).toBeVisible()
  await expect(dialog).toBeHidden()
  await siteShows(path, '₹50K – 2L')

  // The one that was left out is the one that still differs.
  await expect(versions.nth(1)).toContainText(`${count}Local Editor, today`)
  await versions.nth(2).getByRole('button', { name: 'Restore entries …' }).click()
  await expect(entries.getByRole('checkbox')).toHaveCount(1)
  await entries.getByRole('checkbox', { name: 'UI/UX Design' }).check()
  await dialog.getByRole('button', { name: 'Write 1 draft' }).click()
  await dialog.getByRole('button', { name: 'Remove 1 draft' }).click()
  await dialog.getByRole('button', { name: 'Write 1 draft' }).click()
  await dialog.getByRole('button', { name: 'Publish 1 entry' }).click()
  await expect(dialog).toBeHidden()
  await desk.open()
  await expect(desk.summary).toContainText('All prices are as visitors see them.')
})

test('a draft that somebody writes is not written over', async ({ page }) => {
  await serviceRests()
  const job = await openDocument(page, 'jobs;job-backend-engineer')
  const was = await job.field('Location').inputValue()
  await job.field('Location').fill('Hubballi')
  await job.publish()
  await siteShows('/careers', 'Hubballi')
  await job.field('Location').fill('Hampi, half wr')
  await expect(job.footer).toContainText('Edited')

  await page.goto('/time-machine')
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem')
  await expect(versions.first()).toContainText('1 job')
  await versions.nth(1).getByRole('button', { name: 'Restore entries …' }).click()
  const entry = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Backend' })
  await expect(entry).toContainText(`Location: Hubballi → ${was}`)
  await expect(entry).toContainText('another draft of it waits')
  await expect(entry.getByRole('checkbox')).toBeDisabled()
  await entry.getByRole('link', { name: 'draft' }).click()
  await job.field('Location').fill(was)
  await job.publish()
  await siteDrops('/careers', 'Hubballi')
})

test('what was deleted is found in the bin, and brought back', async ({ page }) => {
  const title = 'When a PWA is enough'
  await serviceRests()
  const post = await openDocument(page, 'posts;post-when-a-pwa-is-enough')
  await post.choose('Delete')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await siteDrops('/blog', title)

  await page.goto('/time-machine')
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem')
  await expect(versions.first()).toContainText('1 post removed')
  // Beside what other tests have deleted.
  const bin = page.getByRole('tab', { name: /^Bin [1-9]/ })
  await bin.click()
  const count = Number((await bin.innerText()).replace(/\D/g, ''))
  const gone = page
    .getByRole('list', { name: 'Deleted entries' })
    .getByRole('listitem')
    .filter({ hasText: title })
  await expect(gone).toContainText(/post, deleted by Local Editor, today \d\d:\d\d/)
  await gone.getByRole('button', { name: `Bring back ${title}` }).click()

  await expect(post.field('Title')).toHaveValue(title)
  await siteDrops('/blog', title)
  await post.publish()
  await siteShows('/blog', title)
  await page.goto('/time-machine')
  await expect(page.getByRole('tab', { name: `Bin ${count - 1}`, exact: true })).toBeVisible()
})

test('a post that is postponed is called so', async ({ page }) => {
  const title = 'When a PWA is enough'
  await serviceRests()
  const post = await openDocument(page, 'posts;post-when-a-pwa-is-enough')
  const setDate = async (day: string) => {
    await post.field('Date').fill(day)
    await post.field('Date').press('Tab')
    await post.publish()
  }
  await setDate('2099-03-03')
  await siteDrops('/blog', title)
  await page.goto('/time-machine')
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem')
  await expect(versions.first()).toContainText('1 post postponedLocal Editor')
  await versions.first().locator('summary').click()
  await expect(versions.first().getByText(`${title}: postponed`)).toBeVisible()

  await openDocument(page, 'posts;post-when-a-pwa-is-enough')
  await setDate('2026-09-15')
  await siteShows('/blog', title)
})
