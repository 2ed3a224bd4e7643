import type { Page } from '@playwright/test'
import { lakeClient } from './content-lake.ts'
import { documentPane, follow, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { siteDrops, siteShows } from './public-site.ts'

/** What stands above a form when its draft would break something elsewhere. */
const consequences = (page: Page) =>
  page.getByTestId('document-pane').getByRole('status').filter({ hasText: 'still' })

test('renaming a package is refused by name, and can carry its texts along', async ({ page }) => {
  const answer = { 'answer[0].children[0].text': 'It is {range Starter of web-development}.' }
  await lakeClient.patch('faq-emergencies').set(answer).commit()
  const service = await openDocument(page, 'prices;service-web-development,path=tiers')
  await service.pane.getByRole('button', { name: 'Starter' }).click()
  await service.field('Name').fill('Launch')
  await expect(consequences(page)).toContainText(
    '“Starter” is now called “Launch”, and a text (“What if something breaks at night?”) still asks for the price of “Starter”. Carry them along, or keep the name.',
  )
  await expect(service.publishButton).toBeDisabled()
  await page.keyboard.press('Escape')

  await consequences(page).getByRole('button', { name: 'Publish, and carry along 1 text' }).click()
  await expect(page.getByText('Published, and 1 text carried along')).toBeVisible()
  await siteShows('/services/web-development', 'Launch')
  const question = '*[_type == "faq" && question == "What if something breaks at night?"][0].answer'
  expect(JSON.stringify(await lakeClient.fetch(question))).toContain(
    '{range Launch of web-development}',
  )

  await test.step('the form goes on from there', async () => {
    await service.pane.getByRole('tab', { name: 'Page', exact: true }).click()
    await service.field('Lead').fill('What goes on.')
    await expect(service.publishButton).toBeEnabled()
  })
})

test('a price of a package that is not there is refused by name', async ({ page }) => {
  await page.goto('/structure')
  const faq = await follow(page, ['Questions by topic', 'Support', 'Is there a'])
  await faq.write('answer', 'It is {range Startr of web-development}.')
  await faq.pane.getByRole('button', { name: 'Validation' }).click()
  await expect(page.getByText('“web-development” has no package “Startr”.')).toBeVisible()
  await expect(faq.publishButton).toBeDisabled()
})

test('a link to a page that is not there is refused, and the row is named', async ({ page }) => {
  const cards = 'cards[_key=="meet-the-team"]'
  const patch = lakeClient.patch('servicesOverview').unset([`${cards}.page`])
  await patch.set({ [`${cards}.href`]: '/about' }).commit()
  const overview = await openDocument(page, 'pages;servicesOverview,path=cards')
  await overview.pane.getByRole('button', { name: 'Meet the team' }).click()
  const row = overview.pane.getByTestId(`field-${cards}.href`)
  await row.getByRole('textbox').fill('/conatct')
  await overview.pane.getByRole('button', { name: 'Validation' }).click()
  await expect(
    page.getByRole('button', { name: 'Cards / Card / Address elsewhere' }),
  ).toContainText('Card 2 · Address elsewhere: No page stands at /conatct. Did you mean /contact?')
  await expect(overview.publishButton).toBeDisabled()
})

test('a service that texts link to cannot be deleted, and no way around is offered', async ({
  page,
}) => {
  const service = await openDocument(page, 'prices;service-seo-optimization')
  await service.choose('Delete')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('“SEO Optimization” cannot be deleted yet')
  await expect(dialog.getByText('points to it.').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Delete anyway' })).toBeHidden()

  await test.step('each text is a click away', async () => {
    await dialog.getByRole('link', { name: /· Answer$/ }).click()
    await expect(documentPane(page).pane.getByTestId('field-answer').last()).toBeVisible()
  })
})

test('a new address of a service is refused while texts that were written by hand lead to the old one', async ({
  page,
}) => {
  const link = {
    'answer[0].markDefs': [{ _key: 'l', _type: 'link', href: '/services/mvp-development' }],
  }
  await lakeClient.patch('faq-emergencies').set(link).commit()
  const service = await openDocument(page, 'prices;service-mvp-development,path=slug')
  await service.field('Address').fill('mvp')
  await expect(consequences(page)).toContainText('The address was “mvp-development”, and')
  await expect(
    consequences(page).getByRole('link', { name: 'What if something breaks at night?' }),
  ).not.toHaveCount(0)
  await expect(service.publishButton).toBeDisabled()
})

test('the last job can be taken off the site, and the page says so', async ({ page }) => {
  const jobs = await lakeClient.fetch('*[_type == "job" && !(_id in path("drafts.**"))]')
  const last = 'job-backend-engineer'
  for (const { _id } of jobs) if (_id !== last) await lakeClient.delete(_id)

  const job = await openDocument(page, `jobs;${last}`)
  await job.lookAt('Published')
  await job.pane.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  // The words are in the data of the page always, in its markup only while there is no opening.
  await siteShows('/careers', 'data-empty-note')

  for (const document of jobs) await lakeClient.createOrReplace(document)
  await siteDrops('/careers', 'data-empty-note')
})
