import { lakeClient } from './content-lake.ts'
import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { pageHtml, siteShows } from './public-site.ts'
import { serviceRests } from './rebuild-service.ts'

const job = { id: 'job-backend-engineer', path: '/careers', field: 'location' }
const service = { id: 'service-web-development', path: '/services/web-development', field: 'lead' }

const published = (id: string) =>
  lakeClient.fetch('*[_id == $id][0]', { id }, { perspective: 'published' })
const write = async ({ id, field }: typeof job, words: string) =>
  lakeClient.createOrReplace({ ...(await published(id)), _id: `drafts.${id}`, [field]: words })

let seed: Awaited<ReturnType<typeof published>>[]
test.beforeAll(async () => {
  seed = await Promise.all([job, service].map(({ id }) => published(id)))
})
test.afterEach(async () => {
  await lakeClient.delete({ query: '*[_type == "siteSet"]' })
  const transaction = lakeClient.transaction()
  for (const document of seed) transaction.createOrReplace(document)
  await transaction.commit()
  await siteShows(service.path, seed[1].lead)
  await serviceRests()
})

/** What is typed for a moment, on the clock of India. */
const typedHour = (at: number) => {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return parts.format(at).replace(' ', 'T')
}

test('drafts are published together, now or at an hour, and what is planned can be called off', async ({
  page,
}) => {
  await write(job, 'Hampi')
  await write(service, 'Sites that load in a second on a train.')
  await page.goto('/overview')
  const drafts = page.getByRole('region', { name: 'Drafts' })
  const scheduled = page.getByRole('region', { name: 'Scheduled' })
  const choose = (name: string) => drafts.getByRole('checkbox', { name: `Choose ${name}` }).check()
  const bar = drafts.getByRole('group', { name: 'Chosen drafts' })
  await expect(drafts).toContainText('→ Hampi')
  await choose('Backend Engineer')
  await choose('Web Development')
  await expect(bar.getByRole('status')).toHaveText('2 chosen')
  await bar.getByRole('button', { name: 'Publish now' }).click()
  await siteShows(job.path, 'Hampi')
  await siteShows(service.path, 'on a train')
  const now = await Promise.all([job, service].map(({ id }) => published(id)))
  expect(now[0]._rev).toBe(now[1]._rev)
  await expect(drafts).toContainText('Nothing waits to be published.')

  await write(job, 'Madurai')
  await write(service, 'Sites that load in a second on a ferry.')
  await choose('Backend Engineer')
  await bar.getByLabel('At a time, in India').fill('2020-01-01T09:00')
  await bar.getByRole('button', { name: 'Schedule' }).click()
  await expect(bar.getByRole('alert')).toContainText('past')
  await bar.getByLabel('At a time, in India').fill('2031-04-01T09:00')
  await expect(bar).toContainText('Tuesday 1 April 2031, 09:00 in India')
  await bar.getByRole('button', { name: 'Schedule' }).click()
  const far = scheduled.getByRole('listitem').filter({ hasText: '1 Apr 2031, 09:00 in India' })
  await expect(far.first()).toContainText('Backend Engineer')

  await choose('Web Development')
  const minute = 60_000
  const soon = Math.ceil((Date.now() + minute / 4) / minute) * minute
  await bar.getByLabel('At a time, in India').fill(typedHour(soon))
  await bar.getByRole('button', { name: 'Schedule' }).click()
  await expect(scheduled.getByRole('link', { name: 'Web Development' })).toBeVisible()
  expect(await pageHtml(service.path)).not.toContain('on a ferry')
  await expect
    .poll(async () => (await pageHtml(service.path)).includes('on a ferry'), {
      timeout: 2 * minute,
    })
    .toBe(true)
  expect(Date.now()).toBeGreaterThanOrEqual(soon)
  await expect(scheduled.getByRole('link', { name: 'Web Development' })).toBeHidden()

  const { pane } = await openDocument(page, `jobs;${job.id}`)
  await expect(pane.getByText('goes live 1 Apr 2031, 09:00')).toBeVisible()
  // Another hour is refused while a draft is wrong, with the way to its field, as the first one would be.
  await write(job, '')
  await page.goto('/overview')
  await far.first().getByRole('button', { name: 'Change hour' }).click()
  await far.first().getByLabel('New hour, in India').fill('2031-05-01T10:30')
  await expect(far.first()).toContainText('Thursday 1 May 2031, 10:30 in India')
  await far.first().getByRole('button', { name: 'Schedule' }).click()
  const alert = far.first().getByRole('alert')
  await expect(alert).toContainText('Mend this first:')
  await expect(alert.getByRole('link')).toHaveAttribute(
    'href',
    /job-backend-engineer.*path=location/,
  )
  await write(job, 'Madurai')
  await far.first().getByRole('button', { name: 'Schedule' }).click()
  const moved = scheduled.getByRole('listitem').filter({ hasText: '1 May 2031, 10:30 in India' })
  await expect(moved.first()).toContainText('Backend Engineer')
  await moved.first().getByRole('button', { name: 'Call off' }).click()
  await expect(scheduled).toContainText('Nothing is planned.')
  await expect(drafts.getByRole('checkbox', { name: 'Choose Backend Engineer' })).toBeVisible()
  expect(await pageHtml(job.path)).not.toContain('Madurai')
})
