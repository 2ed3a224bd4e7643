import { expect, test } from '@playwright/test'
import {
  choose,
  dataLayer,
  expectReports,
  headerLink,
  keepReports,
  open,
  outsiders,
  reported,
  tag,
  view,
} from './analytics.ts'
import { answering, failed, fillForm, form, openForm, send, sent } from './contact-form.ts'
import { configured } from './sites.ts'
import { skipSplash } from './visit.ts'

/** Specification, section 4, Analytics consent; 7, Analytics events; section 10, Consent. Without consent: policy.spec.ts. */

test('granting starts analytics, withdrawing stops it', async ({ page }) => {
  const addresses = await outsiders(page)
  const answer = async (name: string) => {
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await open(page, `${configured.url}/about`)
  // The banner opens because no choice is stored.
  await answer('Accept Analytics')
  await expect.poll(() => addresses).toEqual([tag])
  const views = [view('/about', 'About Us | Kitewright')]
  await expectReports(page, 'page_view', views)

  // As the provider's tag sets them.
  const cookies = ['_ga', '_ga_TEST12345', 'language']
  await page
    .context()
    .addCookies(cookies.map((name) => ({ name, value: '1', url: configured.url })))
  await page.getByRole('button', { name: 'Cookie choices' }).click()
  await answer('Essential Only')
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('language=1')
  // The provider's opt-out switch stops the automatic hits of its tag.
  expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST12345'))).toBe(true)
  const reportedBefore = await keepReports(page)
  await headerLink(page, 'Contact Us').click()
  await page.getByRole('main').getByRole('link', { name: 'Book a Meeting' }).click()
  await expect(page).toHaveTitle('Book a Meeting | Kitewright')
  expect(await reportedBefore('page_view')).toEqual(views)
  expect(await reportedBefore('cta_click')).toEqual([])
  expect(await dataLayer(page)).toBeNull()
})

test.describe('with consent', () => {
  test.beforeEach(({ page }) => choose(page, true))

  test('the tag starts with the app, once, and each route change is a page view', async ({
    page,
  }) => {
    const addresses = await outsiders(page)
    await page.goto(`${configured.url}/contact?from=mail&about=web-development`)
    await expect.poll(() => addresses).toEqual([tag])
    await skipSplash(page)
    const first = view('/contact?from=mail&about=web-development', 'Contact Us | Kitewright')
    await expectReports(page, 'page_view', [first])
    await headerLink(page, 'About Us').click()
    const second = view('/about', 'About Us | Kitewright')
    await expectReports(page, 'page_view', [first, second])
    await page.goBack()
    await expectReports(page, 'page_view', [first, second, first])
    expect(addresses).toEqual([tag])

    await test.step('a change of the query is no page view', async () => {
      await form(page)
        .getByRole('button', { name: /^Remove/ })
        .click()
      await expect(page).toHaveURL(`${configured.url}/contact?from=mail`)
      await headerLink(page, 'About Us').click()
      await expectReports(page, 'page_view', [first, second, first, second])
    })
  })

  test('form_submit follows a successful send, and no other', async ({ page }) => {
    await outsiders(page)
    await answering(page, 'error')
    await openForm(page, { open })
    await fillForm(page)
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
    // The tag has started, so the click is reported before the page unloads.
    await expectReports(page, 'page_view', [view('/contact', 'Contact Us | Kitewright')])
    const reportedBefore = await keepReports(page)
    await page.getByRole('main').getByRole('link', { name: 'Book a Meeting' }).click()
    await expect(page).toHaveURL(/book-meeting$/)
    expect(await reportedBefore('cta_click')).toEqual([
      { category: 'Engagement', label: 'Book Meeting - Contact Page CTA', value: 1 },
    ])
  })

  test('page_view of Services follows the opening of the web development page', async ({
    page,
  }) => {
    await outsiders(page)
    await open(page, `${configured.url}/services/app-development`)
    const appView = view('/services/app-development', 'App Development | Kitewright')
    await expectReports(page, 'page_view', [appView])
    const list = page.getByRole('complementary')
    await list.getByRole('link', { name: 'Web Development' }).click()
    await expectReports(page, 'page_view', [
      appView,
      view('/services/web-development', 'Web Development | Kitewright'),
      { category: 'Services', label: 'Service Page - Web Development', value: 1 },
    ])
  })
})
