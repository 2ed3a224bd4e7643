import { expect, type Page, test } from '@playwright/test'
import { expectFields } from './contact-form.ts'
import { scheduling } from './scheduling.ts'
import { configured } from './sites.ts'
import { startStill } from './still-clock.ts'
import { visit } from './visit.ts'

/** Specification: section 2, Book Meeting; 5, Quick Contact; 8, scheduling script; 9 for 3 s. Its words are in prerender/contact-pages.test.ts. */

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
    const provider = await scheduling(page, { manual: true })
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
})

test.describe('where no account is set up', () => {
  const form = (page: Page) => main(page).getByRole('form', { name: 'Quick Contact' })

  test('the fallback shows at once; its form only leads to the contact page, which has its words', async ({
    page,
  }) => {
    const provider = await scheduling(page)
    await visit(page, '/book-meeting?about=web-development&utm_source=mail')
    await expect(fallback(page)).toBeVisible()
    await expect(loading(page)).toBeHidden()
    expect(provider.requests).toEqual([])
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
