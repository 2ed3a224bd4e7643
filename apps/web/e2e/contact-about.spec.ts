import { expect, type Locator, type Page, test } from '@playwright/test'
import { headerLink } from './analytics.ts'
import {
  answering,
  enquiry,
  expectCleared,
  expectFields,
  field,
  fillForm,
  form,
  getPayloads,
  openForm,
  send,
  sent,
} from './contact-form.ts'
import { configured } from './sites.ts'
import { visit, watchConsole } from './visit.ts'

/** The enquiry's subject and the source of the visit. Variants are in about.test.ts. */

const main = (page: Page) => page.getByRole('main')
const about = (page: Page) =>
  form(page)
    .getByRole('paragraph')
    .filter({ hasText: /^About:/ })
const remove = (page: Page) => form(page).getByRole('button', { name: /^Remove/ })

test('the form knows the package it was opened from', async ({ page }) => {
  const words = 'SEO Optimization, Basic, ₹15K – 35K per month'
  const requests = await answering(page)
  const found = watchConsole(page)
  await openForm(page, { path: '/services/seo-optimization' })
  await expect(main(page).getByRole('link', { name: 'Ask on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/918055500142\?text=Hello%20Kitewright/,
  )
  await main(page).getByRole('link', { name: 'Ask about Basic', exact: true }).click()
  await expect(page).toHaveURL(`${configured.url}/contact?about=seo-optimization&package=basic`)
  await expect(about(page)).toHaveText(`About: ${words}`)
  await expectFields(page, { 'Project type': 'consulting' })
  expect(found).toEqual([])
  await fillForm(page)
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  expect(getPayloads(requests)).toEqual([
    expect.objectContaining({
      project: 'consulting',
      message: `${enquiry.Message}\n\nAbout: ${words}`,
      about: words,
      page: '/services/seo-optimization',
    }),
  ])
  // A next enquiry is about something else.
  await expectCleared(page)
  await expect(about(page)).toBeHidden()
  await expect(page).toHaveURL(`${configured.url}/contact`)
})

test('on a phone, with something chosen, the form comes before the contact details', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 760 })
  await visit(page, '/contact?about=web-development&package=professional')
  await expect(about(page)).toBeInViewport()
  await expect(field(page, 'Name')).toBeInViewport({ ratio: 1 })
  const details = main(page).getByRole('region', { name: 'Contact details' })
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
  expect(await top(details)).toBeGreaterThan(await top(send(page)))
  await visit(page, '/contact')
  expect(await top(details)).toBeLessThan(await top(send(page)))
})

test('a document with a package shows its line early, without a layout shift', async ({ page }) => {
  const found = watchConsole(page)
  const content = Promise.withResolvers<void>()
  await page.route('**/services/web-development.json', async (route) => {
    await content.promise
    await route.continue()
  })
  await visit(page, '/contact?about=web-development&package=professional')
  await expect(about(page)).toHaveText('About: Web Development')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/)
  content.resolve()
  await expect(about(page)).toHaveText('About: Web Development, Professional, ₹2L – 8L')
  expect(found).toEqual([])
})

test('the subject can be removed by keyboard, is announced, and is back when the visitor returns', async ({
  page,
}) => {
  const requests = await answering(page)
  await openForm(page, { path: '/services/web-development' })
  const [closing] = await main(page).locator('a[href="/contact?about=web-development"]').all()
  await closing?.click()
  await expect(about(page)).toHaveText('About: Web Development')
  await fillForm(page)
  await field(page, 'Project type').selectOption('other')

  await headerLink(page, 'About Us').click()
  await expect(page).toHaveTitle(/^About Us/)
  await headerLink(page, 'Contact Us').click()
  await expect(about(page)).toHaveText('About: Web Development')
  await expectFields(page, { 'Project type': 'other' })

  await remove(page).focus()
  await page.keyboard.press('Enter')
  await expect(about(page)).toBeHidden()
  await expect(page.getByText('Removed: Web Development')).toBeAttached()
  await expect(form(page)).toBeFocused()
  await expect(page).toHaveURL(`${configured.url}/contact`)
  await expectFields(page, { ...enquiry, 'Project type': 'other' })

  await headerLink(page, 'About Us').click()
  await expect(page).toHaveTitle(/^About Us/)
  await headerLink(page, 'Contact Us').click()
  await expectFields(page, enquiry)
  await expect(about(page)).toBeHidden()
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  const [payload] = getPayloads(requests)
  expect(payload).toMatchObject({ message: enquiry.Message, landing: '/services/web-development' })
  expect(payload).not.toHaveProperty('about')
})

test('a job, a project and the booking page pass on the subject', async ({ page }) => {
  await visit(page, '/contact?job=kite-cutter')
  await expect(about(page)).toBeHidden()
  await visit(page, '/careers')
  await main(page)
    .getByRole('link', { name: /^Ask about this job.*Backend Engineer$/ })
    .click()
  await expect(page).toHaveURL('/contact?job=backend-engineer')
  await expect(about(page)).toHaveText('About: Backend Engineer, New York')
  await expectFields(page, { 'Project type': 'other' })

  await visit(page, '/portfolio')
  await main(page)
    .getByRole('link', { name: /^Ask about one like this.*Cold-chain tracker$/ })
    .click()
  await expect(about(page)).toHaveText('About: A project like Cold-chain tracker')
  await expectFields(page, { 'Project type': 'iot-hardware' })

  await main(page).getByRole('link', { name: 'Book a Meeting' }).click()
  await expect(page).toHaveURL('/book-meeting?project=cold-chain-tracker')
  // While the page still glides to its top, a press may begin on the button and end beside it.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('.page-transition')).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/contact?project=cold-chain-tracker')
  await expect(about(page)).toHaveText('About: A project like Cold-chain tracker')
})

test('keeps the origin of the visit over pages and documents, in the tab only', async ({
  page,
}) => {
  const requests = await answering(page)
  await openForm(page, {
    path: '/services/web-development?utm_source=news&utm_medium=e%20mail&page=2&gclid=x',
    open: async (tab, address) => {
      await tab.route('http://news.example/', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<a href="${address.replaceAll('&', '&amp;')}">Read</a>`,
        }),
      )
      await tab.goto('http://news.example/')
      await tab.getByText('Read').click()
      await tab.waitForURL(address)
    },
  })
  await visit(page, `${configured.url}/about?utm_source=later`)
  await headerLink(page, 'Contact Us').click()
  await fillForm(page)
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  expect(getPayloads(requests)).toEqual([
    expect.objectContaining({
      landing: '/services/web-development',
      referrer: 'http://news.example',
      campaign: 'utm_source=news&utm_medium=e+mail&gclid=x',
    }),
  ])
  const state = await page.context().storageState()
  expect(JSON.stringify(state)).not.toContain('utm_source')
})
