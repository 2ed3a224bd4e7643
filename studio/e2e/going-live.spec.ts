import { createClient } from '@sanity/client'
import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { lake, site, studio } from './places.ts'
import { pageHtml, siteShows } from './public-site.ts'
import { serviceRests } from './rebuild-service.ts'

/** Writes past the Studio, as a script or an older Studio would. */
const client = createClient({
  projectId: lake.projectId,
  dataset: 'production',
  apiHost: lake.url,
  useProjectHostname: false,
  apiVersion: '2025-02-19',
  token: lake.writeToken,
  useCdn: false,
})

test('a publish is told of until it is live, with the way to it', async ({ page }) => {
  const service = await openDocument(page, 'prices;service-data-analytics')
  const badge = page.getByTestId('pane-footer').getByText('Live', { exact: true })
  await expect(badge).toBeVisible()
  const lead = 'Numbers that you can act on, on the day they come in, for everybody who decides.'
  await service.field('Lead').fill(lead)
  await expect(page.getByTestId('pane-footer').getByText('Draft', { exact: true })).toBeVisible()
  await service.publish()
  await expect(page.getByText(/^Live after \d+ s$/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open /services/data-analytics' })).toHaveAttribute(
    'href',
    `${site.url}/services/data-analytics`,
  )
  expect(await pageHtml('/services/data-analytics')).toContain(lead)
  await expect(badge).toBeVisible()

  await page.goto('/overview')
  await expect(
    page.getByRole('listitem').filter({ hasText: '1 service, by Local Editor' }).first(),
  ).toBeVisible()
})

test('an entry that is wrong holds up nobody, and says where to mend it', async ({
  page,
  colleague,
}) => {
  await serviceRests()
  const about = await client.getDocument('about')
  await client.patch('about').unset(['meta']).commit()

  await page.goto('/overview')
  const toMend = page.getByRole('region', { name: 'To mend' })
  await expect(toMend).toContainText(
    'About, published by Local Script: visitors see its last good version',
  )
  await toMend.getByRole('link').first().click()
  await expect(page.getByTestId('pane-footer').getByText(/^Not live: \d thing/)).toBeVisible()

  const theirs = await openDocument(colleague, 'jobs;job-backend-engineer')
  await theirs.field('Location').fill('Mysuru')
  await theirs.publish()
  await siteShows('/careers', 'Mysuru')

  await client.patch('about').set({ meta: about?.meta }).commit()
  await expect(page.getByTestId('pane-footer').getByText('Live', { exact: true })).toBeVisible()
})

test('an earlier version is restored, everybody is told, and one button ends it', async ({
  page,
  colleague,
}) => {
  await serviceRests()
  const path = '/services/devops-cicd'
  const before = await pageHtml(path)
  const service = await openDocument(page, 'prices;service-devops-cicd')
  const lead = 'Releases that nobody stays up for, every day of the week, with a way back.'
  await service.field('Lead').fill(lead)
  await service.publish()
  await siteShows(path, lead)

  await colleague.goto('/overview')
  await page.goto('/time-machine')
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem')
  await expect(versions.first()).toContainText('1 service')
  await versions.nth(1).getByRole('button', { name: 'Restore …' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('DevOps & CI/CD: becomes what it was')
  await dialog.getByRole('button', { name: 'Restore and hold publishes back' }).click()

  const banner = colleague.getByRole('status').filter({ hasText: 'Nothing goes live now' })
  // In words, without the ids of releases.
  await expect(banner).toContainText(
    /now: rolled back to an earlier version of the site by Local Editor, today [\d:]+\. Visitors see the site of today [\d:]+\. What/,
  )
  expect(await pageHtml(path)).toBe(before)

  const theirs = await openDocument(colleague, 'jobs;job-backend-engineer')
  await theirs.field('Location').fill('Hubballi')
  await theirs.publish()
  await expect(colleague.getByText('Kept, but not live')).toBeVisible()
  await banner.getByRole('button', { name: 'Show the newest content again' }).click()
  await siteShows(path, lead)
  await siteShows('/careers', 'Hubballi')
  await expect(banner).toBeHidden()
})

test('while the site does not tell what is live, everybody is told why', async ({ page }) => {
  await serviceRests()
  let isReadable = false
  await page.route(`${site.url}/live.json`, (route) =>
    isReadable
      ? route.continue()
      : route.fulfill({ headers: { 'access-control-allow-origin': studio.url }, body: 'parked' }),
  )
  await page.goto('/overview')
  const now = page.getByRole('region', { name: 'The site' })
  await expect(now).toContainText('What visitors see cannot be checked from here')
  await expect(now).toContainText(`${site.url}/live.json does not hold what is live`)

  const job = await openDocument(page, 'jobs;job-backend-engineer')
  await expect(page.getByTestId('pane-footer').getByText('Not known')).toBeVisible()
  await job.field('Location').fill('Bidar')
  await job.publish()
  await expect(page.getByText('What visitors see cannot be checked from here')).toBeVisible()
  isReadable = true
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible()
  await siteShows('/careers', 'Bidar')
})
