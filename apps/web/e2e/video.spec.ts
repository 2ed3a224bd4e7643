import { expect, type Page, test } from '@playwright/test'
import { EVERY_BLOCK } from '../tests/landing-pages.ts'
import { configured } from './sites.ts'
import { visit, watchConsole } from './visit.ts'

const address = `${configured.url}/${EVERY_BLOCK}`
const link = (page: Page) => page.getByRole('link', { name: 'Play on Vimeo' })

test('a video loads from its host only after a click', async ({ page }) => {
  const found = watchConsole(page)
  const requests: string[] = []
  await page.route('https://*.vimeo.com/**', async (route) => {
    requests.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: 'The player' })
  })
  await visit(page, address)
  await link(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])

  await expect(link(page)).toHaveAttribute('href', 'https://vimeo.com/76979871')
  await link(page).click()
  const player = page.locator('iframe[title="A day at the bench"]')
  await expect(player.contentFrame().getByText('The player')).toBeVisible()
  await expect(player).toBeFocused()
  expect(requests).toEqual(['https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'])
  expect(found).toEqual([])
})

test('an uploaded video plays with captions, and loads nothing before', async ({ page }) => {
  const found = watchConsole(page)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media' || request.url().endsWith('.vtt')) {
      requests.push(new URL(request.url()).pathname)
    }
  })
  await visit(page, address)
  const video = page.locator('video')
  await video.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])

  await video.press('Space')
  await expect
    .poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime))
    .toBeGreaterThan(0)
  const words = await video.evaluate(async (it: HTMLVideoElement) => {
    const [track] = it.textTracks
    const element = it.querySelector('track')
    if (!track || !element) return 'no captions'
    const { promise, resolve } = Promise.withResolvers()
    element.addEventListener('load', resolve)
    track.mode = 'showing'
    await promise
    return (track.cues?.[0] as VTTCue | undefined)?.text
  })
  expect(words).toBe('A kite rises.')
  expect([...new Set(requests)]).toEqual([
    expect.stringMatching(/^\/media\/\w+\.webm$/),
    expect.stringMatching(/^\/media\/\w+\.vtt$/),
  ])
  expect(found).toEqual([])
})
