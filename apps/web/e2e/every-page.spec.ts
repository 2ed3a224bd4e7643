import { expect, type Page, test } from '@playwright/test'
import { drawnPages, EVERY_SECTION } from '../tests/landing-pages.ts'
import { violations } from './axe.ts'
import { complaints } from './console.ts'
import { enlargeText } from './enlarge-text.ts'
import { kinds } from './kinds.ts'
import { needlessRequests, noneNeedless } from './needless.ts'
import { paths, servicePaths } from './paths.ts'
import { expectHeroInSight } from './service-hero.ts'
import { configured, plain } from './sites.ts'
import { resize, visit } from './visit.ts'
import { addLongWords, brokenWords, crampedHeadlines, cutWords } from './words-in-page.ts'

/**
 * What holds for every page at every size, in one visit of each, as loading a page costs more than
 * any of its checks. Each check goes on when another failed, and says what and at which size.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const widths = [1440, 1280, 1024, 844, 768, 667, 390, 320]
/** Whose page axe looks at. */
const axeWidths = [1440, 390]

async function expectToFit(page: Page, width: number, what: string) {
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(scrolled, what).toBeLessThanOrEqual(width)
}

const pages = [
  ...paths.map((path) => ({ path, site: plain })),
  // Of every section, and of some in orders that were drawn.
  ...[EVERY_SECTION, ...drawnPages].map((slug) => ({ path: `/${slug}`, site: configured })),
]

for (const { path, site } of pages) {
  const tag = [...kinds, `/${EVERY_SECTION}`].includes(path) ? ['@quick'] : []
  test(`${path} keeps what holds for every page`, { tag }, async ({ page }) => {
    const found = complaints(page)
    // What covers the page on arrival is looked at by itself (axe.spec.ts, services-drawer.spec.ts).
    await page.addInitScript(() => sessionStorage.setItem('kitewright:sidebar-closed', 'true'))
    const needless = needlessRequests(page, site.url)
    const response = await visit(page, site.url + path)
    await page.evaluate(() => document.fonts.ready)

    await test.step('answers and describes itself', async () => {
      expect.soft(response?.status()).toBe(200)
      await expect.soft(page.locator('h1')).toHaveCount(1)
      await expect.soft(page.locator('main h1')).toHaveCount(1)
      await expect.soft(page.locator('head title')).toHaveCount(1)
      await expect.soft(page.locator('meta[name="description"]')).toHaveCount(1)
      await expect
        .soft(page.locator('meta[property="og:type"]'))
        .toHaveAttribute('content', 'website')
      await expect
        .soft(page.locator('link[rel="canonical"]'))
        .toHaveAttribute('href', `http://localhost:4173${path}`)
    })

    await test.step('asks its site for nothing that it has or does not need', async () => {
      await page.waitForLoadState('networkidle')
      expect.soft(needless()).toEqual(noneNeedless)
    })

    if (servicePaths.includes(path)) {
      await test.step('says what it is, and where to ask, in the first screen', () =>
        expectHeroInSight(page))
    }

    for (const width of widths) {
      await test.step(`${width} px wide`, async () => {
        await resize(page, width, 900)
        await expectToFit(page, width, `${width} px: nothing is wider than the screen`)
        expect
          .soft(await brokenWords(page), `${width} px: no word breaks at its hyphen`)
          .toEqual([])
        if (width === 390) {
          expect.soft(await crampedHeadlines(page), 'two weights keep clear').toEqual([])
        }
        if (!axeWidths.includes(width)) return
        expect.soft(await violations(page), `${width} px: accessible`).toEqual([])
      })
    }

    await test.step('text at 200 % fits a phone', async () => {
      await enlargeText(page, 200)
      for (const width of [390, 320]) {
        await resize(page, width, 844)
        await expectToFit(page, width, `text at 200 % fits ${width} px`)
        expect.soft(await cutWords(page), `text at 200 %, ${width} px: cut`).toEqual([])
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
