import { expect, type Locator, type Page, test } from '@playwright/test'
import { visit } from './visit.ts'

/** Animations within a page: process figures, ledger maps, kites in links. */

const map = (page: Page) => page.getByRole('main').locator('figure').first()

/** Scrolls to it at once, to the middle of the window. */
const show = (place: Locator) =>
  place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** Finishes the animations of an element. */
const finish = (place: Locator) =>
  place.evaluate((element) => {
    const animations = element.getAnimations({ subtree: true })
    for (const animation of animations) animation.finish()
    return animations.length
  })

const getRotation = (kite: Locator) =>
  kite.evaluate((element) => Number.parseFloat(getComputedStyle(element).rotate) || 0)

test('a map plays once over its picture and ends like it', async ({ page }) => {
  await visit(page, '/services/payment-orchestration')
  const picture = map(page).locator('img')
  const copy = map(page).locator('> div[aria-hidden]')
  await show(map(page))
  await expect(copy).toHaveCount(1)
  const properties = await copy.evaluate((element) => {
    const animations = element.getAnimations({ subtree: true })
    const frames = animations.flatMap(({ effect }) =>
      effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
    )
    const timing = ['offset', 'computedOffset', 'easing', 'composite']
    return [...new Set(frames.flatMap(Object.keys))].filter((name) => !timing.includes(name))
  })
  expect(properties.sort()).toEqual(['opacity', 'transform'])
  const [still, animations] = await Promise.all([
    picture.boundingBox(),
    copy.locator('> svg').first().boundingBox(),
  ])
  expect(animations).toEqual(still)
  await finish(map(page))
  await expect(copy).toHaveCount(0)
  await expect(picture).toHaveCSS('opacity', '1')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await show(map(page))
  await expect(copy).toHaveCount(0)
})

test('printing shows the picture, whatever plays', async ({ page }) => {
  await visit(page, '/services/devops-cicd')
  await show(map(page))
  await expect(map(page).locator('> div[aria-hidden]')).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(map(page).locator('> div[aria-hidden]')).toHaveCount(0)
  await expect(map(page).locator('img')).toHaveCSS('opacity', '1')
})

test('builds a figure of the process when its step becomes active; kites lean', async ({
  page,
}) => {
  await visit(page, '/')
  const steps = page.locator('section[aria-labelledby=process-heading] ol > li')
  await show(steps.first())
  // The first step is active when it comes into view.
  for (const place of [0, 2]) {
    const built = page.waitForFunction(
      (index) =>
        document
          .querySelectorAll('section[aria-labelledby=process-heading] ol > li')
          [index]?.querySelector('div[aria-hidden] > svg'),
      place,
    )
    if (place > 0) await steps.nth(place).getByRole('button').click()
    await built
  }
  for (const step of await steps.all()) {
    await expect(step.locator('div[aria-hidden] > svg')).toHaveCount(0)
    await expect(step.locator('img')).toHaveCSS('opacity', '1')
  }

  const card = page.locator('.service-card:has([href="/services/app-development"])')
  const kite = card.locator('.kite')
  await page.mouse.move(0, 0)
  await show(card)
  await finish(card)
  const upright = await getRotation(kite)
  const box = await card.boundingBox()
  if (!box) throw new Error('The card is not drawn')
  const point = (share: number) =>
    page.mouse.move(box.x + share * box.width, box.y + box.height / 2)
  for (const [share, lean] of [
    [0.98, 8],
    [0.02, -8],
  ] as const) {
    await point(share)
    await finish(card)
    expect(await getRotation(kite)).toBeCloseTo(upright + lean, 1)
  }
  await page.mouse.move(0, 0)
  await finish(card)
  expect(await getRotation(kite)).toBeCloseTo(upright, 1)
  expect(await card.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
})

test('a tap tilts the kite of a link, and the kite swings back', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true })
  await visit(page, '/')
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true))
  const card = page.locator('.service-card:has([href="/services/app-development"])')
  const kite = card.locator('.kite')
  await show(card)
  const upright = await getRotation(kite)
  // Records the end angle of each animation of the kite.
  await kite.evaluate((element) => {
    const animate = element.animate.bind(element)
    element.animate = (frames, options) => {
      const started = animate(frames, options)
      const last = started.effect instanceof KeyframeEffect && started.effect.getKeyframes().at(-1)
      if (last) document.documentElement.dataset.turns += ` ${last.rotate}`
      return started
    }
  })
  await expect(async () => {
    await card.tap()
    const turns = await page.locator('html').getAttribute('data-turns')
    expect(turns).toContain(` ${upright - 8}deg ${upright}deg`)
  }).toPass()
  await expect.poll(() => getRotation(kite)).toBeCloseTo(upright, 1)
  await page.close()
})

test('a photograph in the place of a map is never drawn over', async ({ page }) => {
  const path = '/services/payment-orchestration'
  const html = await (await page.request.get(path)).text()
  const src = html.match(/\/social\/\w+\.png/)?.[0]
  await page.route(`**${path}.json`, async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    data.content.pictures = { wide: { src, width: 1200, height: 630, alt: 'A board' } }
    await route.fulfill({ response, json: data })
  })
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await visit(page, '/services')
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
  const picture = page.getByRole('img', { name: 'A board' })
  // The page may still be gliding to its top.
  await expect(async () => {
    await show(picture)
    expect(requestedUrls.some((url) => /\/play-map-/.test(url))).toBe(true)
  }).toPass()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(map(page).locator('> div[aria-hidden]')).toHaveCount(0)
  await expect(picture).toHaveCSS('opacity', '1')
})

test('with reduced motion none of it moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await visit(page, '/services/payment-orchestration')
  await show(map(page))
  await page.getByRole('link', { name: 'Home', exact: true }).first().hover()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(requestedUrls.filter((url) => /(movement|play-map|build-figure)-/.test(url))).toEqual([])
  await expect(map(page).locator('> div[aria-hidden]')).toHaveCount(0)
})
