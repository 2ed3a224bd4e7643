import { expect, test } from '@playwright/test'
import {
  answering,
  enquiry,
  expectCleared,
  expectFields,
  failed,
  field,
  fillForm,
  form,
  getPayloads,
  openForm,
  send,
  sent,
} from './contact-form.ts'

/** Specification: section 4, Contact form status; 7, Contact submit; 8, both messages. Variants are in send-enquiry.test.ts and enquiry-payload.test.ts. */

test.describe('sending', () => {
  // The time in the enquiry is that of India, wherever the visitor is.
  test.use({ timezoneId: 'America/New_York' })

  test('posts the six fields, then its own, without reading the answer', { tag: '@quick' }, async ({
    page,
  }) => {
    const requests = await answering(page)
    await openForm(page)
    await page.clock.setFixedTime('2026-10-27T20:35:09Z')
    await fillForm(page)
    await field(page, 'Project type').selectOption('IoT & Hardware')
    await send(page).click()
    await expect(sent(page)).toBeVisible()
    await expectCleared(page)

    expect(requests).toHaveLength(1)
    expect(requests[0]?.method()).toBe('POST')
    expect(Object.entries(getPayloads(requests)[0] ?? {})).toEqual([
      ['name', 'Ada Iyer'],
      ['email', 'ada@example.in'],
      ['phone', '+91 98765 43210'],
      ['project', 'iot-hardware'],
      ['message', 'A sensor for cool boxes.'],
      ['timestamp', '28/10/2026, 2:05:09 am'],
      ['id', expect.stringMatching(/^[\da-f-]{36}$/)],
      ['landing', '/contact'],
    ])
  })
})

test('a missing field shows the error and sends nothing', async ({ page }) => {
  const requests = await answering(page)
  await openForm(page)
  await fillForm(page)
  for (const missing of Object.keys(enquiry)) {
    await test.step(missing, async () => {
      const words = { ...enquiry, [missing]: '' }
      await field(page, missing).fill('')
      await send(page).click()
      await expect(failed(page)).toBeVisible()
      await expect(field(page, missing)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, missing)).toBeFocused()
      await expect(
        form(page).getByRole('alert').getByText(`Please check ${missing}, then send again.`),
      ).toBeVisible()
      await expectFields(page, words)
      await expect(send(page)).toBeEnabled()
      await fillForm(page)
    })
  }
  expect(requests).toEqual([])
})

test('autofilled fields lose their error', async ({ page }) => {
  await answering(page)
  await openForm(page)
  await send(page).click()
  const invalidFields = form(page).locator('[aria-invalid]')
  await expect(invalidFields).toHaveCount(Object.keys(enquiry).length)
  // Like autofill: all fields at once, before a render.
  await form(page).evaluate((element: HTMLFormElement) => {
    for (const control of element.querySelectorAll('[aria-invalid]')) {
      Object.assign(control, { value: 'ada@example.in' })
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect(invalidFields).toHaveCount(0)
})

test('a double click and Enter send once, while the button is disabled and labelled so', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>()
  const requests = await answering(page, answer.promise)
  await openForm(page)
  await fillForm(page)
  // So quick that the second click comes before the button is disabled.
  await send(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(send(page)).toHaveText('Sending...')
  await expect(send(page)).toBeDisabled()
  await expectFields(page, enquiry)
  await field(page, 'Name').press('Enter')
  answer.resolve()
  await expect(sent(page)).toBeVisible()
  await expect(send(page)).toHaveText('Send Message')
  await expect(send(page)).toBeEnabled()
  expect(requests).toHaveLength(1)
})

test('words typed during a send stay, and their field keeps the focus', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await answering(page, answer.promise)
  await openForm(page)
  await fillForm(page)
  await send(page).click()
  const message = `${enquiry.Message} And a display.`
  await field(page, 'Message').fill(message)
  answer.resolve()
  await expect(sent(page)).toBeVisible()
  await expectFields(page, { Name: '', Email: '', Phone: '', Message: message })
  await expect(field(page, 'Message')).toBeFocused()
})

test('a network error shows the error, keeps every field, and can be tried again', async ({
  page,
}) => {
  await openForm(page)
  const words = { ...enquiry, 'Project type': 'other' }
  await fillForm(page)
  await field(page, 'Project type').selectOption('other')
  await page.context().setOffline(true)
  await send(page).click()
  await expect(failed(page)).toBeVisible()
  for (const scheme of ['mailto:', 'tel:', 'https://wa.me/']) {
    await expect(form(page).getByRole('alert').locator(`a[href^="${scheme}"]`)).toBeVisible()
  }
  await expectFields(page, words)
  await page.context().setOffline(false)
  const requests = await answering(page)
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  await expect(failed(page)).toBeHidden()
  expect(requests).toHaveLength(1)
})
