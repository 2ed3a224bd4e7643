import { expect, type Page, test } from '@playwright/test'
import { complaints } from './console.ts'
import { scheduling } from './scheduling.ts'
import { configured } from './sites.ts'
import { painted, visit } from './visit.ts'

/** Specification: section 2, Book Meeting; 4, Booking page; 9 for 700 px and 320 px. Its address and colours are in calendly.test.ts. */

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
      [320, 'phone'],
      [1023, 'phone'],
      [1024, 'framed'],
      [1440, 'framed'],
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
  const found = complaints(page)
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

test('the provider is asked on this page only', async ({ page }) => {
  const provider = await scheduling(page)
  await visit(page, `${configured.url}/contact`)
  const link = main(page).getByRole('link', { name: 'Book a Meeting' })
  // It loads as a document, whose policy allows the provider: no prefetch.
  const ahead: string[] = []
  page.on('request', (request) => ahead.push(request.url()))
  await link.hover()
  await painted(page)
  expect(ahead.filter((address) => address.includes('book-meeting'))).toEqual([])
  expect(provider.requests).toEqual([])
  await link.click()
  await expect(calendar(page)).toBeVisible()
  expect(provider.requests).toEqual([
    'https://assets.calendly.com/assets/external/widget.css',
    'https://assets.calendly.com/assets/external/widget.js',
    await calendar(page).getAttribute('src'),
  ])
  await page.goBack()
  await expect(page).toHaveTitle('Contact Us | Kitewright')
  expect(provider.requests).toHaveLength(3)
})
