import { expect, type Page, test } from '@playwright/test'
import {
  expectAllServices,
  expectClosed,
  header,
  link,
  links,
  menuLinks,
  services,
} from './header.ts'
import { measureColours } from './measure-colours.ts'
import { enlargeText } from './page-checks.ts'
import { longestLinks, splashNever } from './sites.ts'
import { hydrated, resize, visit, waitForPaint } from './visit.ts'

/** Specification, section 2, Header; section 10, Dropdown. What it says is in prerender/pages.test.ts. */

test('is 80 px high, with its links on one line and room around them, at every width', async ({
  page,
}) => {
  await visit(page, '/portfolio')
  for (const width of [1440, 1279, 1264, 1263, 1024, 1000]) {
    await resize(page, width, 800)
    expect((await header(page).boundingBox())?.height).toBe(80)
    await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeHidden()
    await expectRoom(page, width, links.slice(0, 5))
  }
})

/** Whether the header's links are in one row, inside the width, and clear of the logo. */
async function expectRoom(page: Page, width: number, labels: readonly string[]) {
  const positions = new Set<number>()
  for (const name of labels) {
    await expect(link(page, name)).toBeInViewport({ ratio: 1 })
    positions.add((await link(page, name).boundingBox())?.y ?? 0)
  }
  expect(positions.size, `${width} px`).toBe(1)
  const last = await header(page).locator('#site-menu').getByRole('link').last().boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0), `${width} px`).toBeLessThanOrEqual(width - 20)
  const logo = await header(page).getByRole('link', { name: 'Kitewright' }).boundingBox()
  const home = await link(page, 'Home').boundingBox()
  expect((home?.x ?? 0) - (logo?.x ?? 0) - (logo?.width ?? 0)).toBeGreaterThanOrEqual(16)
}

test('with the longest menu, its toggle comes before the links run out of room', async ({
  page,
}) => {
  const toggle = header(page).getByRole('button', { name: 'Open menu' })
  for (const path of ['/portfolio', '/services']) {
    await visit(page, `${splashNever.url}${path}`)
    const inRow: number[] = []
    for (let width = 1680; width >= 1200; width -= 20) {
      await resize(page, width, 800)
      expect((await header(page).boundingBox())?.height).toBe(80)
      if (await toggle.isVisible()) continue
      inRow.push(width)
      await expectRoom(page, width, ['Home', ...longestLinks])
    }
    // Laptops still have the row, and no width brings it back.
    expect(inRow).toContain(1440)
    expect(inRow).toEqual(inRow.map((_, index) => 1680 - index * 20))
    await expect(toggle).toBeVisible()
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with larger text${javaScriptEnabled ? '' : ', without JavaScript'}`, () => {
    test.use({ javaScriptEnabled })

    test('it stays in one row, and its toggle opens the links', async ({ page }) => {
      for (const percent of [150, 200]) {
        if (javaScriptEnabled) await visit(page, '/portfolio')
        else await page.goto('/portfolio')
        await enlargeText(page, percent)
        await expect(header(page)).toHaveCSS('height', `${(80 * percent) / 100}px`)
        await expect(link(page, 'Home')).toBeHidden()
        const bar = await header(page).boundingBox()
        const headline = await page.getByRole('main').getByRole('heading').first().boundingBox()
        expect(headline?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
        await header(page).getByRole('button', { name: 'Open menu' }).click()
        for (const name of links) await expect(link(page, name)).toBeVisible()
      }
      // A phone has room for logo and toggle.
      await page.setViewportSize({ width: 390, height: 844 })
      const logo = header(page).getByRole('img', { name: 'Kitewright' })
      await expect(logo).toBeInViewport({ ratio: 1 })
      const toggle = header(page).getByRole('button', { name: /^(Open|Close) menu$/ })
      await expect(toggle).toBeInViewport({ ratio: 1 })
    })
  })
}

test('the links give way to the toggle and come back as text grows and shrinks', async ({
  page,
}) => {
  await visit(page, '/portfolio')
  await services(page).click()
  await expect(services(page)).toHaveAttribute('aria-expanded', 'true')
  await enlargeText(page, 150)
  await expect(services(page)).toBeHidden()
  await header(page).getByRole('button', { name: 'Open menu' }).click()
  await expectClosed(page)
  await expect(page.locator('body')).toHaveClass(/mobile-menu-open/)
  await enlargeText(page, 100)
  await expect(page.locator('body')).not.toHaveClass(/mobile-menu-open/)
  await expect(link(page, 'Home')).toBeInViewport({ ratio: 1 })
  await services(page).click()
  await expectAllServices(page)
})

test('the services menu opens and closes', { tag: '@quick' }, async ({ page }) => {
  await visit(page, '/portfolio')
  await expectClosed(page)
  const open = async () => {
    await services(page).click()
    await expect(services(page)).toHaveAttribute('aria-expanded', 'true')
  }

  await test.step('by its toggle, as the only dropdown', async () => {
    await open()
    await expect(header(page).locator('[aria-expanded="true"]')).toHaveCount(1)
    await expectAllServices(page)
    await services(page).click()
    await expectClosed(page)
  })

  await test.step('by a click outside, not by one inside', async () => {
    await open()
    await header(page).getByText('Engineering and AI', { exact: true }).click()
    await expectAllServices(page)
    await page.mouse.click(720, 880)
    await expectClosed(page)
  })

  await test.step('by Escape, which gives the focus back', async () => {
    await open()
    await menuLinks(page).nth(3).focus()
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(services(page)).toBeFocused()
  })

  await test.step('when the keyboard leaves it', async () => {
    await open()
    await link(page, /Request a callback/).focus()
    await page.keyboard.press('Tab')
    await expect(link(page, 'About Us')).toBeFocused()
    await expectClosed(page)
  })

  await test.step('when a link is chosen, also to the page already shown', async () => {
    await open()
    await link(page, /^Data Analytics/).click()
    await expect(page).toHaveURL('/services/data-analytics')
    await expectClosed(page)
    await open()
    await link(page, /^Data Analytics/).click()
    await expectClosed(page)
    await expect(page).toHaveURL('/services/data-analytics')
  })
})

test('a services menu opened before the next page arrives stays open', async ({ page }) => {
  const { promise: mayArrive, resolve: resolveRequest } = Promise.withResolvers<void>()
  await page.route('**/about.json', async (route) => {
    await mayArrive
    await route.continue()
  })
  await visit(page, '/portfolio')
  await link(page, 'About Us').click()
  await expect(page).toHaveURL('/about')
  await services(page).click()
  await expectAllServices(page)
  resolveRequest()
  await expect(page).toHaveTitle('About Us | Kitewright')
  await waitForPaint(page)
  await expect(services(page)).toBeFocused()
  await link(page, /^Data Analytics/).click()
  await expect(page).toHaveURL('/services/data-analytics')
})

test('each service in the menu has one line about it', async ({ page }) => {
  await visit(page, '/portfolio')
  await services(page).click()
  await expectAllServices(page)
  const lines = await menuLinks(page).evaluateAll((links) =>
    links.map((link) => {
      const text = document.createRange()
      text.selectNodeContents([...link.querySelectorAll('span')].at(-1) ?? link)
      return text.getClientRects().length
    }),
  )
  expect(new Set(lines)).toEqual(new Set([1]))
})

test('the services menu answers before scripts have arrived, and stays as it was left', async ({
  page,
}) => {
  const { promise: mayStart, resolve: start } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await mayStart
    await route.continue()
  })
  await page.addInitScript(() => localStorage.setItem('kitewright-analytics-consent', 'false'))
  await page.goto(`${splashNever.url}/portfolio`, { waitUntil: 'commit' })
  const menu = page.locator('#services-menu')
  await services(page).click()
  await expect(menu).toBeVisible()
  await services(page).click()
  await expect(menu).toBeHidden()
  await services(page).click()
  await expect(menu).toBeVisible()

  start()
  await hydrated(page)
  await expect(services(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expectClosed(page)
})

test('logo and menu glyph are drawn before the first picture arrives', async ({ page }) => {
  const { promise: mayArrive, resolve: resolveRequest } = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await mayArrive
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${splashNever.url}/portfolio`, { waitUntil: 'commit' })
  const logo = header(page).getByRole('img', { name: 'Kitewright' })
  const glyph = header(page).getByRole('button', { name: 'Open menu' }).locator('svg')
  await expect(logo).toBeVisible()
  // The colour of the header behind both.
  const paper = [0xf7, 0xf3, 0xeb] as const
  for (const drawing of [logo, glyph]) {
    const clip = await drawing.boundingBox()
    if (!clip) throw new Error('not laid out')
    await expect
      .poll(async () => Math.max(...(await measureColours(page, [clip], paper))))
      .toBeGreaterThan(100)
  }
  resolveRequest()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
