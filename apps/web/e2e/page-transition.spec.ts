import { expect, type Page, test } from '@playwright/test'
import { getScrollTop, scrollPage, visit, visitIdle, waitUntilIdle } from './visit.ts'

/** The sheet between two pages (shell/navigation/page-transition.ts). */

const sheet = (page: Page) => page.locator('.page-transition')
const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

/** Records each frame from now on: whether the window is covered, the page's title and height. */
const watchFrames = (page: Page) =>
  page.evaluateHandle(() => {
    const frames: { isCovered: boolean; title: string; top: number; moves: string }[] = []
    const watch = () => {
      const [element] = document.querySelectorAll('.page-transition')
      const moves = element ? getComputedStyle(element).translate : ''
      const isCovered = element !== undefined && ['0px', 'none', '0px 0px'].includes(moves)
      frames.push({ isCovered, title: document.title, top: scrollY, moves })
      requestAnimationFrame(watch)
    }
    watch()
    return frames
  })

test('the next page replaces the current one beneath a sheet, and the kite of a card moves with the sheet', async ({
  page,
}) => {
  await visitIdle(page, '/')
  const card = page.getByRole('main').locator('a[href="/services/app-development"]').first()
  await card.scrollIntoViewIfNeeded()
  const before = await getScrollTop(page)
  const kinds = await page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (node instanceof HTMLElement)
            seen.push(`${location.pathname} ${node.className} ${node.dataset.theme ?? ''}`)
        }
      }
    }).observe(document.body, { childList: true })
    return seen
  })
  const seen = await watchFrames(page)
  await card.click()
  await expect(page).toHaveTitle(/^App Development/)
  await expect(sheet(page)).toHaveCount(0)
  const frames = await seen.jsonValue()
  // The scrolling of the old page and the change to the next are never visible.
  const changed = frames.findIndex(({ title }) => title.startsWith('App'))
  expect(frames[changed]?.isCovered, JSON.stringify(frames.slice(changed - 2, changed + 3))).toBe(
    true,
  )
  const rewound = frames
    .slice(0, changed)
    .filter(({ top, isCovered }) => top !== before && !isCovered)
  expect(rewound).toEqual([])
  // Both move before React begins with the next page.
  expect(await kinds.jsonValue()).toEqual([
    '/ page-transition rani',
    expect.stringMatching(/^\/ page-transition__shared .*mark-app-development/),
  ])
  await expect(page.locator('.page-transition__shared')).toHaveCount(0)
})

test('the kite of a card lands on the kite of its page, or on the first station of its map', async ({
  page,
}) => {
  const landings = [
    ['/services/mvp-development', 'main .kite', 0.5, 0.43],
    ['/services/payment-gateway', 'main figure > picture > img', 0.1, 0.5],
  ] as const
  // The kite waits for a page that is late on a busy machine.
  await page.addInitScript(() => {
    const { setTimeout } = window
    const fades = 700
    window.setTimeout = ((run: TimerHandler, ms?: number) =>
      ms === fades ? 0 : setTimeout(run, ms)) as typeof window.setTimeout
  })
  await visitIdle(page, '/services')
  for (const [path, target, x, y] of landings) {
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click()
    const landing = page.waitForFunction(() => {
      const shared = document.querySelector('.page-transition__shared')
      const effects = shared?.getAnimations().map(({ effect }) => effect) ?? []
      const lastFrames = effects.flatMap((effect) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes().slice(-1) : [],
      )
      if (!shared || !lastFrames.some(({ opacity }) => opacity === '0')) return undefined
      const to = lastFrames.findLast(({ transform }) => transform)?.transform
      const side = shared.clientWidth
      const matrix = new DOMMatrix(`${to}`.replaceAll('50%', `${side / 2}px`))
      const centre = new DOMPoint(side / 2, side / 2).matrixTransform(matrix)
      return [centre.x, centre.y]
    })
    const [left = 0, top = 0] = (await (await landing).jsonValue()) ?? []
    await expect(sheet(page)).toHaveCount(0)
    const box = await page.locator(target).first().boundingBox()
    if (!box) throw new Error('The page has no target for the kite')
    // The page may still scroll smoothly or load fonts.
    const distance = Math.hypot(left - box.x - x * box.width, top - box.y - y * box.height)
    expect(distance, path).toBeLessThan(0.03 * box.width)
    await page.goBack()
    await expect(page).toHaveURL(/services$/)
    await expect(sheet(page)).toHaveCount(0)
  }
})

test('the kite is gone before "Loading..." shows, and lands nowhere later', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await visitIdle(page, '/services')
  await page.route('**/services/mvp-development.json', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('main').locator('a[href="/services/mvp-development"]').first().click()
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page.locator('.page-transition__shared')).toHaveCSS('opacity', '0')
  answer.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Small. Real. Soon.')
  await expect(page.locator('.page-transition__shared')).toHaveCount(0)
})

test('Back comes from the other side', async ({ page }) => {
  await visitIdle(page, '/contact')
  const side = async (go: () => Promise<unknown>, title: string) => {
    const seen = await watchFrames(page)
    await go()
    await expect(page).toHaveTitle(title)
    await expect(sheet(page)).toHaveCount(0)
    const offsets = (await seen.jsonValue()).map(({ moves }) =>
      moves.split(' ').map(Number.parseFloat),
    )
    const first = offsets.find((place) => place.some((offset) => Math.abs(offset) > 1)) ?? []
    return first.map((offset) => Math.sign(offset))
  }
  const about = 'About Us | Kitewright'
  const forward = await side(() => headerLink(page, 'About Us').click(), about)
  expect(forward.some((sign) => sign !== 0)).toBe(true)
  const back = forward.map((sign) => 0 - sign)
  const contact = 'Contact Us | Kitewright'
  expect(await side(() => page.goBack(), contact)).toEqual(back)
  expect(await side(() => page.goForward(), about)).toEqual(forward)
  await waitUntilIdle(page, () => page.reload())
  expect(await side(() => page.goBack(), contact)).toEqual(back)
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/contact')
  const seen = await watchFrames(page)
  await headerLink(page, 'About Us').click()
  await expect(page).toHaveTitle('About Us | Kitewright')
  expect((await seen.jsonValue()).filter(({ moves }) => moves !== '')).toEqual([])
})

test('twenty quick clicks end on the page of the last one, in sight', async ({ page }) => {
  await visitIdle(page, '/contact')
  const names = ['About Us', 'Careers', 'Labs', 'Contact Us', 'Home']
  await page.evaluate(async (labels) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header a')]
    for (let click = 0; click < 20; click += 1) {
      const label = labels[click % labels.length]
      links.find(({ textContent }) => textContent === label)?.click()
      // Two frames later, as fast as a person can.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  }, names)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Impactful')
  await expect(sheet(page)).toHaveCount(0)
})

test('a click during the transition, back to the covered page, shows it again', async ({
  page,
}) => {
  await visitIdle(page, '/contact')
  await scrollPage(page, 300)
  const release = Promise.withResolvers<void>()
  await page.route('**/about.json', async (route) => {
    await release.promise
    await route.continue()
  })
  await headerLink(page, 'About Us').click()
  await expect(sheet(page)).toHaveCount(1)
  await page.goBack()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveTitle('Contact Us | Kitewright')
  release.resolve()
})

test('a page that fails to load shows an error in view', async ({ page }) => {
  await visitIdle(page, '/contact')
  await page.route('**/about.json', (route) => route.abort())
  await page.route('**/about', (route) => route.fulfill({ status: 503, body: '' }))
  await headerLink(page, 'About Us').click()
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await expect(sheet(page)).toHaveCount(0)
})
