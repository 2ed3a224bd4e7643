import { expect, test } from '@playwright/test'
import { laidOut, visit } from './visit.ts'

/** Pages on paper. Printers leave grounds out, and browsers pale what was light on them. */

/** A4 at 96 px to the inch, less the margins of a centimetre that browsers begin with. */
const PAPER = { width: 718, height: 1047 }

test.use({ viewport: PAPER, contextOptions: { reducedMotion: 'reduce' } })

/** The least contrast with white that words of the page have, and which words. */
const palest = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let found = { contrast: 21, words: '' }
  while (walker.nextNode()) {
    const words = walker.currentNode.textContent?.trim()
    const element = walker.currentNode.parentElement
    if (!words || !element?.checkVisibility() || element.closest('script, style')) continue
    const channels = getComputedStyle(element).color.match(/[\d.]+/g) ?? []
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
      const share = Number(channel) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    const contrast = 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
    if (contrast < found.contrast) found = { contrast, words }
  }
  return found
}

for (const path of [
  '/',
  '/services',
  '/services/web-development',
  '/services/devops-cicd',
  '/services/pcb-hardware-design',
  '/portfolio',
  '/contact',
]) {
  test(`${path} prints its words dark`, async ({ page }) => {
    await visit(page, path)
    await laidOut(page)
    await page.emulateMedia({ media: 'print' })
    const { contrast, words } = await page.evaluate(palest)
    expect(contrast, words).toBeGreaterThan(7)
    for (const button of await page.locator('.button:visible').all()) {
      await expect(button).toHaveCSS('border-top-style', 'solid')
      await expect(button).not.toHaveCSS('border-top-width', '0px')
    }
  })
}

for (const slug of ['web-development', 'devops-cicd', 'pcb-hardware-design', 'content-creation']) {
  test(`the packages of ${slug} stay together on one sheet, cheapest first`, async ({ page }) => {
    await visit(page, `/services/${slug}`)
    await laidOut(page)
    await page.emulateMedia({ media: 'print' })
    const packages = page.getByRole('article').filter({ hasText: 'Most Popular' }).locator('..')
    await expect(packages).toHaveCSS('break-inside', 'avoid')
    const { height = PAPER.height } = (await packages.boundingBox()) ?? {}
    expect(height).toBeLessThan(PAPER.height * 0.8)
    const tops = await packages
      .getByRole('article')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops).toHaveLength(3)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  })
}

test('the bars of the weeks and their key keep the colours that say what they mean', async ({
  page,
}) => {
  await visit(page, '/services/devops-cicd')
  await laidOut(page)
  await page.emulateMedia({ media: 'print' })
  const fills = page.locator('.week-fill')
  expect(await fills.count()).toBeGreaterThan(2)
  for (const fill of await fills.all()) {
    await expect(fill).toHaveCSS('print-color-adjust', 'exact')
  }
})
