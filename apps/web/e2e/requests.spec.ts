import { expect, test } from '@playwright/test'
import { splashNever } from './sites.ts'
import { hydrated, waitForPaint } from './visit.ts'

/** When a page makes its requests; every-page.spec.ts tests which ones. */

test('scripts load after the first paint', async ({ page }) => {
  // Else they would start after a second even unseen.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.addInitScript(() => {
    const times: Record<'seen' | 'requestedUrls', number[]> = { seen: [], requestedUrls: [] }
    Object.assign(window, { times })
    const record = (type: string) =>
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) {
          if (name === 'first-contentful-paint') times.seen.push(startTime)
          if (name.endsWith('.js')) times.requestedUrls.push(startTime)
        }
      }).observe({ type, buffered: true })
    record('paint')
    record('resource')
  })
  type Times = { times: { seen: number[]; requestedUrls: number[] } }
  const times = () => page.evaluate(() => (window as unknown as Times).times)
  await page.goto(`${splashNever.url}/services`)
  await expect.poll(async () => (await times()).requestedUrls.length).toBeGreaterThan(0)
  const { seen, requestedUrls } = await times()
  expect(Math.min(...requestedUrls)).toBeGreaterThanOrEqual(seen[0] ?? Number.POSITIVE_INFINITY)
})

test('loads them in a browser without paint timing', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto(`${splashNever.url}/about`)
  await hydrated(page)
})

test('accents bring the rest of their font, on the page that has them', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  await page.goto(`${splashNever.url}/about`)
  await page.waitForLoadState('networkidle')
  expect(fonts.filter((file) => file.includes('-rare-'))).toEqual([])
  await page.locator('h1').evaluate((heading) => heading.append(' é'))
  await expect.poll(() => fonts.some((file) => file.includes('/anek-latin-rare-'))).toBe(true)
})

test.describe('the picture that is the largest part of the first screen', () => {
  test('comes before scripts do', async ({ page }) => {
    // With the clock paused, only the picture can start them.
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
    await waitForPaint(page)
    expect(scripts).toEqual([])
    arrived.resolve()
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return scripts.length
      })
      .toBeGreaterThan(0)
  })

  test('does not delay them when it never loads', async ({ page }) => {
    await page.route(/poster/, () => {})
    await page.goto(splashNever.url, { waitUntil: 'commit' })
    await hydrated(page)
  })
})

test('a repeat visit needs the network for the document only', async ({ page }) => {
  // A film that a visit leaves half loaded is requested again.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const requestedUrls = new Map<string, string>()
  const cached = new Set<string>()
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!response.fromDiskCache && type !== 'Document') requestedUrls.set(requestId, response.url)
  })
  const visitAsks = async () => {
    requestedUrls.clear()
    await page.goto(splashNever.url)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    return [...requestedUrls].filter(([id]) => !cached.has(id)).map(([, url]) => url)
  }
  const first = await visitAsks()
  expect(first).not.toEqual([])
  // Late files may be new: not every visit stays until they load.
  expect((await visitAsks()).filter((url) => first.includes(url))).toEqual([])
})
