import { expect, type Request, test } from '@playwright/test'
import { answering, fillIn, form, openForm, send, sent } from './contact-form.ts'
import { configured } from './sites.ts'
import { startStill } from './still-clock.ts'

/** What a program seems to have sent carries a mark for the reader; it is never dropped. */

async function expectMarked([request, ...others]: Request[]) {
  const { flag, ...rest } = JSON.parse(request?.postData() ?? '')
  expect(flag).toMatch(/\w/)
  expect(Object.keys(rest)).toHaveLength(6)
  expect(others).toEqual([])
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
  await expectMarked(requests)
})

test('an enquiry that is faster than a person', async ({ page }) => {
  const requests = await answering(page)
  await startStill(page, `${configured.url}/contact`)
  await fillIn(page)
  await send(page).click()
  await page.clock.resume()
  await expect(sent(page)).toBeVisible()
  await expectMarked(requests)
})
