import { expect, test } from '@playwright/test'
import { hydrated } from './console.ts'
import { enlargeText } from './enlarge-text.ts'
import {
  expectAllServices,
  expectClosed,
  header,
  link,
  links,
  menuLinks,
  services,
} from './header.ts'
import { splashNever } from './sites.ts'
import { visit } from './visit.ts'

/** Specification, section 2, Header; section 10, Dropdown. */

for (const width of [1440, 1024]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('is 80 px high with its links and both buttons in sight', async ({ page }) => {
      await visit(page, '/portfolio')
      expect((await header(page).boundingBox())?.height).toBe(80)
      for (const [name, path] of links) {
        await expect(link(page, name)).toBeInViewport({ ratio: 1 })
        await expect(link(page, name)).toHaveAttribute('href', path)
      }
      await expect(services(page)).toBeVisible()
      await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeHidden()
    })
  })
}

for (const percent of [150, 200]) {
  for (const javaScriptEnabled of [true, false]) {
    const scripts = javaScriptEnabled ? '' : ', without JavaScript'
    test.describe(`with text at ${percent} %${scripts}`, () => {
      test.use({ javaScriptEnabled })

      test.beforeEach(async ({ page }) => {
        if (javaScriptEnabled) await visit(page, '/portfolio')
        else await page.goto('/portfolio')
        await enlargeText(page, percent)
      })

      test('it keeps one row, whose toggle opens the links', async ({ page }) => {
        await expect(header(page)).toHaveCSS('height', `${(80 * percent) / 100}px`)
        await expect(link(page, 'Home')).toBeHidden()
        const bar = await header(page).boundingBox()
        const headline = await page.getByRole('main').getByRole('heading').first().boundingBox()
        expect(headline?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
        await header(page).getByRole('button', { name: 'Open menu' }).click()
        for (const [name] of links) await expect(link(page, name)).toBeVisible()
      })
    })
  }
}

test('a phone with text at 200 % has room for logo and toggle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/portfolio')
  await enlargeText(page, 200)
  const toggle = header(page).getByRole('button', { name: 'Open menu' })
  await expect(toggle).toBeInViewport({ ratio: 1 })
  await expect(header(page).getByRole('img', { name: 'Kitewright' })).toBeInViewport({ ratio: 1 })
})

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

for (const width of [1000, 1024, 1263, 1264, 1279, 1440]) {
  test(`${width} px hold the links in one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/services')
    const tops = new Set<number>()
    for (const [name] of links.slice(0, 5)) {
      await expect(link(page, name)).toBeInViewport({ ratio: 1 })
      tops.add((await link(page, name).boundingBox())?.y ?? 0)
    }
    expect(tops.size).toBe(1)
    const last = await link(page, 'Book a Meeting').boundingBox()
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width - 20)
    const logo = await header(page).getByRole('link', { name: 'Kitewright' }).boundingBox()
    const home = await link(page, 'Home').boundingBox()
    expect((home?.x ?? 0) - (logo?.x ?? 0) - (logo?.width ?? 0)).toBeGreaterThanOrEqual(16)
  })
}

test('of two links to one page none is marked as current', async ({ page }) => {
  await visit(page, '/labs-careers-coming-soon')
  await expect(header(page).locator('[aria-current]')).toHaveCount(0)
})

test('choosing the page already shown closes the services menu too', async ({ page }) => {
  await visit(page, '/services')
  await services(page).click()
  await link(page, /Services overview/).click()
  await expectClosed(page)
  await expect(page).toHaveURL('/services')
})

test.describe('the services menu', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/portfolio')
    await expectClosed(page)
    await services(page).click()
    await expect(services(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('holds the services in their groups, each item with a title and one line', async ({
    page,
  }) => {
    await expectAllServices(page)
    for (const item of await menuLinks(page).all()) {
      const line = item.locator('span').last()
      expect((await line.innerText()).length).toBeGreaterThan(10)
      const lines = await line.evaluate((element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        return text.getClientRects().length
      })
      expect(lines).toBe(1)
    }
  })

  test('holds the two tiles', async ({ page }) => {
    await expect(link(page, /Services overview/)).toHaveAttribute('href', '/services')
    const callback = link(page, /Didn[’']t find what you need\?.*Request a callback/)
    await expect(callback).toHaveAttribute('href', '/contact')
  })

  test('is the only dropdown open, and its toggle closes it', async ({ page }) => {
    await expect(header(page).locator('[aria-expanded="true"]')).toHaveCount(1)
    await services(page).click()
    await expectClosed(page)
  })

  test('stays on a click inside and closes on a click outside', async ({ page }) => {
    await header(page).getByText('Engineering and AI', { exact: true }).click()
    await expectAllServices(page)
    await page.mouse.click(720, 880)
    await expectClosed(page)
  })

  test('closes when a link is chosen', async ({ page }) => {
    await link(page, /^Data Analytics/).click()
    await expect(page).toHaveURL('/services/data-analytics')
    await expectClosed(page)
  })

  test('closes on Escape and gives focus back', { tag: '@quick' }, async ({ page }) => {
    await menuLinks(page).nth(3).focus()
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(services(page)).toBeFocused()
  })

  test('closes when the keyboard leaves it', async ({ page }) => {
    await link(page, /Request a callback/).focus()
    await page.keyboard.press('Tab')
    await expect(link(page, 'About Us')).toBeFocused()
    await expectClosed(page)
  })
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
