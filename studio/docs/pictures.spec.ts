import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { freezeLake, lakeClient, thawLake } from '../e2e/content-lake.ts'
import { documentPane, follow, openDocument } from '../e2e/document-pane.ts'
import { expect, test } from '../e2e/editor.ts'
import { priceDesk } from '../e2e/price-desk.ts'
import { expectSiteText, visit } from '../e2e/public-site.ts'
import { serviceIdle } from '../e2e/rebuild-service.ts'
import { createTestEnquiry } from '../testing/test-enquiry.ts'

test.use({ viewport: { width: 1120, height: 640 } })
test.afterEach(thawLake)

const folder = join(import.meta.dirname, 'guide')
const pages = (await readdir(folder)).filter((name) => name.endsWith('.md'))
const guide = (await Promise.all(pages.map((name) => readFile(join(folder, name), 'utf8')))).join()

/** The guide's description of a picture. */
function getAltText(name: string): string {
  const altText = guide.match(`!\\[([^\\]]+)\\]\\(${name}\\.png\\)`)?.[1]
  if (!altText) throw new Error(`The guide shows no picture ${name}.png.`)
  return altText
}

/**
 * A picture of the guide. It must show the words that the guide quotes; the project `pictures` takes it again, in few
 * colours to keep it small.
 */
async function picture(name: string, what: Page | Locator) {
  // A screenshot of a part scrolls to it.
  if ('count' in what) await what.scrollIntoViewIfNeeded()
  for (const [, words = ''] of getAltText(name).matchAll(/“([^”]+)”/g)) {
    await expect(what.getByText(words).filter({ visible: true }).first()).toBeInViewport()
  }
  if (test.info().project.name !== 'pictures') return
  const png = await what.screenshot({ animations: 'disabled', caret: 'hide' })
  await sharp(png)
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(join(folder, `${name}.png`))
}

const path = '/services/web-development'

test('the guide for editors, step by step', async ({ page, browser, context }) => {
  // The test follows the whole guide.
  test.slow()
  await test.step('log in', async () => {
    const stranger = await browser.newContext({
      viewport: { width: 560, height: 320 },
      storageState: { cookies: [], origins: [] },
    })
    const sharedPage = await stranger.newPage()
    await sharedPage.goto('/')
    await expect(sharedPage.getByRole('link', { name: 'Log in on this computer' })).toBeVisible()
    await picture('log-in', sharedPage)
    await stranger.close()
  })

  const service = documentPane(page)
  await test.step('a price', async () => {
    await page.goto('/structure/prices')
    const entry = page.getByRole('link', { name: 'Web Development' })
    await expect(entry).toBeVisible()
    await picture('price-list', page)
    await entry.click()
    await service.pane.getByRole('button', { name: 'Starter' }).click()
    await service.field('From (rupees)').fill('60000')
    await picture('change-a-price', page)
  })

  await test.step('what does not fit', async () => {
    await service.field('From (rupees)').fill('240000')
    await service.field('From (rupees)').press('Enter')
    await service.pane.getByRole('button', { name: 'Validation' }).click()
    // The message is in the list of problems and in the form behind it.
    const message = page.getByText('The highest price must be above the lowest')
    await expect(message.filter({ visible: true }).first()).toBeVisible()
    await picture('problem', page)
    await service.pane.getByRole('button', { name: 'Close validation' }).click()
    await service.field('From (rupees)').fill('60000')
  })

  await test.step('publish', async () => {
    await service.publish()
    await expect(page.getByText(/^Live after \d+ s$/).first()).toBeVisible()
    await picture('publish', page)
    await expectSiteText(path, '₹60K – 2L')
    const visitor = await context.newPage()
    await visit(visitor, path)
    await visitor.locator('main article').filter({ hasText: 'Starter' }).scrollIntoViewIfNeeded()
    await picture('live', visitor)
    await visitor.close()
    await expect(page.getByText(/^Live after/)).toBeHidden()
  })

  await test.step('a rename that carries its texts along', async () => {
    const answer = { 'answer[0].children[0].text': 'It is {range Starter of web-development}.' }
    await lakeClient.patch('faq-emergencies').set(answer).commit()
    await service.field('Name').fill('Launch')
    const carry = page.getByRole('button', { name: 'Publish, and carry along 1 text' })
    await expect(carry).toBeEnabled()
    await carry.scrollIntoViewIfNeeded()
    await picture('carry-along', page)
    await service.choose('Discard changes')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Discard/ })
      .click()
  })

  await test.step('the price desk', async () => {
    const desk = priceDesk(page)
    await desk.open()
    await desk.grid.getByRole('button', { name: 'Web and Apps Solutions' }).click()
    await desk.raise.getByRole('combobox', { name: 'Rounded to' }).selectOption('₹5K')
    await desk.raise.getByRole('button', { name: 'Raise 30 prices' }).click()
    await expect(desk.summary).toContainText('30 prices of 6 services changed.')
    await expect(page.getByText('discarded')).toBeHidden()
    await page.setViewportSize({ width: 1400, height: 700 })
    await picture('price-desk', page)
    await page.setViewportSize({ width: 1120, height: 640 })
    await page.getByRole('button', { name: 'Discard all changes' }).click()
    const services = 'count(*[_type == "service" && _id in path("drafts.**")])'
    await expect.poll(() => lakeClient.fetch(services)).toBe(0)
  })

  await test.step('the overview, with a quarantined entry', async () => {
    const job = await openDocument(page, 'jobs;job-backend-engineer')
    await job.field('Location').fill('Mysuru')
    await expect(job.footer).toContainText('Edited')
    await serviceIdle()
    const about = await lakeClient.getDocument('about')
    await lakeClient.patch('about').unset(['meta']).commit()
    await page.goto('/overview')
    await page.getByRole('button', { name: 'Hide these steps' }).click()
    await expect(page.getByText('About, published by Local Script')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Backend Engineer' })).toBeVisible()
    await expect(page.getByText('by Local Editor').first()).toBeVisible()
    await picture('overview', page)
    await lakeClient.patch('about').set({ meta: about?.meta }).commit()
    await expect(page.getByText('About, published by')).toBeHidden()
  })

  await test.step('a new service', async () => {
    await page.goto('/structure')
    await follow(page, ['Services by group', 'Engineering and AI'])
    await page.getByRole('link', { name: 'Create', exact: true }).click()
    await service.field('Name').fill('Kite Repair')
    const progress = service.pane.getByRole('region', { name: 'Progress' })
    await expect(progress).toContainText(/Packages \(\d+\)/)
    await expect(service.footer).toContainText('Edited')
    await page.mouse.move(0, 0)
    await progress.evaluate((one) => one.scrollIntoView())
    await picture('new-service', service.pane)
    await picture('layouts', service.pane.getByRole('radiogroup', { name: 'Layout' }))
    const facts = service.pane.getByTestId('field-facts')
    await facts.evaluate((one) => one.scrollIntoView())
    await picture('rows', service.pane)
    await lakeClient.delete({ query: '*[title == "Kite Repair"]' })
  })

  await test.step('how it will look', async () => {
    const { pane } = await openDocument(page, 'prices;service-ui-ux-design,path=metaDescription')
    const shared = pane.getByRole('figure', { name: 'Where it is shared' })
    await expect(shared).toContainText('characters')
    await picture('search-result', pane.getByRole('figure', { name: 'In search results' }))
    await shared.scrollIntoViewIfNeeded()
    await picture('shared-card', pane)
  })

  await test.step('the search', async () => {
    await page.goto('/overview')
    await page.getByTestId('studio-search').click()
    await page.getByRole('textbox', { name: 'Words to find' }).fill('warranty')
    await expect(page.getByRole('region', { name: 'Is there a warranty?' })).toBeVisible()
    await picture('search', page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('nothing is saved', async () => {
    const job = await openDocument(page, 'jobs;job-backend-engineer')
    await expect(job.footer).toContainText('Edited')
    await expect(job.field('Location')).toBeEditable()
    await freezeLake()
    await job.field('Location').fill('Mysuru, or anywhere')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await picture('not-saved', page)
    await thawLake()
    await expect(page.getByText('everything you typed is saved')).toBeVisible()
  })

  await test.step('the inbox', async () => {
    const firstEnquiry = createTestEnquiry({
      about: 'Web Development, Professional, ₹2L – 8L',
      page: '/services/web-development',
      landing: '/blog',
      referrer: 'https://www.linkedin.com',
    })
    const secondEnquiry = createTestEnquiry({
      _id: 'enquiry.1b5f3b0e-8f5e-4c8e-9d0a-0d6f0f1c2b3b',
      name: 'Ben Thomas',
      project: 'iot-hardware',
      message: 'A board that measures water.',
      receivedAt: '2026-11-24T05:20:00.000Z',
    })
    await lakeClient.transaction().create(firstEnquiry).create(secondEnquiry).commit()
    await page.goto('/inbox')
    await page.getByRole('link', { name: firstEnquiry.name }).click()
    await expect(page.getByText('Web Development in Content')).toBeVisible()
    await page.mouse.move(0, 0)
    await picture('inbox', page)
    await lakeClient.delete({ query: '*[_type == "enquiry"]' })
  })

  await test.step('the time machine', async () => {
    await serviceIdle()
    await page.goto('/time-machine')
    const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem')
    await expect(versions.first()).toContainText('Live')
    const restore = page.getByRole('button', { name: 'Restore …' })
    const previousVersion = versions.filter({ hasText: 'Local Editor', has: restore }).first()
    await expect(previousVersion).toBeVisible()
    await picture('time-machine', page)
    // The version before the first publish.
    await versions.last().getByRole('button', { name: 'Restore entries …' }).click()
    await page.getByRole('checkbox', { name: 'Web Development' }).check()
    await expect(page.getByText('From (rupees): ₹60K → ₹50K')).toBeVisible()
    await picture('restore-entries', page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
    await previousVersion.getByRole('button', { name: 'Restore …' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await picture('restore', page)
  })
})
