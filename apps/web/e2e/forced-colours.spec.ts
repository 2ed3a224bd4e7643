import { expect, type Locator, test } from '@playwright/test'
import sharp from 'sharp'
import { visit } from './visit.ts'

/** Windows' contrast themes replace our colours and remove backgrounds and shadows. */

const brightness = (channel: number) =>
  channel <= 10 ? channel / 3294 : ((channel / 255 + 0.055) / 1.055) ** 2.4

/** Contrast (WCAG 2.2) between the lightest and the darkest dot of the right half of a picture. */
async function measureContrast(picture: Buffer): Promise<number> {
  const image = sharp(picture)
  const { width = 0, height = 0 } = await image.metadata()
  const middle = Math.floor(width / 2)
  const { data, info } = await image
    .extract({ left: middle, top: 0, width: width - middle, height })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lights: number[] = []
  for (let dot = 0; dot < data.length; dot += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(dot, dot + 3)
    lights.push(0.2126 * brightness(red) + 0.7152 * brightness(green) + 0.0722 * brightness(blue))
  }
  const range = lights.reduce(
    ({ min, max }, light) => ({ min: Math.min(min, light), max: Math.max(max, light) }),
    { min: 1, max: 0 },
  )
  return (range.max + 0.05) / (range.min + 0.05)
}

const background = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor)

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`${colorScheme} forced colours`, () => {
    test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme })

    test('names, headlines and the current link are distinct', async ({ page }) => {
      await visit(page, '/about')
      await test.step('the name in both logos can be read', async () => {
        for (const place of ['banner', 'contentinfo'] as const) {
          const logo = page.getByRole(place).getByRole('img', { name: 'Kitewright' })
          await logo.scrollIntoViewIfNeeded()
          // A part that has just come near may not be painted yet.
          await expect
            .poll(async () => measureContrast(await logo.screenshot()), { message: place })
            .toBeGreaterThan(7)
        }
      })

      await test.step('the link of the page is underlined and has its own background', async () => {
        const menu = page.getByRole('navigation', { name: 'Main' })
        const links = menu.getByRole('link').or(menu.getByRole('button'))
        const lines = await links.evaluateAll((all) =>
          all
            .filter((link) => Number.parseFloat(getComputedStyle(link).borderBottomWidth) > 0)
            .map((link) => link.textContent),
        )
        expect(lines).toEqual(['About Us'])
        const current = links.filter({ hasText: 'About Us' })
        expect(await background(current)).not.toBe(await background(page.getByRole('banner')))
      })

      await test.step('the service of the page has its own background', async () => {
        await visit(page, '/services/web-development')
        const item = (name: string) =>
          page.getByRole('complementary', { name: 'Services' }).getByRole('link', { name })
        expect(await background(item('Web Development'))).not.toBe(
          await background(item('App Development')),
        )
      })

      await test.step('the chosen topic has its own background; no line of the headline is covered', async () => {
        await visit(page, '/')
        const topic = (name: string) => page.getByRole('button', { name, exact: true })
        expect(await background(topic('All Questions'))).not.toBe(
          await background(topic('Pricing')),
        )
        const above = page.locator('h1 .headline__impact')
        const picture = await above.screenshot()
        await page.locator('h1 .headline__effort').evaluate((below: HTMLElement) => {
          below.style.visibility = 'hidden'
        })
        expect((await above.screenshot()).equals(picture)).toBe(true)
      })
    })
  })
}
