import { expect, type Request, test } from '@playwright/test'
import { answering, fillIn, form, openForm, payloadsOf, send, sent } from './contact-form.ts'
import { configured } from './sites.ts'
import { startStill } from './still-clock.ts'

/** What a program seems to have sent carries a mark for the reader; it is never dropped. */

function expectMarked(requests: Request[]) {
  expect(payloadsOf(requests)).toEqual([
    expect.objectContaining({ flag: expect.stringMatching(/\w/), name: 'Ada Iyer' }),
  ])
}

test('an enquiry that fills in the field that people do not see', async ({ page }) => {
  const requests = await answering(page)
  await openForm(page)
  await fillIn(page)
  const trap = form(page).locator('input[name="website"]')
  await expect(trap).not.toBeInViewport()
  await trap.evaluate((element: HTMLInputElement) => {
    element.value = 'https://spam.example'
  })
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  expectMarked(requests)
})

test('an enquiry that is faster than a person', async ({ page }) => {
  const requests = await answering(page)
  await startStill(page, `${configured.url}/contact`)
  await fillIn(page)
  await send(page).click()
  await page.clock.resume()
  await expect(sent(page)).toBeVisible()
  expectMarked(requests)
})
