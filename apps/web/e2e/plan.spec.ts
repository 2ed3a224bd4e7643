import { expect, type Page, test } from '@playwright/test'
import { resize, visit } from './visit.ts'

/** Plan a project: what only a browser shows. Links and sums: plan.test.ts. */

const DEVICE =
  '/plan?piece.pcb-hardware-design=advanced&piece.app-development=basic&piece.cloud-operations=cloud-setup'
const estimate = (page: Page) => page.getByRole('region', { name: 'Your estimate' })
const fact = (page: Page, name: string) =>
  estimate(page)
    .locator('div', { has: page.locator(`dt:text-is("${name}")`) })
    .last()
    .locator('dd')

test('an example and a package of another page make a plan that becomes an enquiry', async ({
  page,
}) => {
  await visit(page, '/plan')
  await page.getByRole('button', { name: /A company site that ranks/ }).click()
  await expect(fact(page, 'One-off')).toHaveText('₹50K – 2L')
  await expect(page).toHaveURL(/piece.web-development=starter.50000-200000&/)
  await visit(page, '/services/payment-gateway')
  await page.getByRole('link', { name: /Add to a plan.*Enterprise/ }).click()
  await expect(fact(page, 'One-off')).toHaveText('₹2L+')
  await expect(page.getByRole('list', { name: 'Your pieces' }).getByRole('listitem')).toHaveCount(3)
  await estimate(page).getByRole('link', { name: 'Ask for this' }).click()
  const slip = page.locator('.slip')
  await expect(slip).toContainText('Plan of 3 services')
  await expect(slip).toContainText('Together ₹2L+ and ₹35K – 75K per month')
})

test('a fifth service is refused in its place, and says why', async ({ page }) => {
  await visit(page, `${DEVICE}&piece.web-development=starter`)
  await page.locator('summary', { hasText: 'Web Development' }).press('Tab')
  await page.locator('summary', { hasText: 'App Development' }).click()
  await page.locator('summary', { hasText: 'Payment Gateway' }).click()
  const choice = page.getByRole('group', { name: 'Payment Gateway: package' })
  await choice.getByRole('radio', { name: /Basic/ }).click()
  await expect(choice.getByRole('alert')).toHaveText(
    'A kite has four pieces. Remove one to add Payment Gateway.',
  )
  await expect(choice.getByRole('radio', { name: /Basic/ })).not.toBeChecked()
})

test('says what content no longer has of a link, and follows its prices', async ({ page }) => {
  await visit(page, '/plan?piece.kites=basic.1-2&piece.web-development=starter.1-2')
  await expect(page.getByText('One service in this link is no longer offered.')).toBeVisible()
  await expect(page.getByText('Prices have changed since this link was made.')).toBeVisible()
  await expect(fact(page, 'One-off')).toHaveText('₹50K – 2L')
})

test('a phone shows the estimate in a dialog; removed pieces pass the focus on', async ({
  page,
}) => {
  await resize(page, 390, 844)
  await visit(page, DEVICE)
  const bar = page.getByRole('button', { name: /Open your estimate/ })
  await bar.click()
  const dialog = page.getByRole('dialog', { name: 'Your estimate' })
  await dialog.getByRole('button', { name: 'Remove PCB & Hardware Design' }).click()
  await expect(dialog.getByRole('button', { name: 'Remove App Development' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(bar).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is a form of all packages', async ({ page }) => {
    await page.goto('/plan')
    await page.getByRole('group', { name: 'Data Analytics: package' }).getByLabel(/Basic/).check()
    await page.getByRole('button', { name: 'Ask for this' }).click()
    await expect(page).toHaveURL(/\/contact\?.*piece.data-analytics=basic/)
  })
})
