import { expect, type Request, test } from '@playwright/test'
import {
  answering,
  enquiry,
  expectCleared,
  expectFields,
  failed,
  field,
  fillIn,
  openForm,
  payloadsOf,
  send,
  sent,
} from './contact-form.ts'
import { configured } from './sites.ts'
import { startStill } from './still-clock.ts'

/** Specification: section 4, Contact form status; 7, Contact submit; 8, both messages. */

test.describe('sending', () => {
  // The time in the enquiry is that of India, wherever the visitor is.
  test.use({ timezoneId: 'America/New_York' })

  test('posts the six fields, then its own, without reading the answer', { tag: '@quick' }, async ({
    page,
  }) => {
    const requests = await answering(page)
    await openForm(page)
    await page.clock.setFixedTime('2026-10-27T20:35:09Z')
    await fillIn(page)
    await field(page, 'Project type').selectOption('IoT & Hardware')
    await send(page).click()
    await expect(sent(page)).toBeVisible()
    await expectCleared(page)

    expect(requests).toHaveLength(1)
    expect(requests[0]?.method()).toBe('POST')
    expect(Object.entries(payloadsOf(requests)[0] ?? {})).toEqual([
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

test('while it is on its way the button says so and is disabled', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await answering(page, answer.promise)
  await openForm(page)
  await fillIn(page)
  await send(page).click()
  await expect(send(page)).toHaveText('Sending...')
  await expect(send(page)).toBeDisabled()
  await expectFields(page, enquiry)
  answer.resolve()
  await expect(sent(page)).toBeVisible()
  await expect(send(page)).toHaveText('Send Message')
  await expect(send(page)).toBeEnabled()
})

test('a double click and Enter twice send once', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  const requests = await answering(page, answer.promise)
  await openForm(page)
  await fillIn(page)
  // So quick that the second click comes before the button is disabled.
  await send(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await field(page, 'Name').press('Enter')
  await field(page, 'Name').press('Enter')
  answer.resolve()
  await expect(sent(page)).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('a network error shows the error, keeps every field, and can be tried again', async ({
  page,
}) => {
  await answering(page, 'error')
  await openForm(page)
  const words = { ...enquiry, 'Project type': 'other' }
  await fillIn(page)
  await field(page, 'Project type').selectOption('other')
  await send(page).click()
  await expect(failed(page)).toBeVisible()
  await expectFields(page, words)
  await page.unroute(configured.contactEndpoint)
  const requests = await answering(page)
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  await expect(failed(page)).toBeHidden()
  expect(requests).toHaveLength(1)
})

test('our own receiver says whether the enquiry is stored', async ({ page, baseURL }) => {
  // The plain site, as if it were built with the setting.
  await page.route('/contact', async (route) => {
    const page = await route.fetch()
    const body = (await page.text()).replace(
      '"contactEndpoint":null',
      '"contactEndpoint":"/enquiries"',
    )
    await route.fulfill({ response: page, body })
  })
  const requests: Request[] = []
  const answers = [
    { status: 500, json: { error: 'The disk is full' } },
    { status: 201, json: { stored: true } },
  ]
  await page.route('/enquiries', (route) => {
    requests.push(route.request())
    return route.fulfill(answers.shift())
  })
  await openForm(page, { site: baseURL })
  await fillIn(page)
  await send(page).click()
  await expect(failed(page)).toBeVisible()
  await expectFields(page, enquiry)
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  await expectCleared(page)
  expect(requests.map((request) => request.headers()['content-type'])).toEqual([
    'application/json',
    'application/json',
  ])
  const [first, second] = payloadsOf(requests)
  expect(second?.id).toBe(first?.id)
})

test('offline the error shows at once, and the enquiry can be sent later', async ({ page }) => {
  await openForm(page)
  await fillIn(page)
  await page.context().setOffline(true)
  await send(page).click()
  await expect(failed(page)).toBeVisible()
  await expectFields(page, enquiry)
  await page.context().setOffline(false)
  const requests = await answering(page)
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  expect(requests).toHaveLength(1)
})

test('no answer for 15 s counts as a network error', async ({ page }) => {
  await answering(page, 'nothing')
  await startStill(page, `${configured.url}/contact`)
  await fillIn(page)
  await send(page).click()
  await page.clock.runFor(14_999)
  await expect(send(page)).toHaveText('Sending...')
  // The failure itself needs a few turns of the clock more to reach the screen.
  await page.clock.runFor(1)
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return failed(page).isVisible()
    })
    .toBe(true)
  await expectFields(page, enquiry)
})

test('an error that says "not configured" counts as success', async ({ page }) => {
  await page.addInitScript((endpoint) => {
    const { fetch } = window
    window.fetch = async (address, options) => {
      if (address === endpoint) throw new Error('The endpoint is not configured yet')
      return fetch(address, options)
    }
  }, configured.contactEndpoint)
  await openForm(page)
  await fillIn(page)
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  await expectCleared(page)
})

test('without an endpoint the enquiry is logged and counts as sent', async ({ page, baseURL }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openForm(page, { site: baseURL })
  await fillIn(page)
  const logged = page.waitForEvent('console', (entry) => entry.text().includes('Ada Iyer'))
  await send(page).click()
  const payload = await (await logged).args()[1]?.jsonValue()
  expect(payload).toMatchObject({ name: 'Ada Iyer', message: 'A sensor for cool boxes.' })
  await expect(sent(page)).toBeVisible()
  await expectCleared(page)
  expect(requests.filter((address) => !address.startsWith(baseURL ?? ''))).toEqual([])
})
