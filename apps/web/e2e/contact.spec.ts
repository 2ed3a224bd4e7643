import { expect, test } from '@playwright/test'
import {
  answering,
  enquiry,
  expectCleared,
  expectFields,
  failed,
  field,
  fillIn,
  form,
  openForm,
  send,
} from './contact-form.ts'
import { visit } from './visit.ts'

/** Specification: section 2, Contact; 3, Contact enquiry; 5 for what is required. */

test.describe('the form', () => {
  test('has its fields, four of them required', async ({ page }) => {
    await visit(page, '/contact')
    for (const [label, type] of [
      ['Name', 'text'],
      ['Email', 'email'],
      ['Phone', 'tel'],
      ['Message', 'textarea'],
    ] as const) {
      await expect(field(page, label)).toHaveJSProperty('type', type)
      await expect(field(page, label)).toHaveAttribute('required')
    }
    await expect(field(page, 'Phone')).toHaveAttribute('placeholder', /^\+91 /)
    await expect(field(page, 'Project type')).not.toHaveAttribute('required')
    await expectCleared(page)
    await expect(send(page)).toHaveText('Send Message')
  })

  test('offers the project types, and none', async ({ page }) => {
    await visit(page, '/contact')
    const options = await field(page, 'Project type')
      .locator('option')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('value'), one.textContent]))
    expect(options[0]?.[0]).toBe('')
    expect(options.slice(1)).toEqual([
      ['web-development', 'Web Development'],
      ['mobile-app', 'Mobile App'],
      ['iot-hardware', 'IoT & Hardware'],
      ['automation', 'System Automation'],
      ['consulting', 'Consulting & Strategy'],
      ['other', 'Other'],
    ])
  })
})

test('beside the form stand the ways to reach the company', async ({ page }) => {
  await visit(page, '/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'hello@kitewright.example' })).toHaveAttribute(
    'href',
    'mailto:hello@kitewright.example',
  )
  await expect(main.getByRole('link', { name: '+91 80 5550 0142' })).toHaveAttribute(
    'href',
    'tel:+918055500142',
  )
  await expect(main.getByText('Mon–Fri 9 AM – 6 PM IST')).toBeVisible()
  await expect(main.getByText('By appointment only')).toBeVisible()
  await expect(main.getByText(/within 24 hours/).first()).toBeVisible()
  await main.getByRole('link', { name: 'Book a Meeting' }).click()
  await expect(page).toHaveURL('/book-meeting')
})

for (const missing of Object.keys(enquiry)) {
  test(`without ${missing} nothing is sent and the error shows`, async ({ page }) => {
    const requests = await answering(page)
    await openForm(page)
    await fillIn(page, { ...enquiry, [missing]: '' })
    await send(page).click()
    await expect(failed(page)).toBeVisible()
    await expectFields(page, { ...enquiry, [missing]: '' })
    await expect(send(page)).toBeEnabled()
    expect(requests).toEqual([])
  })
}

test('what the browser fills in at once is no longer marked as missing', async ({ page }) => {
  await answering(page)
  await openForm(page)
  await send(page).click()
  const marked = form(page).locator('[aria-invalid]')
  await expect(marked).toHaveCount(Object.keys(enquiry).length)
  // As autofill does: all fields in one go, before anything is drawn.
  await form(page).evaluate((element: HTMLFormElement) => {
    for (const control of element.querySelectorAll('[aria-invalid]')) {
      Object.assign(control, { value: 'ada@example.in' })
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect(marked).toHaveCount(0)
})
