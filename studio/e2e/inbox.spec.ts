import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from '@playwright/test'
import Papa from 'papaparse'
import { createTestEnquiry } from '../testing/test-enquiry.ts'
import { expectMessages } from './console-messages.ts'
import { lakeClient } from './content-lake.ts'
import { goTo } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { lake, site } from './hosts.ts'
import { visit } from './public-site.ts'

const enquiries = '*[_type == "enquiry"]'
const firstEnquiry = createTestEnquiry({
  about: 'Web Development, Professional, ₹2L – 8L',
  page: '/services/web-development',
  landing: '/blog',
  referrer: 'https://search.example',
  campaign: 'utm_source=mail&gclid=x',
  message: 'A shop for our looms.\n\n<img src=x onerror=alert(1)> How soon?',
})
const secondEnquiry = createTestEnquiry({
  _id: 'enquiry.1b5f3b0e-8f5e-4c8e-9d0a-0d6f0f1c2b3b',
  name: '=HYPERLINK("https://evil.example")',
  email: 'ben@home.example',
  message: 'Buy links\nnow',
  flag: 'hidden field filled in',
  receivedAt: '2026-11-24T10:00:00.000Z',
})
const chitra = createTestEnquiry({
  _id: 'enquiry.2b5f3b0e-8f5e-4c8e-9d0a-0d6f0f1c2b3c',
  name: 'Chitra Iyer',
  email: 'chitra@fields.example',
  phone: '080-5550-0142',
  project: 'iot-hardware',
  message: 'A board that measures water.',
  receivedAt: '2026-11-26T04:00:00.000Z',
})

const words = {
  Name: 'Meera Nair',
  Email: 'meera@company.example',
  Phone: '+91 98765 43211',
  Message: 'A shop for our kites.\nHow soon?',
}

/** Sends an enquiry as a visitor on a phone. */
async function sendEnquiry(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const visitor = await context.newPage()
  // The list of services was closed before.
  await visitor.addInitScript(() => sessionStorage.setItem('kitewright:sidebar-closed', 'true'))
  // The form marks enquiries that are typed faster than a person can.
  await visitor.clock.install()
  await visit(visitor, '/services/web-development?utm_source=news')
  await visitor.getByRole('link', { name: 'Ask about Professional', exact: true }).click()
  const form = visitor.getByRole('main').getByRole('form')
  await expect(form).toContainText('About: Web Development, Professional')
  for (const [label, text] of Object.entries(words)) {
    await form.getByLabel(label, { exact: true }).fill(text)
  }
  await visitor.clock.fastForward(5_000)
  const answered = visitor.waitForResponse(`${site.url}/enquiries`)
  await form.getByRole('button', { name: 'Send Message' }).click()
  expect((await answered).ok()).toBe(true)
  await expect(form).toContainText("Message sent successfully! We'll get back to you soon.")
  await context.close()
}

test.use({ viewport: { width: 1440, height: 900 } })

test('an enquiry comes, is read, answered, found, exported and deleted', async ({
  page,
  browser,
  complained,
}) => {
  const bar = page.getByTestId('studio-navbar')
  const list = page.getByRole('list', { name: 'Enquiries' })
  const rows = list.getByRole('link')
  const row = (name: string) => rows.filter({ hasText: name })
  const enquiry = page.getByRole('article')
  const getState = ({ _id }: { _id: string }) =>
    lakeClient.fetch('*[_id == $_id][0].state', { _id })

  await test.step('none yet: it says how they get here', async () => {
    await page.goto('/inbox')
    await expect(page.getByText('No enquiries yet')).toBeVisible()
    await expect(page.getByText('spreadsheet')).toBeVisible()
  })

  await test.step('a sent enquiry appears with its subject and origin', async () => {
    await sendEnquiry(browser)
    await expect(bar.getByRole('link', { name: 'Inbox (1)' })).toBeVisible()
    await rows.click()
    await expect(enquiry.getByRole('heading', { name: words.Name })).toBeVisible()
    await expect(enquiry.getByRole('region', { name: 'Message' })).toContainText(words.Message)
    await expect(enquiry).toContainText('Web Development, Professional')
    await expect(enquiry).toContainText('utm_source: news')
    await expect(
      enquiry.getByRole('link', { name: '/services/web-development', exact: true }).first(),
    ).toBeVisible()
    // Stored once, and not flagged as written by a program.
    const stored = await lakeClient.fetch<Record<string, string>[]>(enquiries)
    expect(stored).toEqual([
      expect.objectContaining({ email: words.Email, phone: words.Phone, state: 'new' }),
    ])
    expect(stored[0]).not.toHaveProperty('flag')
    await lakeClient.delete({ query: enquiries })
    await goTo(page, '/inbox')
    await expect(page.getByText('No enquiries yet')).toBeVisible()
  })

  await test.step('lists new ones live, the newest first, with a count beside the name', async () => {
    for (const one of [chitra, secondEnquiry, firstEnquiry]) await lakeClient.create(one)
    await expect(bar.getByRole('link', { name: 'Inbox (3)' })).toBeVisible()
    await expect(rows).toContainText(['Chitra Iyer', 'Asha Rao', '=HYPERLINK'])
    await expect(row('=HYPERLINK')).toContainText('Program?')
  })

  await test.step('the keyboard walks through them, opens one and goes back', async () => {
    await row('Chitra Iyer').focus()
    await page.keyboard.press('ArrowDown')
    await expect(row('Asha Rao')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(enquiry.getByRole('heading', { name: 'Asha Rao' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(enquiry).toBeHidden()
    await expect(row('Asha Rao')).toBeFocused()
    await page.keyboard.press('Enter')
  })

  await test.step('what was sent, as it was typed, and where it came from', async () => {
    const message = enquiry.getByRole('region', { name: 'Message' })
    expect(await message.innerText()).toBe(firstEnquiry.message)
    await expect(enquiry).toContainText('25 November 2026, 16:20 IST')
    await expect(enquiry).toContainText('https://search.example')
    await expect(enquiry).toContainText('utm_source: mail')
    await expect(
      enquiry.getByRole('link', { name: firstEnquiry.page, exact: true }),
    ).toHaveAttribute('href', `${site.url}/services/web-development`)
    await expect(enquiry.getByRole('link', { name: 'Web Development in Content' })).toHaveAttribute(
      'href',
      /service-web-development/,
    )
    // The colours of buttons are those of Sanity's design.
    const { violations } = await new AxeBuilder({ page })
      .include('#inbox')
      .exclude('[data-ui="Button"]')
      .analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  await test.step('it is answered by mail or phone', async () => {
    const mail = enquiry.getByRole('link', { name: 'Answer by mail' })
    const href = (await mail.getAttribute('href')) ?? ''
    expect(decodeURIComponent(href)).toMatch(
      /^mailto:asha@company\.example\?subject=Re: your enquiry at Kitewright&body=Dear Asha Rao,/,
    )
    await expect(enquiry.getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    )
    // The test does not open the mail program.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault(), { once: true }),
    )
    await mail.click()
    await enquiry.getByRole('button', { name: 'Mark as answered' }).click()
    await expect(page.getByText('Marked as answered')).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Inbox (2)' })).toBeVisible()
    await expect(rows).toHaveCount(2)
    await expect(enquiry.getByRole('button', { name: 'Answered' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(await getState(firstEnquiry)).toBe('answered')
  })

  await test.step('one that a program sent goes to Spam, and is new again', async () => {
    await row('=HYPERLINK').click()
    await expect(enquiry).toContainText('This may come from a program: a field was filled in')
    await enquiry.getByRole('button', { name: 'Spam' }).click()
    await expect(bar.getByRole('link', { name: 'Inbox (1)' })).toBeVisible()
    await expect(enquiry.getByRole('button', { name: 'Spam' })).toBeFocused()
    expect(await getState(secondEnquiry)).toBe('spam')
    await enquiry.getByRole('button', { name: 'New again' }).click()
    await expect(bar.getByRole('link', { name: 'Inbox (2)' })).toBeVisible()
  })

  await test.step('a refused change is shown and changes nothing', async () => {
    const rejection = { error: { description: 'permission "update" required' } }
    await page.route('**/data/mutate/**', (route) =>
      route.fulfill({ status: 403, json: rejection }),
    )
    await enquiry.getByRole('button', { name: 'Spam' }).click()
    await expect(page.getByText('Not marked as spam')).toBeVisible()
    await page.unroute('**/data/mutate/**')
    expect(complained.splice(0).join()).toContain('403')
    expect(await getState(secondEnquiry)).toBe('new')
  })

  await test.step('words find it in any state', async () => {
    const search = page.getByRole('textbox', { name: 'Search enquiries' })
    await search.fill('9876543210 looms')
    await expect(page.getByText('No new enquiry holds “9876543210 looms”.')).toBeVisible()
    await page.getByRole('tab', { name: 'Answered 1' }).click()
    await expect(rows).toHaveText([/Asha Rao/])
    await search.fill('')
  })

  await test.step('a spreadsheet opens the shown rows, without formulas', async () => {
    await page.getByRole('tab', { name: 'All 3' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^enquiries-all-\d{4}-\d\d-\d\d\.csv$/)
    const file = await readFile(await download.path())
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const cells = Papa.parse<string[]>(file.toString('utf8').slice(1)).data
    expect(cells.map(([name]) => name)).toEqual([
      'Name',
      'Chitra Iyer',
      'Asha Rao',
      `'${secondEnquiry.name}`,
    ])
    expect(cells[2]?.[2]).toBe(firstEnquiry.phone)
    expect(cells[2]?.[4]).toBe(firstEnquiry.message)
  })

  await test.step('enquiries are no content: the search of the Studio does not know them', async () => {
    await page.keyboard.press('ControlOrMeta+K')
    await page.getByRole('textbox', { name: 'Words to find' }).fill('looms')
    await expect(page.getByText('Nothing holds “looms”.')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('strangers read none of it', async () => {
    const data = `${lake.url}/v2025-02-19/data`
    const query = await fetch(`${data}/query/production?query=${encodeURIComponent(enquiries)}`)
    expect(await query.json()).toMatchObject({ result: [] })
    const document = await fetch(`${data}/doc/production/${firstEnquiry._id}`)
    expect(await document.text()).not.toContain('looms')
  })

  await test.step('in a narrow window it is one or the other', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(list).toBeHidden()
    await page.getByRole('button', { name: 'All enquiries' }).click()
    await expect(enquiry).toBeHidden()
    await row('Asha Rao').click()
    await expect(enquiry.getByRole('heading', { name: 'Asha Rao' })).toBeVisible()
    await expect(list).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('a note for colleagues is saved when its field is left', async () => {
    const note = enquiry.getByRole('textbox', { name: 'Note' })
    await note.fill('Called, wants an offer')
    await note.press('Tab')
    await expect
      .poll(() => lakeClient.fetch('*[_id == $_id][0].note', { _id: firstEnquiry._id }))
      .toBe('Called, wants an offer')
  })

  await test.step('it is deleted after one question, and gone for good', async () => {
    await enquiry.getByRole('button', { name: 'Delete …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete the enquiry of Asha Rao?' })
    await expect(dialog).toContainText('are not deleted')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await getState(firstEnquiry)).toBe('answered')
    const deleteRequest = page.waitForRequest('**/data/mutate/**')
    await enquiry.getByRole('button', { name: 'Delete …' }).click()
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    expect((await deleteRequest).postDataJSON().mutations).toEqual([
      { delete: { id: firstEnquiry._id, purge: true } },
    ])
    await expect(page.getByText('This enquiry is not here any more')).toBeVisible()
    await expect(rows).toHaveCount(2)
    expect(await lakeClient.getDocument(firstEnquiry._id)).toBeUndefined()
  })
})

test('shows a page of 5,000 enquiries, and changes all of them at once', async ({
  page,
  complained,
}) => {
  const many = 5_000
  const id = (at: number) => `enquiry.0b5f3b0e-8f5e-4c8e-9d0a-${String(at).padStart(12, '0')}`
  for (let from = 0; from < many; from += 500) {
    const transaction = lakeClient.transaction()
    for (let at = from; at < from + 500; at += 1) {
      transaction.create(createTestEnquiry({ _id: id(at), name: `Guest-${at}` }))
    }
    await transaction.commit({ returnDocuments: false })
  }
  await goTo(page, '/inbox')
  const rows = page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem')
  await expect(page.getByRole('tab', { name: `New ${many}` })).toBeVisible()
  await expect(rows).toHaveCount(100)

  await test.step('a search narrows them down, and two of them are spam', async () => {
    const search = page.getByRole('textbox', { name: 'Search enquiries' })
    await search.fill('guest-4321')
    await expect(rows).toHaveCount(1)
    await search.fill('guest-432')
    await expect(rows).toHaveCount(11)
    await rows.nth(0).getByRole('checkbox').check()
    await rows.nth(1).getByRole('checkbox').check()
    const bar = page.getByRole('group', { name: 'Chosen enquiries' })
    await expect(bar).toContainText('2 chosen')
    await page.route('**/data/mutate/**', (route) => route.fulfill({ status: 403, json: {} }))
    await bar.getByRole('button', { name: 'Spam' }).click()
    await expect(page.getByText('Not marked as spam')).toBeVisible()
    await expect(bar).toContainText('2 chosen')
    await page.unroute('**/data/mutate/**')
    expectMessages(complained, '403')
    await bar.getByRole('button', { name: 'Spam' }).click()
    await expect(page.getByRole('tab', { name: 'Spam 2' })).toBeVisible()
    await search.fill('')
    await expect(rows).toHaveCount(100)
  })

  await test.step('all others are deleted after one question', async () => {
    const bar = page.getByRole('group', { name: 'Chosen enquiries' })
    await bar.getByRole('checkbox').check()
    await bar.getByRole('button', { name: 'Delete …' }).click()
    const dialog = page.getByRole('dialog', { name: `Delete ${many - 2} enquiries?` })
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    // 25 requests, each followed by events for the list: minutes on a busy machine.
    await expect(page.getByRole('tab', { name: 'New 0' })).toBeVisible({ timeout: 300_000 })
    expect(await lakeClient.fetch(`count(${enquiries})`)).toBe(2)
    await lakeClient.delete({ query: enquiries })
  })
})
