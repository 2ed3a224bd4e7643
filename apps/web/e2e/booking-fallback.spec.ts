import { expect, type Page, test } from '@playwright/test'
import { expectFields } from './contact-form.ts'
import { scheduling } from './scheduling.ts'
import { configured } from './sites.ts'
import { startStill } from './still-clock.ts'
import { visit } from './visit.ts'

/** Specification: section 2, Book Meeting; 5, Quick Contact; 8, scheduling script; 9 for 3 s. */

const address = `${configured.url}/book-meeting`
const main = (page: Page) => page.getByRole('main')
const loading = (page: Page) => main(page).getByText('Loading your calendar...', { exact: true })
const fallback = (page: Page) => main(page).getByRole('heading', { name: 'Let’s Connect' })

test.describe('the fallback', () => {
  test('shows when the script fails to load, and the error is logged', async ({ page }) => {
    await scheduling(page, { fails: true })
    const logged = page.waitForEvent(
      'console',
      (entry) => entry.type() === 'error' && entry.text().includes('calendar'),
    )
    await visit(page, address)
    await expect(fallback(page)).toBeVisible()
    await expect(loading(page)).toBeHidden()
    await logged
  })

  test('shows after 3 s without a calendar, and stays', async ({ page }) => {
    const provider = await scheduling(page, { held: true })
    await startStill(page, address)
    await page.clock.runFor(2999)
    await expect(loading(page)).toBeVisible()
    await expect(fallback(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(fallback(page)).toBeVisible()
    await expect(loading(page)).toBeHidden()
    provider.sendScript()
    provider.sendFrame()
    await page.clock.runFor(1000)
    await expect(fallback(page)).toBeVisible()
    await expect(main(page).getByRole('link', { name: /^Open the calendar/ })).toHaveAttribute(
      'href',
      'https://calendly.com/kitewright/consultation',
    )
  })

  test('shows at once where no account is set up, and asks nobody', async ({ page }) => {
    const provider = await scheduling(page)
    await visit(page, '/book-meeting')
    await expect(fallback(page)).toBeVisible()
    await expect(loading(page)).toBeHidden()
    expect(provider.requests).toEqual([])
  })

  test('names email, phone and hours', async ({ page }) => {
    await visit(page, '/book-meeting')
    const panel = main(page).getByRole('region', { name: 'Let’s Connect' })
    await expect(panel.getByRole('link', { name: 'hello@kitewright.example' })).toBeVisible()
    await expect(panel.getByRole('link', { name: '+91 80 5550 0142' })).toBeVisible()
    await expect(panel.getByText('Mon–Fri 9 AM – 6 PM IST')).toBeVisible()
  })
})

test.describe('the Quick Contact form', () => {
  const form = (page: Page) => main(page).getByRole('form', { name: 'Quick Contact' })

  test('has four fields, none of them required', async ({ page }) => {
    await visit(page, '/book-meeting')
    for (const [label, type] of [
      ['Name', 'text'],
      ['Email', 'email'],
      ['Preferred Time', 'text'],
      ['Message', 'textarea'],
    ] as const) {
      const field = form(page).getByLabel(label, { exact: true })
      await expect(field).toHaveJSProperty('type', type)
      await expect(field).toHaveJSProperty('required', false)
    }
    await expect(form(page).locator('input, textarea, select')).toHaveCount(4)
    await expect(form(page).getByLabel('Message')).toHaveAttribute('rows', '3')
  })

  test('sends nothing: its button only leads to the contact page, which has its words', async ({
    page,
  }) => {
    await visit(page, '/book-meeting?about=web-development&utm_source=mail')
    await form(page).getByLabel('Name').fill('Ada Iyer')
    await form(page).getByLabel('Preferred Time').fill('Tuesday')
    await form(page).getByLabel('Message').fill('A sensor.')
    await form(page).getByLabel('Email').fill('not an address')
    await form(page).getByLabel('Email').press('Enter')
    await expect(page).toHaveURL('/book-meeting?about=web-development&utm_source=mail')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.postData() ?? request.url()))
    await form(page).getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/contact?about=web-development')
    await expect(page).toHaveTitle('Contact Us | Kitewright')
    expect(requests.filter((request) => request.includes('Ada'))).toEqual([])
    await expectFields(page, {
      Name: 'Ada Iyer',
      Email: 'not an address',
      Message: 'A sensor.\n\nPreferred time: Tuesday',
      'Project type': 'web-development',
    })
  })
})
