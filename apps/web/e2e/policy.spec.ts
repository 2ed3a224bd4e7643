import { expect, test } from '@playwright/test'
import { choose, open } from './analytics.ts'
import { complaints } from './console.ts'
import { outsiders } from './outsiders.ts'
import { paths } from './paths.ts'
import { scheduling } from './scheduling.ts'
import { configured } from './sites.ts'
import { scrollPage, visit } from './visit.ts'

/**
 * The Content-Security-Policy in the browser, with every setting that adds a host to it. The plain
 * site is loaded path by path in routes.spec.ts, where each violation is a complaint of the console.
 */

/** What the provider's tag asks for, once it runs. */
const tag = {
  collect: 'https://region1.google-analytics.com/g/collect',
  picture: 'https://www.google-analytics.com/g/collect',
  script: `fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' })
    new Image().src = 'https://www.google-analytics.com/g/collect'`,
}

for (const allowed of [false, true]) {
  for (const path of [...paths, '/no-such-page']) {
    test(`${path} keeps to its policy, analytics ${allowed ? 'allowed' : 'refused'}`, async ({
      page,
    }) => {
      const found = complaints(page)
      const addresses = await outsiders(page, tag.script)
      const calendar = await scheduling(page)
      await choose(page, allowed)
      await open(page, `${configured.url}${path}`)
      await scrollPage(page, await page.evaluate(() => document.body.scrollHeight))
      await expect
        .poll(() => addresses.toSorted())
        .toEqual(
          allowed
            ? [tag.collect, tag.picture, expect.stringContaining('googletagmanager.com/gtag/js')]
            : [],
        )
      if (path === '/book-meeting') await expect(page.locator('main iframe')).toBeVisible()
      expect(calendar.requests).toHaveLength(path === '/book-meeting' ? 3 : 0)
      expect(found.filter((line) => !line.includes('404'))).toEqual([])
    })
  }
}

test('what the policy does not name is neither run nor asked for', async ({ page }) => {
  const found = complaints(page)
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
    document.body.setAttribute('style', 'color: red')
  })
  await expect.poll(() => found.length).toBe(4)
  for (const line of found) expect(line).toContain('Content Security Policy')
  expect(addresses).toEqual([])
  await expect(page).toHaveTitle('Contact Us | Kitewright')
})
