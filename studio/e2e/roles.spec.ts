import type { Page } from '@playwright/test'
import { createTestEnquiry } from '../testing/test-enquiry.ts'
import { lakeClient } from './content-lake.ts'
import { expect, test } from './editor.ts'
import { priceDesk } from './price-desk.ts'

type Grant = { filter: string; permissions: readonly string[] }

/** From the next load on, the editor has these rights and no others. */
async function grant(page: Page, right: Grant) {
  await page.unroute('**/acl*')
  await page.route('**/acl*', (route) => route.fulfill({ json: [right] }))
}

test('a viewer sees no actions, and no enquiries without the right', async ({ page }) => {
  const enquiry = createTestEnquiry({})
  await lakeClient.create(enquiry)
  const desk = priceDesk(page)

  await test.step('the price desk can be read and copied', async () => {
    await grant(page, { filter: '_id in path("**")', permissions: ['read'] })
    await desk.open()
    await expect(desk.grid).toHaveAttribute('aria-readonly', 'true')
    await desk.cell('Web Development, Starter, from').click()
    await page.keyboard.type('66K')
    await expect(desk.grid.getByRole('textbox')).toHaveCount(0)
    await desk.paste('66K')
    await expect(page.getByText('you may not change this service')).toBeVisible()
    await expect(desk.raise.getByRole('button')).toBeDisabled()
    expect(await lakeClient.fetch('*[_id in path("drafts.**")]')).toEqual([])
  })

  await test.step('an enquiry can be read and answered', async () => {
    await page
      .getByTestId('studio-navbar')
      .getByRole('link', { name: /^Inbox/ })
      .click()
    await page.getByRole('list', { name: 'Enquiries' }).getByRole('link').click()
    await expect(page.getByText('but not change them')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Answer by mail' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Answered|Spam|Delete/ })).toHaveCount(0)
  })

  await test.step('enquiries are hidden from those who may not read them', async () => {
    await grant(page, { filter: '_type != "enquiry"', permissions: ['read', 'update'] })
    await page.goto('/inbox')
    await expect(page.getByText('You may not read enquiries.')).toBeVisible()
  })
})
