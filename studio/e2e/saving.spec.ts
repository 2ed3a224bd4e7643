import { lakeClient } from './content-lake.ts'
import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { freezeLake, thawLake } from './lake-process.ts'

test.afterEach(thawLake)

test('what is typed while the lake does not answer is told of, and saved once it does', async ({
  page,
}) => {
  const job = await openDocument(page, 'jobs;job-backend-engineer')
  await expect(job.footer).toContainText(/edited|published|created|discarded/i)
  await expect(job.field('Location')).toBeEditable()
  await freezeLake()
  await job.field('Location').fill('Madikeri')
  const notice = page.getByRole('alert').filter({ hasText: 'Not saved yet' })
  await expect(notice).toContainText(/has not answered since \d\d:\d\d:\d\d/)
  await job.field('Location').pressSequentially(', Kodagu')

  await thawLake()
  await expect(page.getByText('everything you typed is saved')).toBeVisible()
  await expect(notice).toBeHidden()
  await expect(job.field('Location')).toHaveValue('Madikeri, Kodagu')
  const draft = await lakeClient.getDocument('drafts.job-backend-engineer')
  expect(draft?.location).toBe('Madikeri, Kodagu')
})

test('a form that is closed meanwhile is saved all the same', async ({ page }) => {
  await page.clock.install()
  const job = await openDocument(page, 'jobs;job-backend-engineer')
  await expect(job.footer).toContainText(/edited|published|created|discarded/i)
  await expect(job.field('Location')).toBeEditable()
  await freezeLake()
  await job.field('Location').fill('Karwar')
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  // As long as the Studio by itself keeps what nobody looks at, and longer.
  await page.clock.fastForward(8_000)

  await thawLake()
  await expect(page.getByText('everything you typed is saved')).toBeVisible()
  expect((await lakeClient.getDocument('drafts.job-backend-engineer'))?.location).toBe('Karwar')
})
