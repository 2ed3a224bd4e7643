import { expect, type Page, test } from '@playwright/test'
import { expectFields } from './contact-form.ts'
import { scheduling } from './scheduling.ts'
import { configured } from './sites.ts'
import { startStill } from './still-clock.ts'
import { visit, watchConsole } from './visit.ts'

/** Specification: section 2, Book Meeting; 4, Booking page; 5, Quick Contact; 8, scheduling script; 9. Its address and colours are in calendar.test.ts. */

const address = `${configured.url}/book-meeting`
const main = (page: Page) => page.getByRole('main')
const loading = (page: Page) => main(page).getByText('Loading your calendar...', { exact: true })
const calendar = (page: Page) => main(page).locator('iframe')
const fallback = (page: Page) => main(page).getByRole('heading', { name: 'Let’s Connect' })

test.describe('the calendar', () => {
  test('shows "Loading your calendar..." until its frame has loaded', async ({ page }) => {
    const provider = await scheduling(page, { manual: true })
    await visit(page, address)
    await expect(
      main(page).getByRole('heading', { level: 1, name: 'Schedule Your Consultation' }),
    ).toBeVisible()
    await expect(loading(page)).toBeVisible()
    provider.sendScript()
    // The script has inserted its frame; the frame is still loading.
    await expect(calendar(page)).toBeAttached()
    await expect(loading(page)).toBeVisible()
    provider.sendFrame()
    await expect(loading(page)).toBeHidden()
    await expect(calendar(page).contentFrame().getByText('Pick a slot')).toBeVisible()
    await expect(fallback(page)).toBeHidden()
  })

  /** Whether a line runs all around it, at whatever distance. */
  const isFramed = (page: Page) =>
    calendar(page).evaluate((frame) => {
      let box = frame.parentElement
      while (box && box.tagName !== 'MAIN' && getComputedStyle(box).borderWidth === '0px') {
        box = box.parentElement
      }
      return box?.tagName !== 'MAIN'
    })

  test('has the phone layout below 1024 px, and the framed one from there on', async ({ page }) => {
    await scheduling(page)
    for (const [width, layout] of [
      [1023, 'phone'],
      [1024, 'framed'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, address)
      await expect(loading(page)).toBeHidden()
      const box = await calendar(page).boundingBox()
      expect(box?.height).toBe(700)
      await expect(calendar(page)).toHaveCSS('min-width', '320px')
      const margins = [box?.x, width - (box?.x ?? 0) - (box?.width ?? 0)]
      if (layout === 'phone') expect(margins).toEqual([0, 0])
      else for (const margin of margins) expect(margin).toBeGreaterThan(16)
      expect(await isFramed(page)).toBe(layout === 'framed')
    }
  })
})

test('a link opens the calendar without a splash, and another one leaves it', async ({ page }) => {
  const found = watchConsole(page)
  await scheduling(page)
  await visit(page, `${configured.url}/`)
  await page.getByRole('banner').getByRole('link', { name: 'Book a Meeting' }).click()
  await expect(page).toHaveURL(`${configured.url}/book-meeting`)
  await expect(page.locator('html')).toHaveAttribute('data-splash', 'done')
  await expect(calendar(page)).toBeVisible()
  await main(page)
    .getByRole('link', { name: /back to home/i })
    .click()
  await expect(page).toHaveTitle('Custom Software Development & IT Solutions')
  await page.goBack()
  await expect(calendar(page)).toBeVisible()
  expect(found).toEqual([])
})

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
