import { expect, type Page, test } from '@playwright/test'
import { painted, scrollPage, visit } from './visit.ts'

/** Specification, section 2 (Home): the services grid; the prices are the lowest of section 9. */

const cards = [
  ['Web Development', '/services/web-development', 'from ₹50K'],
  ['Mobile Apps', '/services/app-development', 'from ₹3L'],
  ['UI/UX Design', '/services/ui-ux-design', 'from ₹50K'],
  ['Cloud Solutions', '/services/cloud-operations', 'from ₹1.5L'],
  ['Data Solutions', '/services/system-integration', 'from ₹2L'],
  ['Analytics & Insights', '/services/data-analytics', 'from ₹1L'],
  ['Payment Orchestration', '/services/payment-orchestration', 'from ₹3L'],
  ['R&D Prototyping', '/services/rd-prototyping', 'from ₹3L'],
  ['Consultancy & Strategy', '/services/consulting-strategy', 'from ₹2L'],
  ['Digital Marketing', '/services/digital-marketing', 'from ₹25K per month'],
] as const

const section = (page: Page) => page.locator('#services')
/** The tags inside a card are list items too. */
const items = (page: Page) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

test('ten cards name a service each, describe, tag and price it, and lead to it', async ({
  page,
}) => {
  await visit(page, '/')
  await expect(items(page)).toHaveCount(10)
  for (const [place, [title, path, price]] of cards.entries()) {
    const card = items(page).nth(place)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(title)
    await expect(card.getByRole('link')).toHaveAttribute('href', path)
    await expect(card.getByRole('paragraph').first()).not.toBeEmpty()
    await expect(card.getByRole('paragraph').last()).toHaveText(price)
    expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
  }
})

test('the whole card is the link', async ({ page }) => {
  await visit(page, '/')
  const card = items(page).nth(3)
  await card.getByRole('listitem').first().click()
  await expect(page).toHaveURL('/services/cloud-operations')
})

const boxes = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 })
  await painted(page)
  await expect(items(page)).toHaveCount(10)
  return items(page).evaluateAll((all) =>
    all.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { left: Math.round(left), top, width: Math.round(width), height: Math.round(height) }
    }),
  )
}

test('they are a list on mobile and a mosaic on wider screens', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')

  const list = await boxes(page, 390)
  expect(new Set(list.map(({ left }) => left)).size).toBe(1)
  expect(new Set(list.map(({ width }) => width)).size).toBe(1)
  expect(list.map(({ top }) => top)).toEqual(list.map(({ top }) => top).toSorted((a, b) => a - b))

  const mosaic = await boxes(page, 1440)
  expect(new Set(mosaic.map(({ left }) => left)).size).toBe(4)
  expect(new Set(mosaic.map(({ width, height }) => `${width} ${height}`)).size).toBeGreaterThan(2)
})

test('a card fades in when about 30% of it is visible', async ({ page }) => {
  await visit(page, '/')
  const card = items(page).first()
  const { top, height } = await card.evaluate((element) => {
    const box = element.getBoundingClientRect()
    return { top: box.top + scrollY, height: box.height }
  })
  /** Scrolls until this share of the card shows at the lower edge of the window. */
  const show = (share: number) => scrollPage(page, Math.round(top - 900 + height * share))

  await show(-0.1)
  await expect(card).toHaveCSS('opacity', '0')
  await show(0.2)
  await expect(card).toHaveCSS('opacity', '0')
  await show(0.35)
  await expect(card).toHaveCSS('opacity', '1')
})

test('with reduced motion they are simply there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await expect(items(page)).toHaveCount(10)
  for (const card of await items(page).all()) await expect(card).toHaveCSS('opacity', '1')
})

test('the buttons of the page lead to contact and to a meeting', async ({ page }) => {
  await visit(page, '/')
  const links = page.getByRole('main').getByRole('link')
  for (const [name, path, count] of [
    ['Start Your Project', '/contact', 1],
    ['Start Your Project Today', '/contact', 1],
    ['Request a Call back', '/contact', 2],
    ['Book a Meeting', '/book-meeting', 2],
  ] as const) {
    const found = links.filter({ hasText: new RegExp(`^${name}$`) })
    await expect(found).toHaveCount(count)
    for (const link of await found.all()) await expect(link).toHaveAttribute('href', path)
  }
})
