import type { Page } from '@playwright/test'
import { lakeClient } from './content-lake.ts'
import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { freezeLake, thawLake } from './lake-process.ts'
import { priceDesk } from './price-desk.ts'
import { siteShows } from './public-site.ts'

test.afterEach(thawLake)

/** What the browser asks next, and how it is answered. */
const answerToQuestion = (page: Page, answer: 'leave' | 'stay') =>
  new Promise<string>((resolve) =>
    page.once('dialog', async (dialog) => {
      resolve(dialog.type())
      await (answer === 'leave' ? dialog.accept() : dialog.dismiss())
    }),
  )

const writes = /\/data\/(mutate|actions)\//

/** From now on nothing that the page writes arrives, until `page.unroute(writes)`. */
const loseWrites = (page: Page) => page.route(writes, () => {})

async function openJob(page: Page) {
  const job = await openDocument(page, 'jobs;job-backend-engineer')
  await expect(job.footer).toContainText(/edited|published|created|discarded/i)
  await expect(job.field('Location')).toBeEditable()
  // Browsers ask nothing of those who touched nothing.
  await job.field('Location').click()
  return job
}

test('a tab is not closed over words that have not arrived, and they are offered again', async ({
  page,
}) => {
  const job = await openJob(page)
  const offer = job.pane.getByRole('region', { name: 'Words that did not arrive' })

  await test.step('closed within a second of typing: asked; whoever stays loses nothing', async () => {
    await freezeLake()
    await job.field('Location').fill('Hubli')
    const asked = answerToQuestion(page, 'stay')
    await page.close({ runBeforeUnload: true })
    expect(await asked).toBe('beforeunload')
    await thawLake()
    await expect
      .poll(async () => (await lakeClient.getDocument('drafts.job-backend-engineer'))?.location)
      .toBe('Hubli')
    await expect(job.field('Location')).toHaveValue('Hubli')
  })

  await test.step('among formatted words too', async () => {
    await loseWrites(page)
    await job.pane.getByTestId('field-body').getByRole('textbox').click()
    await page.keyboard.type('Shifts are told a month ahead.')
    const asked = answerToQuestion(page, 'stay')
    await page.close({ runBeforeUnload: true })
    expect(await asked).toBe('beforeunload')
  })

  await test.step('left all the same: offered on the next visit', async () => {
    await job.field('Location').fill('Hubli, Karnataka')
    const asked = answerToQuestion(page, 'leave')
    await page.goto('about:blank')
    expect(await asked).toBe('beforeunload')
    await page.unroute(writes)
    await openJob(page)
    await expect(offer).toContainText(/This was typed today \d\d:\d\d and did not arrive/)
    await expect(offer).toContainText('Location: Hubli, Karnataka')
    await expect(offer).toContainText('Shifts are told a month ahead.')
    await expect(job.field('Location')).toHaveValue('Hubli')
  })

  await test.step('put in, and published', async () => {
    await offer.getByRole('button', { name: 'Put in' }).click()
    await expect(offer).toBeHidden()
    await expect(job.field('Location')).toHaveValue('Hubli, Karnataka')
    await job.publish()
    await siteShows('/careers', 'Hubli, Karnataka')
    await siteShows('/careers', 'Shifts are told a month ahead.')
  })

  await test.step('not offered twice, and not asked about what has arrived', async () => {
    page.once('dialog', () => expect.soft('a question', 'nothing is unsaved').toBe('none'))
    await page.goto('about:blank')
    await openJob(page)
    await expect(offer).toBeHidden()
  })
})

test('words that are not wanted any more are discarded', async ({ page }) => {
  const job = await openJob(page)
  await loseWrites(page)
  await job.field('Title').fill('Support Desk')
  const asked = answerToQuestion(page, 'leave')
  await page.goto('about:blank')
  expect(await asked).toBe('beforeunload')
  await page.unroute(writes)
  await openJob(page)
  const offer = job.pane.getByRole('region', { name: 'Words that did not arrive' })
  await offer.getByRole('button', { name: 'Discard' }).click()
  await expect(offer).toBeHidden()
  await page.goto('about:blank')
  await openJob(page)
  await expect(offer).toBeHidden()
  await expect(job.field('Title')).not.toHaveValue('Support Desk')
})

test('a price that is still being written is asked about, in its form and in the price desk', async ({
  page,
}) => {
  const service = await openDocument(page, 'prices;service-web-development,path=tiers')
  await service.pane.getByRole('button', { name: 'Starter' }).click()
  const from = service.field('From (rupees)')
  // Stored once the field is left, as it is another price by far.
  await from.fill('6')
  const asked = answerToQuestion(page, 'leave')
  const desk = priceDesk(page)
  await desk.open()
  expect(await asked).toBe('beforeunload')
  await desk.cell('Web Development, Starter, from').click()
  await page.keyboard.type('61')
  const askedAgain = answerToQuestion(page, 'leave')
  await page.goto('about:blank')
  expect(await askedAgain).toBe('beforeunload')
})
