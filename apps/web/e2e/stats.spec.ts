import { expect, type Page, test } from '@playwright/test'
import { stopClock, visit, waitForPaint } from './visit.ts'

/** Specification, section 2 (Why-choose section) and section 4. */

const stats = [
  { name: '100%', target: 100, unit: '%' },
  { name: '50%', target: 50, unit: '%' },
  { name: '360°', target: 360, unit: '°' },
  { name: '24/7', target: 24, unit: '/7' },
] as const

const figure = (page: Page, name: string) => page.getByRole('img', { name, exact: true })

/** The four numbers as they show now, without their units. */
async function numbers(page: Page) {
  await waitForPaint(page)
  return Promise.all(
    stats.map(async ({ name, unit }) => {
      const text = (await figure(page, name).innerText()).replace(/\s/g, '')
      expect(text.endsWith(unit)).toBe(true)
      return Number(text.slice(0, -unit.length))
    }),
  )
}

const targets = stats.map(({ target }) => target)

/** The counters' values `ms` after the section came into view: 50 increments, 30 ms each, 200 ms apart. */
const expected = (ms: number) =>
  stats.map(({ target }, index) => {
    const increments = Math.floor((ms - index * 200) / 30)
    return (target * Math.min(Math.max(increments, 0), 50)) / 50
  })

async function scrollToStats(page: Page) {
  await figure(page, '50%').evaluate((element) =>
    element.scrollIntoView({ behavior: 'instant', block: 'center' }),
  )
  await waitForPaint(page)
}

test('once visible they count to 100, 50, 360 and 24', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await stopClock(page)
  // They wait until they are visible.
  await page.clock.runFor(10_000)
  await scrollToStats(page)
  expect(await numbers(page)).toEqual([0, 0, 0, 0])

  let passed = 0
  for (const ms of [29, 30, 230, 630, 1500, 2100]) {
    await page.clock.runFor(ms - passed)
    passed = ms
    const shown = await numbers(page)
    for (const [index, value] of expected(ms).entries()) {
      // Whole numbers are shown; how they are rounded is not specified.
      expect(Math.abs((shown[index] ?? Number.NaN) - value), `${index} at ${ms} ms`).toBeLessThan(1)
    }
  }
  expect(await numbers(page)).toEqual(targets)
})

test('with reduced motion the final values show at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await visit(page, '/')
  await stopClock(page)
  await scrollToStats(page)
  expect(await numbers(page)).toEqual(targets)
})
