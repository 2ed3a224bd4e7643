import type { Page } from '@playwright/test'
import { documentPane, follow } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { pageHtml, siteShows } from './public-site.ts'

/** Makes a new entry with the list that is open, and leaves the list open beside it. */
async function create(page: Page, neighbour: string) {
  await page.getByRole('link', { name: 'Create', exact: true }).click()
  const entry = documentPane(page)
  await expect(entry.title).toHaveText(/^New /)
  await expect(entry.publishButton).toBeDisabled()
  await expect(page.getByRole('link', { name: neighbour })).toBeVisible()
  return entry
}

test('a new entry starts with what its list knows', async ({ page }) => {
  await page.goto('/structure')
  await test.step('a job is anywhere, and dated today', async () => {
    await follow(page, ['Jobs'])
    const job = await create(page, 'Backend Engineer')
    await expect(job.field('Location')).toHaveValue('Remote')
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Kolkata' })
    await expect(job.field('Posted on')).toHaveValue(today)
  })

  await test.step('a service has its group and three packages to fill in', async () => {
    await follow(page, ['Services by group', 'Growth Strategy and Consulting'])
    const { pane } = await create(page, 'Digital Marketing')
    await expect(pane.getByText('Growth Strategy and Consulting')).toBeVisible()
    await pane.getByRole('tab', { name: 'Prices' }).click()
    await expect(pane.getByTestId('field-tiers').getByText('3 of 3 packages')).toBeVisible()
    await expect(pane.getByRole('group', { name: 'Package 1' })).toContainText('No price yet')
  })

  await test.step('a question has its topic, and is published at the end of it', async () => {
    await follow(page, ['Questions by topic', 'Hardware'])
    const faq = await create(page, 'Do you really build hardware?')
    await expect(faq.pane.getByRole('combobox', { name: 'Topic' })).toHaveValue('Hardware')
    await faq.field('Question').fill('Do you test devices in the heat?')
    await faq.write('answer', 'Yes, up to 85 degrees.')
    await faq.publish()
    await siteShows('/', 'Yes, up to 85 degrees.')
    const home = await pageHtml('/')
    const before = home.indexOf('Can you test an idea before I pay for a product?')
    expect(home.indexOf('Do you test devices in the heat?')).toBeGreaterThan(before)
  })
})
