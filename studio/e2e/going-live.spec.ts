import { lakeClient } from './content-lake.ts'
import { goTo, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { expectSiteText, pageHtml } from './public-site.ts'
import { serviceIdle } from './rebuild-service.ts'

test('an invalid entry blocks no other, and links to the field to fix', async ({
  page,
  colleague,
}) => {
  await serviceIdle()
  const about = await lakeClient.getDocument('about')
  await lakeClient.patch('about').unset(['meta']).commit()

  await goTo(page, '/overview')
  const toFix = page.getByRole('region', { name: 'To fix' })
  await expect(toFix).toContainText(
    'About, published by Local Script: visitors see its last good version',
  )
  await toFix.getByRole('link').first().click()
  await expect(page.getByTestId('pane-footer').getByText(/^Not live: \d thing/)).toBeVisible()

  const otherPane = await openDocument(colleague, 'jobs;job-backend-engineer')
  await otherPane.field('Location').fill('Mysuru')
  await otherPane.publish()
  await expectSiteText('/careers', 'Mysuru')

  await lakeClient.patch('about').set({ meta: about?.meta }).commit()
  await expect(page.getByTestId('pane-footer').getByText('Live', { exact: true })).toBeVisible()
})

test('restores an earlier version, informs everybody, and ends with one button', async ({
  page,
  colleague,
}) => {
  await serviceIdle()
  const path = '/services/devops-cicd'
  const before = await pageHtml(path)
  const service = await openDocument(page, 'prices;service-devops-cicd')
  const lead = 'Releases that nobody stays up for, every day of the week, with a way back.'
  await service.field('Lead').fill(lead)
  await service.publish()
  await expectSiteText(path, lead)

  await goTo(colleague, '/overview')
  await goTo(page, '/time-machine')
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem')
  await expect(versions.first()).toContainText('1 service')
  await versions.nth(1).getByRole('button', { name: 'Restore …' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('DevOps & CI/CD: becomes what it was')
  await dialog.getByRole('button', { name: 'Restore and pause publishing' }).click()

  const banner = colleague.getByRole('status').filter({ hasText: 'Nothing goes live now' })
  // In words, without the ids of releases.
  await expect(banner).toContainText(
    /now: rolled back to an earlier version of the site by Local Editor, today [\d:]+ IST\. Visitors see the site of today [\d:]+ IST\. What/,
  )
  expect(await pageHtml(path)).toBe(before)

  const otherPane = await openDocument(colleague, 'jobs;job-backend-engineer')
  await otherPane.field('Location').fill('Hubballi')
  await otherPane.publish()
  await expect(colleague.getByText('Kept, but not live')).toBeVisible()
  await banner.getByRole('button', { name: 'Resume publishing' }).click()
  await expectSiteText(path, lead)
  await expectSiteText('/careers', 'Hubballi')
  await expect(banner).toBeHidden()
})

test('undoes the newest publish with one button, and lists later publishes', async ({
  page,
  colleague,
}) => {
  await serviceIdle()
  const path = '/services/devops-cicd'
  const before = await lakeClient.getDocument('service-devops-cicd')
  const service = await openDocument(page, 'prices;service-devops-cicd')
  const lead = 'Releases that nobody stays up for, every day of the week, with a way back.'
  await service.field('Lead').fill(lead)
  await service.publish()
  await expectSiteText(path, lead)

  await goTo(page, '/time-machine')
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem')
  await expect(versions.first()).toContainText('1 service')
  await expect(page.getByRole('button', { name: 'Undo this publish …' })).toHaveCount(1)
  await versions.first().getByRole('button', { name: 'Undo this publish …' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Lead: ${lead.slice(0, 20)}`)
  await expect(dialog).toContainText('Nothing was published since.')

  const otherPane = await openDocument(colleague, 'jobs;job-backend-engineer')
  await otherPane.field('Location').fill('Hubballi')
  await otherPane.publish()
  await expect(dialog).toContainText('Published since: Backend Engineer.')
  await dialog.getByRole('button', { name: 'Undo and publish' }).click()
  await expect(dialog).toBeHidden()
  await expectSiteText(path, String(before?.lead))
  await expectSiteText('/careers', 'Hubballi')
})
