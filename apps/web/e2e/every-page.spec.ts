import { expect, type Page, test } from '@playwright/test'
import { EVERY_BLOCK, shuffledPages } from '../tests/landing-pages.ts'
import { kinds } from './kinds.ts'
import {
  addLongWords,
  crampedHeadlines,
  croppedDrawings,
  enlargeText,
  expectHeroInSight,
  findClippedText,
  layoutShifts,
  noExtraRequests,
  oversizedTitles,
  recordRequests,
  violations,
  watchLayoutShifts,
  wideDrawings,
  wrongFolds,
} from './page-checks.ts'
import { paths, servicePaths } from './paths.ts'
import { configured, plain } from './sites.ts'
import { resize, visit, waitForPaint, watchConsole } from './visit.ts'

/**
 * Checks that hold for every page, in one visit of each: loading a page costs more than any check. One page of
 * each kind is checked at every width, the others on phones. Soft checks name the width that failed.
 */

const phone = { width: 390, height: 844 }
test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

const widths = [1440, 1280, 1024, 844, 768, 667, 390, 320]
const phoneWidths = [390, 320]
const axeWidths = [1440, 390]

/** How many drawings must not be cropped, on some pages that have any. */
const wideDrawingCounts: Record<string, number> = {
  '/': 1,
  '/about': 1,
  '/services/web-development': 3,
}

async function expectToFit(page: Page, width: number, what: string) {
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(scrolled, what).toBeLessThanOrEqual(width)
}

const pages = [
  ...paths.map((path) => ({ path, site: plain })),
  // Landing pages with every block, as it usually is and on each background.
  ...[EVERY_BLOCK, ...shuffledPages].map((slug) => ({ path: `/${slug}`, site: configured })),
]

for (const { path, site } of pages) {
  const isOfKind = [...kinds, `/${EVERY_BLOCK}`].includes(path)
  test(`${path} passes the checks of every page`, {
    tag: isOfKind ? ['@quick'] : [],
  }, async ({ page }) => {
    const found = watchConsole(page)
    // The drawer has its own tests (axe.spec.ts, services-drawer.spec.ts).
    await page.addInitScript(() => sessionStorage.setItem('kitewright:sidebar-closed', 'true'))
    await watchLayoutShifts(page)
    // Fonts arrive after the first paint, as on a slow phone.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      await route.continue()
    })
    const extraRequests = recordRequests(page, site.url)
    const response = await visit(page, site.url + path)
    expect.soft(response?.status()).toBe(200)

    await test.step('nothing jumps when the fonts arrive', async () => {
      await page.evaluate(() => document.fonts.ready)
      await waitForPaint(page)
      const layoutShiftList = await layoutShifts(page)
      const sum = layoutShiftList.reduce((total, { by }) => total + by, 0)
      // Up to 0.01 is the splash on a busy machine: its message gets the font while it shows.
      expect.soft(sum, JSON.stringify(layoutShiftList)).toBeLessThan(0.02)
    })

    await test.step('requests nothing twice, and nothing that it does not need', async () => {
      await page.waitForLoadState('networkidle')
      expect.soft(extraRequests()).toEqual(noExtraRequests)
    })

    if (wideDrawingCounts[path]) {
      await expect.soft(wideDrawings(page)).toHaveCount(wideDrawingCounts[path])
    }
    if (servicePaths.includes(path)) {
      await test.step('says what it is, and where to ask, in the first screen', () =>
        expectHeroInSight(page))
    }

    for (const width of isOfKind ? widths : phoneWidths) {
      await test.step(`${width} px wide`, async () => {
        await resize(page, width, 900)
        await expectToFit(page, width, `${width} px: nothing is wider than the screen`)
        expect.soft(await oversizedTitles(page), `${width} px: titles nest in size`).toEqual([])
        expect.soft(await croppedDrawings(page), `${width} px: drawings are whole`).toEqual([])
        if (width === 390) {
          expect.soft(await crampedHeadlines(page), 'two weights keep clear').toEqual([])
          expect.soft(await wrongFolds(page), 'corners show what is behind').toEqual([])
        }
        if (!axeWidths.includes(width)) return
        expect.soft(await violations(page), `${width} px: accessible`).toEqual([])
      })
    }

    await test.step('a phone zoomed to 200 % scrolls no page sideways', async () => {
      await resize(page, 195, 422)
      await expectToFit(page, 195, '195 px: nothing is wider than the screen')
    })

    await test.step('text at 200 % fits a phone', async () => {
      await enlargeText(page, 200)
      for (const width of phoneWidths) {
        await resize(page, width, 844)
        await expectToFit(page, width, `text at 200 % fits ${width} px`)
        expect.soft(await findClippedText(page), `text at 200 %, ${width} px: cut`).toEqual([])
      }
      await enlargeText(page, 100)
    })

    await test.step('a word longer than the screen fits 320 px', async () => {
      await addLongWords(page)
      await expectToFit(page, 320, 'words longer than the screen break at 320 px')
    })

    expect.soft(found, 'nothing in the console').toEqual([])
  })
}
