import { expect, test } from '@playwright/test'
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts'
import { paths, servicePaths } from './paths.ts'
import { painted, visit } from './visit.ts'

/** Nothing jumps when the fonts arrive after the first paint, as they do on a slow phone. */

test.use({ viewport: { width: 390, height: 844 } })

/** Every kind of page: of the services one story board, one specimen and one ledger. */
const kinds = [
  ...paths.filter((path) => !servicePaths.includes(path)),
  '/services/web-development',
  '/services/rd-prototyping',
  '/services/devops-cicd',
]

for (const path of kinds) {
  test(`${path} stays where it is`, async ({ page }) => {
    await watchLayoutShifts(page)
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      await route.continue()
    })

    await visit(page, path)
    await page.evaluate(() => document.fonts.ready)
    await painted(page)

    // Up to 0.01 is the splash on a busy machine: its message gets the font while it shows.
    const shifts = await layoutShifts(page)
    const sum = shifts.reduce((total, { by }) => total + by, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02)
  })
}
