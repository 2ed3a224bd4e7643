import type { Page } from '@playwright/test'
import { freezeLake, lakeClient, thawLake } from './content-lake.ts'
import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { priceDesk } from './price-desk.ts'
import { expectSiteText } from './public-site.ts'

test.afterEach(thawLake)

const id = 'job-backend-engineer'
const draftLocation = async () => (await lakeClient.getDocument(`drafts.${id}`))?.location

/** The browser's next dialog, and the answer to it. */
const answerToQuestion = (page: Page, answer: 'leave' | 'stay') =>
  new Promise<string>((resolve) =>
    page.once('dialog', async (dialog) => {
      resolve(dialog.type())
      await (answer === 'leave' ? dialog.accept() : dialog.dismiss())
    }),
  )

const writes = /\/data\/(mutate|actions)\//

/** Drops all writes of the page until `page.unroute(writes)`. */
const loseWrites = (page: Page) => page.route(writes, () => {})

async function openJob(page: Page) {
  const job = await openDocument(page, `jobs;${id}`)
  await expect(job.footer).toContainText(/edited|published|created|discarded/i)
  await expect(job.field('Location')).toBeEditable()
  // Browsers show no dialog before the first interaction.
  await job.field('Location').click()
  return job
}

test('edits while the lake does not answer are announced and saved later, also of a closed form', async ({
  page,
}) => {
  await page.clock.install()
  const job = await openJob(page)
  const notice = page.getByRole('alert').filter({ hasText: 'Not saved yet' })
  const saved = page.getByText('everything you typed is saved')
  const desk = priceDesk(page)
  const starter = 'Web Development, Starter, from'

  await test.step('an open form stays usable, and is saved', async () => {
    await freezeLake()
    await job.field('Location').fill('Madikeri')
    await expect(notice).toContainText(/has not answered since \d\d:\d\d:\d\d/)
    await job.field('Location').pressSequentially(', Kodagu')
    await thawLake()
    await expect(saved).toBeVisible()
    await expect(notice).toBeHidden()
    await expect(saved).toBeHidden()
    await expect(job.field('Location')).toHaveValue('Madikeri, Kodagu')
    expect(await draftLocation()).toBe('Madikeri, Kodagu')
  })

  const leave = async () => {
    await page.getByRole('link', { name: 'Overview' }).click()
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    // Longer than the Studio keeps an unobserved document.
    await page.clock.fastForward(8_000)
    await thawLake()
    await expect(saved).toBeVisible()
    await expect(saved).toBeHidden()
  }

  await test.step('saves a closed form', async () => {
    await freezeLake()
    await job.field('Location').fill('Karwar')
    await expect(notice).toBeVisible()
    await leave()
    expect(await draftLocation()).toBe('Karwar')
  })

  await test.step('saves a closed price desk', async () => {
    await desk.open()
    await desk.cell(starter).click()
    await freezeLake()
    await page.keyboard.type('66K')
    await page.keyboard.press('Enter')
    await expect(desk.cell(starter)).toHaveAccessibleName(`${starter}: 66K, was 50K`)
    // Waits until the price is saved.
    await desk.publishButton.click()
    await expect(desk.publishButton).toBeDisabled()
    await expect(notice).toBeVisible()
    await leave()
    const draft = await lakeClient.getDocument('drafts.service-web-development')
    expect(draft?.tiers[0].from).toBe(66_000)
  })
})

test('a tab is not closed over edits that were not saved, and they are offered again', async ({
  page,
}) => {
  const job = await openJob(page)
  const offer = job.pane.getByRole('region', { name: 'Words that were not saved' })

  await test.step('closed within a second of typing: asks first; nothing is lost by staying', async () => {
    await freezeLake()
    await job.field('Location').fill('Hubli')
    const answered = answerToQuestion(page, 'stay')
    await page.close({ runBeforeUnload: true })
    expect(await answered).toBe('beforeunload')
    await thawLake()
    await expect.poll(draftLocation).toBe('Hubli')
    await expect(job.field('Location')).toHaveValue('Hubli')
  })

  await test.step('among formatted words too', async () => {
    await loseWrites(page)
    await job.pane.getByTestId('field-body').getByRole('textbox').click()
    await page.keyboard.type('Shifts are announced a month ahead.')
    const answered = answerToQuestion(page, 'stay')
    await page.close({ runBeforeUnload: true })
    expect(await answered).toBe('beforeunload')
  })

  await test.step('left all the same: offered on the next visit', async () => {
    await job.field('Location').fill('Hubli, Karnataka')
    const answered = answerToQuestion(page, 'leave')
    await page.goto('about:blank')
    expect(await answered).toBe('beforeunload')
    await page.unroute(writes)
    await openJob(page)
    await expect(offer).toContainText(/This was typed today \d\d:\d\d IST and was not saved/)
    await expect(offer).toContainText('Location: Hubli, Karnataka')
    await expect(offer).toContainText('Shifts are announced a month ahead.')
    await expect(job.field('Location')).toHaveValue('Hubli')
  })

  await test.step('put in, and published', async () => {
    await offer.getByRole('button', { name: 'Restore' }).click()
    await expect(offer).toBeHidden()
    await expect(job.field('Location')).toHaveValue('Hubli, Karnataka')
    await job.publish()
    await expectSiteText('/careers', 'Hubli, Karnataka')
    await expectSiteText('/careers', 'Shifts are announced a month ahead.')
  })

  await test.step('discarded: not offered again, and not asked about what is saved', async () => {
    await loseWrites(page)
    await job.field('Title').fill('Support Desk')
    const answered = answerToQuestion(page, 'leave')
    await page.goto('about:blank')
    expect(await answered).toBe('beforeunload')
    await page.unroute(writes)
    await openJob(page)
    await offer.getByRole('button', { name: 'Discard' }).click()
    await expect(offer).toBeHidden()
    const failOnDialog = () => expect.soft('a question', 'nothing is unsaved').toBe('none')
    page.once('dialog', failOnDialog)
    await page.goto('about:blank')
    page.off('dialog', failOnDialog)
    await openJob(page)
    await expect(offer).toBeHidden()
    await expect(job.field('Title')).not.toHaveValue('Support Desk')
  })

  await test.step('asks about an unfinished price, in form and price desk', async () => {
    const service = await openDocument(page, 'prices;service-web-development,path=tiers')
    await service.pane.getByRole('button', { name: 'Starter' }).click()
    // Stored once the field is left, as it is a large change.
    await service.field('From (rupees)').fill('6')
    const answered = answerToQuestion(page, 'leave')
    await page.goto('/price-desk')
    expect(await answered).toBe('beforeunload')
    const desk = priceDesk(page)
    await desk.cell('Web Development, Starter, from').click()
    await page.keyboard.type('61')
    const answeredAgain = answerToQuestion(page, 'leave')
    await page.goto('about:blank')
    expect(await answeredAgain).toBe('beforeunload')
  })
})
