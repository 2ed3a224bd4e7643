import { expect, type Page, test } from '@playwright/test'
import { groups } from './services.ts'
import { visit } from './visit.ts'

/** Specification, section 2, Header; decisions, Dropdown and Mobile menu. */

const header = (page: Page) => page.getByRole('banner')
const link = (page: Page, name: string | RegExp) =>
  header(page).getByRole('link', { name, exact: true })
const services = (page: Page) => header(page).getByRole('button', { name: 'Services' })
const group = (page: Page, title: string) => header(page).getByRole('list', { name: title })
const menuLinks = (page: Page) => header(page).locator('ul ul').getByRole('link')

const links = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Contact Us', '/contact'],
  ['Labs', '/labs-careers-coming-soon'],
  ['Careers', '/labs-careers-coming-soon'],
  ['Request Call Back', '/contact'],
  ['Book a Meeting', '/book-meeting'],
] as const

async function expectAllServices(page: Page) {
  await expect(menuLinks(page)).toHaveCount(24)
  for (const { title, services } of groups) {
    const items = group(page, title).getByRole('link')
    await expect(group(page, title)).toBeVisible()
    await expect(items).toHaveCount(6)
    for (const [place, { label, path }] of services.entries()) {
      await expect(items.nth(place)).toHaveAttribute('href', path)
      await expect(items.nth(place)).toContainText(label)
    }
  }
}

const expectClosed = async (page: Page) => {
  await expect(services(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menuLinks(page)).toHaveCount(0)
}

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

test.describe('the services menu', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/portfolio')
    await expectClosed(page)
    await services(page).click()
    await expect(services(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('holds four groups of six, each item with a title and one line', async ({ page }) => {
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
    await expect(menuLinks(page)).toHaveCount(24)
    await page.mouse.click(720, 880)
    await expectClosed(page)
  })

  test('closes when a link is chosen', async ({ page }) => {
    await link(page, /^Data Analytics/).click()
    await expect(page).toHaveURL('/services/data-analytics')
    await expectClosed(page)
  })

  test('closes on Escape and gives focus back', async ({ page }) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test.beforeEach(async ({ page }) => {
    await visit(page, '/portfolio')
    await expect(page.locator('body')).not.toHaveClass(/mobile-menu-open/)
    expect((await header(page).boundingBox())?.height).toBe(80)
    await header(page).getByRole('button', { name: 'Open menu' }).click()
    await expect(page.locator('body')).toHaveClass(/mobile-menu-open/)
  })

  const expectMenuClosed = async (page: Page) => {
    await expect(page.locator('body')).not.toHaveClass(/mobile-menu-open/)
    await expect(link(page, 'Home')).toBeHidden()
    await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeVisible()
  }

  test('the menu holds the same links and both buttons', async ({ page }) => {
    for (const [name, path] of links) {
      await expect(link(page, name)).toBeVisible()
      await expect(link(page, name)).toHaveAttribute('href', path)
    }
  })

  test('the toggle stays in place and closes it', async ({ page }) => {
    await header(page).getByRole('button', { name: 'Close menu' }).click()
    await expectMenuClosed(page)
  })

  test('Services shows all 24 links at once', async ({ page }) => {
    await expect(menuLinks(page)).toHaveCount(0)
    await services(page).click()
    await expectAllServices(page)
    await expect(link(page, 'Services overview')).toHaveAttribute('href', '/services')
  })

  test('choosing a service closes both menus', async ({ page }) => {
    await services(page).click()
    await link(page, /^Web Development/).click()
    await expect(page).toHaveURL('/services/web-development')
    await expectMenuClosed(page)
    await header(page).getByRole('button', { name: 'Open menu' }).click()
    await expectClosed(page)
  })

  for (const name of ['About Us', 'Book a Meeting'] as const) {
    test(`choosing ${name} closes the menu`, async ({ page }) => {
      await link(page, name).click()
      await expect(page).not.toHaveURL('/portfolio')
      await expectMenuClosed(page)
    })
  }
})
