import { SCHEDULE_TYPE } from '@kitewright/protocol/requests'
import { lakeClient } from './content-lake.ts'
import { goTo, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { everyday } from './everyday.ts'
import { expectSiteText, pageHtml } from './public-site.ts'
import { serviceIdle } from './rebuild-service.ts'

const job = { id: 'job-backend-engineer', path: '/careers', field: 'location' }
const service = { id: 'service-data-analytics', path: '/services/data-analytics', field: 'lead' }

const published = (id: string) =>
  lakeClient.fetch('*[_id == $id][0]', { id }, { perspective: 'published' })
const write = async ({ id, field }: typeof job, words: string) =>
  lakeClient.createOrReplace({ ...(await published(id)), _id: `drafts.${id}`, [field]: words })

test('drafts are published together, now or at a time, and a scheduled publish is changed and cancelled', async ({
  page,
}) => {
  const drafts = page.getByRole('region', { name: 'Drafts' })
  const scheduled = page.getByRole('region', { name: 'Scheduled' })
  const bar = drafts.getByRole('group', { name: 'Chosen drafts' })
  const choose = (name: string) => drafts.getByRole('checkbox', { name: `Choose ${name}` }).check()
  const chooseBoth = async () => {
    await choose('Backend Engineer')
    await choose('Data Analytics')
  }
  const at = bar.getByLabel('At a time (IST)')
  const start = { start: '/overview' } as const
  await serviceIdle()

  await write(job, 'Hampi')
  await write(service, 'Figures that a team on a train agrees on.')
  await everyday(
    page,
    'two drafts published together',
    async () => {
      await expect(drafts).toContainText('→ Hampi')
      await chooseBoth()
      await expect(bar.getByRole('status')).toHaveText('2 chosen')
      await bar.getByRole('button', { name: 'Publish now' }).click()
      await expectSiteText(job.path, 'Hampi')
      return undefined
    },
    start,
  )
  await expectSiteText(service.path, 'on a train')
  const now = await Promise.all([job, service].map(({ id }) => published(id)))
  expect(now[0]._rev).toBe(now[1]._rev)
  await expect(drafts).toContainText('Nothing waits to be published.')

  await write(job, 'Madurai')
  await write(service, 'Figures that a team on a ferry agrees on.')
  const upcoming = scheduled.getByRole('listitem').filter({ hasText: '1 April 2031, 09:00 IST' })
  await everyday(
    page,
    'two drafts scheduled',
    async () => {
      await chooseBoth()
      await at.fill('2031-04-01T09:00')
      await bar.getByRole('textbox', { name: 'Name of the scheduled publish' }).fill('Ferry')
      await expect(bar).toContainText('Tuesday, 1 April 2031, 09:00 IST')
      await bar.getByRole('button', { name: 'Schedule' }).click()
      await expect(upcoming.first()).toContainText('Ferry: ')
      await expect(upcoming.first()).toContainText('Backend Engineer')
      return undefined
    },
    start,
  )
  await expect(drafts).toContainText('Goes live 1 April 2031, 09:00 IST')
  await expect(drafts).not.toContainText('Can be published')

  await test.step('the form of a scheduled draft asks what to do with later changes', async () => {
    const form = await openDocument(page, `jobs;${job.id}`)
    await expect(page.getByText('goes live 1 April 2031, 09:00 IST', { exact: true })).toBeVisible()
    const notice = form.pane.getByRole('region', { name: 'Scheduled' })
    await expect(notice).toContainText('Goes live 1 April 2031, 09:00 IST, as it is now.')
    await form.field('Location').fill('Mysuru')
    await expect(notice).toContainText('Your changes since then stay in the draft.')
    const fetchPausedDraft = () =>
      lakeClient.fetch(
        `*[_type == "${SCHEDULE_TYPE}"][0].entries[id == "${job.id}"][0].frozen.draft`,
      )
    await notice.getByRole('button', { name: 'Keep the scheduled copy' }).click()
    await expect(notice.getByRole('button', { name: 'Keep the scheduled copy' })).toBeHidden()
    expect(await fetchPausedDraft()).toContain('Madurai')
    await notice.getByRole('button', { name: 'Take the changes along' }).click()
    await expect(notice).toContainText('as it is now.')
    expect(await fetchPausedDraft()).toContain('Mysuru')
  })
  await test.step('a share link shows the pages as they will be', async () => {
    await goTo(page, '/overview')
    await upcoming.first().getByRole('button', { name: 'Create share link' }).click()
    const link = page.getByRole('region', { name: 'Share links' }).getByRole('listitem')
    await expect(link).toContainText('Shows Data Analytics')
    const [address = ''] = (await link.innerText()).match(/http:\S+\/drafts\/[\w-]{32}/) ?? []
    const getPath = (path: string) => new URL(`${address}${path}`).pathname
    expect(await pageHtml(getPath(service.path))).toContain('on a ferry')
    expect(await pageHtml(getPath(job.path))).toContain('Mysuru')
    await link.getByRole('button', { name: 'Withdraw' }).click()
    await expect(link).toHaveCount(0)
  })
  await everyday(
    page,
    'a scheduled publish cancelled',
    async () => {
      await scheduled.getByRole('button', { name: 'Cancel' }).first().click()
      await expect(scheduled).toContainText('Nothing is scheduled.')
      return undefined
    },
    start,
  )

  await test.step('a time that has passed is refused', async () => {
    await choose('Data Analytics')
    await at.fill('2020-01-01T09:00')
    await bar.getByRole('button', { name: 'Schedule' }).click()
    await expect(bar.getByRole('alert')).toContainText('That time has passed')
  })

  await test.step('a scheduled draft goes live at its time, not before', async () => {
    await at.fill('2031-04-01T09:00')
    await bar.getByRole('button', { name: 'Schedule' }).click()
    await expect(scheduled.getByRole('link', { name: 'Data Analytics' })).toBeVisible()
    expect(await pageHtml(service.path)).not.toContain('on a ferry')
    // The test moves the schedule's time into the past, instead of a minute's wait.
    const query = { query: `*[_type == "${SCHEDULE_TYPE}"]` }
    await lakeClient.patch(query).set({ at: new Date().toISOString() }).commit()
    await expectSiteText(service.path, 'on a ferry')
    await expect(scheduled.getByRole('link', { name: 'Data Analytics' })).toBeHidden()
  })

  await test.step('another time is refused while a draft is wrong, with the way to its field', async () => {
    await choose('Backend Engineer')
    await at.fill('2031-04-01T09:00')
    await bar.getByRole('combobox', { name: 'Publish' }).selectOption('Publish as it is then')
    await bar.getByRole('button', { name: 'Schedule' }).click()
    await expect(upcoming.first()).toContainText('Backend Engineer, as it is then')
    await write(job, '')
    await upcoming.first().getByRole('button', { name: 'Change time' }).click()
    await upcoming.first().getByLabel('New time (IST)').fill('2031-05-01T10:30')
    await upcoming.first().getByRole('button', { name: 'Schedule' }).click()
    const alert = upcoming.first().getByRole('alert')
    await expect(alert).toContainText('Fix this first:')
    await expect(alert.getByRole('link')).toHaveAttribute(
      'href',
      /job-backend-engineer.*path=location/,
    )
    await write(job, 'Madurai')
    await upcoming.first().getByRole('button', { name: 'Schedule' }).click()
    const moved = scheduled.getByRole('listitem').filter({ hasText: '1 May 2031, 10:30 IST' })
    await expect(moved.first()).toContainText('Backend Engineer')
  })
  expect(await pageHtml(job.path)).not.toContain('Madurai')
})
