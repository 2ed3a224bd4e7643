import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { pageHtml, siteDrops, siteShows } from './public-site.ts'
import { serviceRests } from './rebuild-service.ts'

test('a post with a date ahead says when it goes live, and is nowhere on the site until then', async ({
  page,
}) => {
  await serviceRests()
  const title = 'When a PWA is enough'
  const post = await openDocument(page, 'posts;post-when-a-pwa-is-enough')
  const foot = page.getByTestId('pane-footer')
  await expect(foot.getByText('Live', { exact: true })).toBeVisible()
  expect(await pageHtml('/blog')).toContain(title)

  await post.field('Date').fill('2099-03-03')
  await post.field('Date').press('Tab')
  await post.field('Time').fill('10:00')
  await expect(foot.getByText('Draft', { exact: true })).toBeVisible()
  await post.publish()
  const words = 'Goes live on 3 March 2099, 10:00 IST'
  await expect(page.getByRole('status').or(page.getByRole('alert')).getByText(words)).toBeVisible()
  await expect(foot.getByText(words)).toBeVisible()
  await expect(page.getByRole('link', { name: `${title} ${words}` })).toBeVisible()
  await siteDrops('/blog', title)
  await siteDrops('/feed.xml', title)
  await siteDrops('/live.json', 'post-when-a-pwa-is-enough')
  await post.moreButton.click()
  await expect(page.getByRole('menuitem', { name: 'Open on site' })).toBeDisabled()
  await page.keyboard.press('Escape')

  await post.field('Date').fill('2026-09-15')
  await post.field('Date').press('Tab')
  await post.field('Time').fill('')
  await post.publish()
  await siteShows('/blog', title)
  await expect(foot.getByText('Live', { exact: true })).toBeVisible()
})

test('a job leaves the site after its last day, and says so', async ({ page }) => {
  await serviceRests()
  const job = await openDocument(page, 'jobs;job-devops-engineer')
  const until = job.field('Open until')
  await until.fill('2020-01-31')
  await until.press('Tab')
  await job.publish()
  const foot = page.getByTestId('pane-footer')
  await expect(foot.getByText('Ended on 31 January 2020')).toBeVisible()
  await siteDrops('/careers', 'id="devops-engineer"')
  expect(await pageHtml('/careers')).toContain('id="backend-engineer"')

  await until.fill('2099-01-31')
  await until.press('Tab')
  await job.publish()
  await siteShows('/careers', 'id="devops-engineer"')
  await expect(foot.getByText('Live', { exact: true })).toBeVisible()
})
