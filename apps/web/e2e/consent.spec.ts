import { expect, test } from '@playwright/test'
import {
  choose,
  dataLayer,
  expectReports,
  headerLink,
  keepReports,
  open,
  outsiders,
  tag,
  view,
} from './analytics.ts'
import { hydrated } from './console.ts'
import { configured } from './sites.ts'
import { painted } from './visit.ts'

/** Specification, section 4, Analytics consent; section 10, Consent. */

/** The calendar is the one exception (specification, section 10, Consent; policy.spec.ts). */
const paths = ['/', '/contact', '/services/web-development', '/blog']

for (const [when, choice] of [
  ['before a choice', null],
  ['after a refusal', false],
] as const) {
  test(`without consent nothing leaves: ${when}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const addresses = await outsiders(page)
    if (choice !== null) await choose(page, choice)
    for (const path of paths) {
      await page.goto(configured.url + path, { waitUntil: 'commit' })
      await hydrated(page)
      await painted(page)
      expect(await dataLayer(page)).toBeNull()
      expect(addresses).toEqual([])
    }
  })
}

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
