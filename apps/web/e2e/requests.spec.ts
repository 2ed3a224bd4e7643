import { expect, test } from '@playwright/test'
import { hydrated } from './console.ts'
import { paths } from './paths.ts'
import { splashNever } from './sites.ts'
import { painted } from './visit.ts'

test.describe('a page asks for nothing that it has or does not need', () => {
  for (const path of paths) {
    test(path, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(splashNever.url + path)
      await hydrated(page)
      await page.waitForLoadState('networkidle')

      expect(asked.filter((file) => file.endsWith('.css'))).toEqual([])
      expect(asked.filter((file, place) => asked.indexOf(file) < place)).toEqual([])
      // The page itself, and what it brings along as data.
      expect(asked.filter((file) => file.endsWith('.json'))).toEqual([])
    })
  }
})

test.describe('the picture that is the largest part of the first screen', () => {
  test('comes before scripts do', async ({ page }) => {
    // While the clock stands still nothing but the picture can start them.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const arrived = Promise.withResolvers<void>()
    await page.route(/poster/, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.goto(splashNever.url, { waitUntil: 'domcontentloaded' })
    await page.clock.runFor(900)
    await painted(page)
    expect(scripts).toEqual([])
    arrived.resolve()
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return scripts.length
      })
      .toBeGreaterThan(0)
  })

  test('does not hold them back when it never comes', async ({ page }) => {
    await page.route(/poster/, () => {})
    await page.goto(splashNever.url, { waitUntil: 'commit' })
    await hydrated(page)
  })
})
