import { expect, type Page, test } from '@playwright/test'
import { scrollPage, visit, waitForPaint } from './visit.ts'

/** Specification, section 2 (Home): the services grid. What it says is in prerender/home.test.ts. */

const section = (page: Page) => page.locator('#services')
/** The tags inside a card are list items too. */
const items = (page: Page) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

const measureCards = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 })
  await waitForPaint(page)
  await expect(items(page)).toHaveCount(10)
  return items(page).evaluateAll((all) =>
    all.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { left: Math.round(left), top, width: Math.round(width), height: Math.round(height) }
    }),
  )
}

test('with reduced motion the cards are visible: a list on mobile, a mosaic on wider screens', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')

  for (const card of await items(page).all()) await expect(card).toHaveCSS('opacity', '1')

  const list = await measureCards(page, 390)
  expect(new Set(list.map(({ left }) => left)).size).toBe(1)
  expect(new Set(list.map(({ width }) => width)).size).toBe(1)
  expect(list.map(({ top }) => top)).toEqual(list.map(({ top }) => top).toSorted((a, b) => a - b))

  const mosaic = await measureCards(page, 1440)
  expect(new Set(mosaic.map(({ left }) => left)).size).toBe(4)
  expect(new Set(mosaic.map(({ width, height }) => `${width} ${height}`)).size).toBeGreaterThan(2)
})

test('a card fades in when about 30% of it is visible, and all of it is a link', async ({
  page,
}) => {
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
  // Far from the words of the link.
  await card.click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL('/services/web-development')
})
