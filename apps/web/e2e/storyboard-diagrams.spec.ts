import { storyboardDrawings } from '@kitewright/artwork/drawings'
import { expect, type Locator, test } from '@playwright/test'
import sharp from 'sharp'
import { laidOut, visit } from './visit.ts'

/** A diagram is never cropped: a mark in each of its corners shows in the page. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const slugs = [
  ...new Set(
    Object.keys(storyboardDrawings).map((name) =>
      name.replace(/^storyboard\/(.+?)-(plate-)?\d$/, '$1'),
    ),
  ),
]
/** One service shows the layout at every width, the others on a phone. */
const widthsOf = (place: number) => (place === 0 ? [390, 768, 1024, 1280, 1440, 1600] : [390])

/** A green that no drawing has. */
const MARK = [0, 255, 0] as const
const SIDE = 24
const marks = [
  [0, 0],
  [640 - SIDE, 0],
  [0, 480 - SIDE],
  [640 - SIDE, 480 - SIDE],
]
  .map(([x, y]) => `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="#00FF00"/>`)
  .join('')

/** Pixels of the marks in the four quarters of the picture. */
async function marksIn(picture: Locator) {
  const { data, info } = await sharp(await picture.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const quarters = [0, 0, 0, 0]
  for (let at = 0; at < data.length; at += info.channels) {
    if (MARK.some((value, channel) => Math.abs((data[at + channel] ?? 0) - value) > 60)) continue
    const place = at / info.channels
    const right = place % info.width > info.width / 2
    const low = Math.floor(place / info.width) > info.height / 2
    const quarter = (low ? 2 : 0) + (right ? 1 : 0)
    quarters[quarter] = (quarters[quarter] ?? 0) + 1
  }
  return quarters
}

for (const [place, slug] of slugs.entries()) {
  test(`diagrams of ${slug} show whole`, async ({ page }) => {
    await page.route(/-plate-\d\.svg$/, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/<\/svg>\s*$/, `${marks}</svg>`)
      await route.fulfill({ response: answer, body, headers: { 'content-type': 'image/svg+xml' } })
    })
    await page.addInitScript(() => sessionStorage.setItem('kitewright:sidebar-closed', 'true'))
    await visit(page, `/services/${slug}`)
    for (const width of widthsOf(place)) {
      await page.setViewportSize({ width, height: 1200 })
      await laidOut(page)
      for (const picture of await page.locator('img[src*="-plate-"]').all()) {
        // In the middle, where nothing fixed covers it.
        await picture.evaluate(async (image: HTMLImageElement) => {
          image.scrollIntoView({ block: 'center', behavior: 'instant' })
          await image.decode()
        })
        const { width: shown = 0 } = (await picture.boundingBox()) ?? {}
        const side = (shown / 640) * SIDE
        for (const pixels of await marksIn(picture)) {
          expect(pixels, `at ${width} px`).toBeGreaterThan(side * side * 0.8)
        }
      }
    }
  })
}
