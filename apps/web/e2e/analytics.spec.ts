import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './console.ts'
import { answering, failed, fillIn, openForm, send, sent } from './contact-form.ts'
import { outsiders } from './outsiders.ts'
import { paths, servicePaths } from './paths.ts'
import { configured } from './sites.ts'
import { painted, skipSplash } from './visit.ts'

/** Specification, section 7, Analytics events; section 4, Analytics consent. */

const tag = 'https://www.googletagmanager.com/gtag/js?id=G-TEST12345'

const choose = (page: Page, allowed: boolean) =>
  page.addInitScript(
    (choice) => localStorage.setItem('kitewright-analytics-consent', choice),
    String(allowed),
  )

async function open(page: Page, address: string) {
  await page.goto(address)
  await skipSplash(page)
  await hydrated(page)
}

/** Entries that the provider's tag would read; null where no tag was started. */
const dataLayer = (page: Page) =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer')
    return Array.isArray(layer) ? layer.map((entry): unknown[] => Array.from(entry)) : null
  })

/** What was reported under a name: category, label, value, or the path and title of a page view. */
const reported = async (page: Page, name: string) =>
  ((await dataLayer(page)) ?? [])
    .filter((entry) => entry[0] === 'event' && entry[1] === name)
    .map((entry) => entry[2])

const expectReports = (page: Page, name: string, reports: object[]) =>
  expect.poll(() => reported(page, name)).toEqual(reports)

const view = (path: string, title: string) => ({ page_path: path, page_title: title })
const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

test.describe('without consent nothing leaves', () => {
  // The calendar is the one exception (decisions, Consent).
  const others = paths.filter((path) => !servicePaths.includes(path) && path !== '/book-meeting')
  for (const [when, choice, routes] of [
    ['before a choice, on the service pages', null, servicePaths],
    ['before a choice, on all other pages', null, others],
    ['after a refusal', false, ['/', '/contact', '/services/web-development']],
  ] as const) {
    test(when, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const addresses = await outsiders(page)
      if (choice !== null) await choose(page, choice)
      for (const path of routes) {
        await page.goto(configured.url + path, { waitUntil: 'commit' })
        await hydrated(page)
        await painted(page)
        expect(await dataLayer(page)).toBeNull()
        expect(addresses).toEqual([])
      }
    })
  }
})

test.describe('with consent', () => {
  test.beforeEach(({ page }) => choose(page, true))

  test('the tag starts with the app, once', async ({ page }) => {
    const addresses = await outsiders(page)
    await page.goto(`${configured.url}/about`)
    await expect.poll(() => addresses).toEqual([tag])
    await skipSplash(page)
    await headerLink(page, 'Contact Us').click()
    await expectReports(page, 'page_view', [
      view('/about', 'About Us | Kitewright'),
      view('/contact', 'Contact Us | Kitewright'),
    ])
    expect(addresses).toEqual([tag])
  })

  test('each route change is a page view with path, query and title', async ({ page }) => {
    await outsiders(page)
    await open(page, `${configured.url}/contact?from=mail`)
    const first = view('/contact?from=mail', 'Contact Us | Kitewright')
    await expectReports(page, 'page_view', [first])
    await headerLink(page, 'About Us').click()
    const second = view('/about', 'About Us | Kitewright')
    await expectReports(page, 'page_view', [first, second])
    await page.goBack()
    await expectReports(page, 'page_view', [first, second, first])
  })

  test('form_submit follows a successful send, and no other', async ({ page }) => {
    await outsiders(page)
    await answering(page, 'error')
    await openForm(page, { open })
    await fillIn(page)
    await send(page).click()
    await expect(failed(page)).toBeVisible()
    expect(await reported(page, 'form_submit')).toEqual([])
    await answering(page)
    await send(page).click()
    await expect(sent(page)).toBeVisible()
    await expectReports(page, 'form_submit', [
      { category: 'Contact', label: 'Contact Form Submission', value: 1 },
    ])
  })

  test('cta_click follows the booking link of the contact page', async ({ page }) => {
    await outsiders(page)
    await open(page, `${configured.url}/contact`)
    await page.getByRole('main').getByRole('link', { name: 'Book a Meeting' }).click()
    await expect(page).toHaveURL(/book-meeting$/)
    await expectReports(page, 'cta_click', [
      { category: 'Engagement', label: 'Book Meeting - Contact Page CTA', value: 1 },
    ])
  })

  test('page_view of Services follows the opening of the web development page', async ({
    page,
  }) => {
    await outsiders(page)
    await open(page, `${configured.url}/services/app-development`)
    const others = view('/services/app-development', 'App Development | Kitewright')
    await expectReports(page, 'page_view', [others])
    const list = page.getByRole('complementary')
    await list.getByRole('link', { name: 'Web Development' }).click()
    await expectReports(page, 'page_view', [
      others,
      view('/services/web-development', 'Web Development | Kitewright'),
      { category: 'Services', label: 'Service Page - Web Development', value: 1 },
    ])
  })

  test('a site without a measurement ID reports nothing', async ({ page }) => {
    const addresses = await outsiders(page)
    await open(page, '/services/web-development')
    await headerLink(page, 'Contact Us').click()
    await page.getByRole('main').getByRole('link', { name: 'Book a Meeting' }).click()
    await expect(page).toHaveTitle('Book a Meeting | Kitewright')
    expect(await dataLayer(page)).toBeNull()
    expect(addresses).toEqual([])
  })
})

test('granting starts analytics, withdrawing stops it', async ({ page }) => {
  const addresses = await outsiders(page)
  const answer = async (name: string) => {
    await page.getByRole('button', { name: 'Cookie choices' }).click()
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await open(page, `${configured.url}/about`)
  await answer('Accept Analytics')
  await expect.poll(() => addresses).toEqual([tag])
  const views = [view('/about', 'About Us | Kitewright')]
  await expectReports(page, 'page_view', views)

  await answer('Essential Only')
  await headerLink(page, 'Contact Us').click()
  await page.getByRole('main').getByRole('link', { name: 'Book a Meeting' }).click()
  await expect(page).toHaveTitle('Book a Meeting | Kitewright')
  await expectReports(page, 'page_view', views)
  await expectReports(page, 'cta_click', [])
  // The provider's own switch, for what its tag would do by itself.
  expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST12345'))).toBe(true)
})
