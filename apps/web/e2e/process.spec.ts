import { expect, type Page, test } from '@playwright/test'
import { scrollPage, stopClock, visit, waitForPaint } from './visit.ts'

/** Specification, section 2 (Process section) and section 4; section 10, Process section. The texts are in prerender/home.test.ts. */

const section = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Discovery & Feasibility' }) })
const items = (page: Page) => section(page).locator('ol > li')
const step = (page: Page, number: number) =>
  section(page)
    .getByRole('button')
    .nth(number - 1)

/** The step that is active, the only one marked so; with it, the steps that show a check mark. */
async function expectActive(page: Page, number: number) {
  await expect(step(page, number)).toHaveAttribute('aria-current', 'step')
  await expect(section(page).locator('[aria-current="step"]')).toHaveCount(1)
  for (const place of [0, 1, 2, 3]) {
    await expect(items(page).nth(place).locator('svg')).toHaveCount(place < number ? 1 : 0)
  }
}

async function runFor(page: Page, ms: number) {
  await page.clock.runFor(ms)
  await waitForPaint(page)
}

/** Scrolls until this share of the section shows at the lower edge of the window. */
async function showShare(page: Page, share: number) {
  const { top, height } = await section(page).evaluate((element) => {
    const box = element.getBoundingClientRect()
    return { top: box.top + scrollY, height: box.height }
  })
  await scrollPage(page, Math.round(top - 900 + height * share))
}

/** Home with the process in view and the clock stopped at the moment it came there. */
async function visitProcess(page: Page) {
  await page.clock.install()
  await visit(page, '/')
  await stopClock(page)
  await showShare(page, 0.8)
  await expectActive(page, 1)
}

test('the steps advance every 3 s from when 20% of the section is visible', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await stopClock(page)
  await showShare(page, 0.18)
  await runFor(page, 10_000)
  await expectActive(page, 1)
  await showShare(page, 0.21)
  for (const number of [2, 3, 4, 1]) {
    await runFor(page, 2999)
    await expectActive(page, number === 1 ? 4 : number - 1)
    await runFor(page, 1)
    await expectActive(page, number)
  }
})

test('a visitor chooses steps, pauses them, and lifts one by the pointer', async ({ page }) => {
  await visitProcess(page)

  await test.step('hovering lifts a step and does not stop the advance', async () => {
    const last = items(page).nth(3)
    const getLift = () =>
      last.evaluate((item) => new DOMMatrix(getComputedStyle(item).transform).m42)
    expect(await getLift()).toBe(0)
    await last.hover()
    await expect.poll(getLift).toBeLessThan(0)
    await expectActive(page, 1)
    await runFor(page, 3000)
    await expectActive(page, 2)
  })

  await test.step('a click makes a step active, and the advance continues from there', async () => {
    await runFor(page, 1500)
    await step(page, 3).click()
    await runFor(page, 2999)
    await expectActive(page, 3)
    await runFor(page, 1)
    await expectActive(page, 4)
  })

  await test.step('the pause button stops the advance', async () => {
    await section(page).getByRole('button', { name: 'Pause the steps' }).click()
    await runFor(page, 10_000)
    await expectActive(page, 4)
  })

  await test.step('the bar fills to (active+1)/4 on large screens', async () => {
    const bar = section(page).locator('.process-string')
    const share = () =>
      bar.evaluate((element) => {
        const stringPart = element.querySelector('.process-string__drawn')
        return (
          (stringPart?.getBoundingClientRect().width ?? 0) / element.getBoundingClientRect().width
        )
      })
    for (const [number, filled] of [
      [1, 0.25],
      [4, 1],
      [2, 0.5],
    ] as const) {
      await step(page, number).click()
      await expect.poll(share).toBeCloseTo(filled, 2)
    }
    await page.setViewportSize({ width: 1023, height: 900 })
    await expect(bar).toBeHidden()
  })

  await test.step('the pause button starts it again', async () => {
    await section(page).getByRole('button', { name: 'Play the steps' }).click()
    await runFor(page, 3000)
    await expectActive(page, 3)
  })
})

test('with reduced motion only a click changes the step', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitProcess(page)
  await runFor(page, 10_000)
  await expectActive(page, 1)
  await step(page, 3).click()
  await expectActive(page, 3)
})
