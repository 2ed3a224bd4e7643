import { STATUS_ID } from '@kitewright/protocol/site'
import { lakeClient } from './content-lake.ts'
import { documentPane, goTo } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { serviceIdle } from './rebuild-service.ts'

test('shows first steps, all drafts with what is left in them, and the guide', async ({ page }) => {
  const job = await lakeClient.getDocument('job-backend-engineer')
  if (!job) throw new Error('The lake has no job-backend-engineer')
  // Drafts of another person.
  await lakeClient.createOrReplace({
    ...job,
    _id: 'drafts.job-backend-engineer',
    location: 'Hampi',
  })
  await lakeClient.createOrReplace({
    _id: 'drafts.service-tea-rooms',
    _type: 'service',
    title: 'Tea Rooms',
    lead: 'Too long. '.repeat(20),
  })
  await page.goto('/overview')
  const drafts = page.getByRole('region', { name: 'Drafts' })
  const unfinished = drafts.getByRole('listitem').filter({ hasText: 'Tea Rooms' })
  await expect(unfinished).toContainText('Still to write:')
  await expect(unfinished).toContainText(/Lead: Shorten this to 170 characters or fewer/)
  await expect(drafts.getByRole('listitem').filter({ hasText: 'Backend Engineer' })).toContainText(
    'Can be published',
  )
  await unfinished.getByRole('link', { name: 'Address' }).click()
  await expect(documentPane(page).title).toHaveText('Tea Rooms')

  await goTo(page, '/overview')
  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.getByRole('link', { name: 'Guide' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible()
  await page.getByRole('link', { name: 'Time machine' }).last().click()
  await expect(page.getByRole('heading', { name: 'Time machine' })).toBeInViewport()
  await page.getByRole('button', { name: 'All pages of the guide' }).click()
  await page.getByRole('link', { name: 'Publish together and schedule' }).click()
  const picture = page.getByRole('img', { name: /“To fix”/ })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)

  await page.getByRole('link', { name: 'Overview' }).click()
  await steps.getByRole('button', { name: 'Hide these steps' }).click()
  await expect(steps).toBeHidden()
  await page.reload()
  await expect(drafts).toBeVisible()
  await expect(steps).toBeHidden()
})

test('the overview shows the age of the newest backup, and why a later one failed', async ({
  page,
}) => {
  await serviceIdle()
  const newest = new Date(Date.now() - 3 * 60 * 60_000).toISOString()
  const report = (backup: object | null) => lakeClient.patch(STATUS_ID).set({ backup }).commit()
  await page.goto('/overview')
  const site = page.getByRole('region', { name: 'The site' })
  await report({ newest, failure: null, isLate: false })
  await expect(site).toContainText('Newest backup: 3 h ago')
  await report({ newest, failure: 'BACKUP_COPY ended with 1', isLate: false })
  await expect(site).toContainText('3 h ago; the last one failed: BACKUP_COPY ended with 1')
  await report(null)
  await expect(site).not.toContainText('backup')
})
