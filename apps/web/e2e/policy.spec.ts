import { expect, test } from '@playwright/test'
import { EVERY_BLOCK } from '../tests/landing-pages.ts'
import { choose, open, outsiders } from './analytics.ts'
import { noExtraRequests, recordRequests } from './page-checks.ts'
import { scheduling } from './scheduling.ts'
import { configured } from './sites.ts'
import { scrollPage, visit, watchConsole } from './visit.ts'

/**
 * With every setting that adds a host to the Content-Security-Policy, pages request from other hosts only what it
 * names. The plain site is loaded path by path in every-page.spec.ts, where a violation is a console message.
 */

/** The requests that the provider's tag makes. */
const tag = {
  collect: 'https://region1.google-analytics.com/g/collect',
  picture: 'https://www.google-analytics.com/g/collect',
  script: `fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' })
    new Image().src = 'https://www.google-analytics.com/g/collect'`,
}

/** Pages whose policy or embeds differ. */
const pages = ['/', '/book-meeting', `/${EVERY_BLOCK}`]

for (const path of [...pages, '/no-such-page']) {
  test(`${path} requests only what it needs, and follows its policy`, async ({ page }) => {
    const found = watchConsole(page)
    const extraRequests = recordRequests(page, configured.url)
    const addresses = await outsiders(page, tag.script)
    const calendar = await scheduling(page)
    const frames = path === '/book-meeting' ? 1 : 0
    const expectAddresses = (...expected: unknown[]) =>
      expect.poll(() => addresses.toSorted()).toEqual(expected)

    await test.step('analytics refused', async () => {
      await using _choice = await choose(page, false)
      await open(page, `${configured.url}${path}`)
      await page.waitForLoadState('networkidle')
      expect.soft(extraRequests()).toEqual(noExtraRequests)

      await scrollPage(page, await page.evaluate(() => document.body.scrollHeight))
      await expectAddresses()
      await expect(page.locator('main iframe')).toHaveCount(frames)
      expect(calendar.requests).toHaveLength(frames * 3)
    })

    await test.step('analytics allowed', async () => {
      calendar.requests.length = 0
      await choose(page, true)
      await open(page, `${configured.url}${path}`)
      await scrollPage(page, await page.evaluate(() => document.body.scrollHeight))
      await expectAddresses(
        tag.collect,
        tag.picture,
        expect.stringContaining('googletagmanager.com/gtag/js'),
      )
      await expect(page.locator('main iframe')).toHaveCount(frames)
      expect(calendar.requests).toHaveLength(frames * 3)
    })

    expect(found.filter((line) => !line.includes('404'))).toEqual([])
  })
}

test('sources outside the policy are neither requested nor run', async ({ page }) => {
  const found = watchConsole(page)
  const addresses = await outsiders(page, 'document.title = "run"')
  await visit(page, `${configured.url}/contact`)
  await page.evaluate(() => {
    for (const [name, value] of [
      ['textContent', 'document.title = "run"'],
      ['src', 'https://evil.example/a.js'],
      ['src', 'https://assets.calendly.com/assets/external/widget.js'],
    ] as const) {
      document.head.append(Object.assign(document.createElement('script'), { [name]: value }))
    }
    document.body.setAttribute('onclick', 'document.title = "run"')
    document.body.click()
  })
  await expect.poll(() => found.length).toBe(4)
  for (const line of found) expect(line).toContain('Content Security Policy')
  expect(addresses).toEqual([])
  await expect(page).toHaveTitle('Contact Us | Kitewright')
})
