import { expect, type Page, type Route, test } from '@playwright/test'
import { splashNever } from './sites.ts'
import { resize, scrollPage, visit, waitForPaint } from './visit.ts'

/** Specification, section 2 (Home), sections 4 and 9; section 10, Hero shift. Distances are in hero.test.ts. */

const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Impactful solutions Made effortlessly' })
const subtitle = (page: Page) =>
  page.getByText(
    'The smarter way to build tech software, hardware, or both, turning ideas into reality.',
  )
const button = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Book a meeting' })
const poster = (page: Page) => page.locator('main picture img').first()
const film = (page: Page) => page.locator('main video')

/** The film loads as a whole, so its address is that of a blob; its size in px tells which one it is. */
const filmSize = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight])
const filmSizes = { mobile: [864, 1080], desktop: [1440, 810] }

for (const { width, own, other, size } of [
  { width: 767, own: 'mobile', other: 'desktop', size: [1080, 1350] },
  { width: 768, own: 'desktop', other: 'mobile', size: [1920, 1080] },
] as const) {
  test(`at ${width} px poster and film are those for ${own}`, async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/')
    const getSource = () => poster(page).evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(getSource).toContain(own)
    await expect.poll(() => filmSize(page)).toEqual(filmSizes[own])
    const posterSize = await poster(page).evaluate(async ({ currentSrc }: HTMLImageElement) => {
      const still = Object.assign(new Image(), { src: currentSrc })
      await still.decode()
      return [still.naturalWidth, still.naturalHeight]
    })
    expect(posterSize).toEqual(size)
    // Once, and by the head, so that distant phones show it with the words.
    const initiators = await poster(page).evaluate(({ currentSrc }: HTMLImageElement) =>
      performance.getEntriesByName(currentSrc).map((one) => Reflect.get(one, 'initiatorType')),
    )
    expect(initiators).toEqual(['link'])
    const ofOther = new RegExp(`(film|hero|poster)-${other}`)
    expect(requested.filter((url) => ofOther.test(url))).toEqual([])
  })
}

test('the film loads once the visitor has stayed 2 s and the page is quiet', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, splashNever.url)
  await page.clock.runFor(1_999)
  await waitForPaint(page)
  await expect(film(page)).toHaveCount(0)
  // 2 s more at most until the page counts as quiet.
  await page.clock.runFor(2_001)
  await expect(film(page)).toHaveCount(1)
})

test('turning a phone chooses the film that leaves room for the words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  for (const [width, height, name] of [
    [390, 844, 'mobile'],
    [844, 390, 'desktop'],
    [390, 844, 'mobile'],
  ] as const) {
    await resize(page, width, height)
    await expect.poll(() => filmSize(page)).toEqual(filmSizes[name])
    await expect(film(page)).toHaveCSS('opacity', '1')
  }

  await test.step('a paused film stays paused, and can be played', async () => {
    await page.getByRole('button', { name: 'Pause background film' }).click()
    await resize(page, 844, 390)
    await expect.poll(() => filmSize(page)).toEqual(filmSizes.desktop)
    await expect(film(page)).toHaveJSProperty('paused', true)
    await page.getByRole('button', { name: 'Play background film' }).click()
    await expect(film(page)).toHaveJSProperty('paused', false)
  })
})

test('the still image shows until the film has loaded, then fades out over 0.5 s', async ({
  page,
}) => {
  const answer = Promise.withResolvers<void>()
  await page.route(/\.(webm|mp4)$/, async (route) => {
    await answer.promise
    await route.continue()
  })
  const requested = page.waitForRequest(/\.(webm|mp4)$/)
  await visit(page, '/')
  await requested
  await expect(poster(page)).toHaveCSS('opacity', '1')
  await expect(film(page)).toHaveCount(0)
  answer.resolve()
  await expect(poster(page)).toHaveCSS('opacity', '0')
  await expect(film(page)).toHaveCSS('opacity', '1')
  await expect(poster(page)).toHaveCSS('transition', /opacity 0\.5s/)
  await expect(film(page)).toHaveCSS('transition', /opacity 0\.5s/)

  await test.step('the film can be paused and played', async () => {
    await expect(film(page)).toHaveJSProperty('paused', false)
    await page.getByRole('button', { name: 'Pause background film' }).click()
    await expect(film(page)).toHaveJSProperty('paused', true)
    await page.getByRole('button', { name: 'Play background film' }).click()
    await expect(film(page)).toHaveJSProperty('paused', false)
  })
})

for (const [failure, fail] of [
  ['does not load', (route) => route.abort()],
  ['is not found', (route) => route.fulfill({ status: 404 })],
  ['is not a film', (route) => route.fulfill({ body: 'words' })],
] satisfies [string, (route: Route) => Promise<void>][]) {
  test(`a film that ${failure} is only logged`, async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const logged = page.waitForEvent('console', (message) => /film/i.test(message.text()))
    await page.route(/\.(webm|mp4)$/, fail)
    await visit(page, '/')
    await logged
    await waitForPaint(page)
    await expect(poster(page)).toHaveCSS('opacity', '1')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Pause background film' })).toHaveCount(0)
    expect(errors).toEqual([])
  })
}

test('a film that the browser refuses to play can be played', async ({ page }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = async () => {
      HTMLMediaElement.prototype.play = play
      throw new DOMException('Saving power.', 'NotAllowedError')
    }
  })
  const logged = page.waitForEvent('console', (message) => /film/i.test(message.text()))
  await visit(page, '/')
  await logged
  await page.getByRole('button', { name: 'Play background film' }).click()
  await expect(film(page)).toHaveJSProperty('paused', false)
  await expect(page.getByRole('button', { name: 'Pause background film' })).toBeVisible()
})

/** Distance of heading and subtitle above their layout position, in px, after a scroll of `scrolled` px. */
async function getShifts(page: Page, scrolled: number) {
  await scrollPage(page, scrolled)
  const getShift = (element: Element) => {
    let shift = 0
    for (let part: Element | null = element; part && part.tagName !== 'MAIN'; ) {
      shift -= new DOMMatrix(getComputedStyle(part).transform).m42
      part = part.parentElement
    }
    return shift
  }
  return {
    heading: await heading(page).evaluate(getShift),
    subtitle: await subtitle(page).evaluate(getShift),
    // The button's layout position must not change.
    button: await button(page)
      .first()
      .evaluate((element: HTMLElement) => element.offsetTop),
  }
}

test('the words rise over the first 600 px, 200 px on mobile, by transform only', async ({
  page,
}) => {
  await visit(page, '/')
  for (const { width, distance } of [
    { width: 1440, distance: 600 },
    { width: 767, distance: 200 },
  ]) {
    await resize(page, width, 900)
    const { button } = await getShifts(page, 0)
    for (const [scrolled, heading] of [
      [distance / 2, 44],
      [distance + 100, 88],
      [0, 0],
    ] as const) {
      await expect
        .poll(() => getShifts(page, scrolled))
        .toEqual({ heading, subtitle: heading / 2, button })
    }
  }
})

test('with reduced motion there is no film and nothing rises', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  expect(await getShifts(page, 300)).toMatchObject({ heading: 0, subtitle: 0 })
  await expect(poster(page)).toHaveCSS('opacity', '1')
  await expect(film(page)).toHaveCount(0)
})

async function headingSize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  return heading(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
}

test('1280 by 720 has its own style, and the heading is smaller from 375 px down', async ({
  page,
}) => {
  await visit(page, '/')
  const size = await headingSize(page, 1280, 720)
  for (const words of [heading(page), subtitle(page), button(page).first()]) {
    await expect(words).toBeInViewport({ ratio: 1 })
  }
  expect(await headingSize(page, 1281, 720)).not.toBe(size)
  expect(await headingSize(page, 1280, 721)).not.toBe(size)
  const larger = await headingSize(page, 376, 812)
  expect(await headingSize(page, 375, 812)).toBeLessThan(larger * 0.95)
})
