import { expect, test } from '@playwright/test'
import { allServices } from './paths.ts'
import { visit } from './visit.ts'

/** Pages on paper. Browsers print no backgrounds, and darken light text. */

/** A4 at 96 px to the inch, less the margins of a centimetre that browsers begin with. */
const PAPER = { width: 718, height: 1047 }

const centimetres = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }

test.use({ viewport: PAPER, contextOptions: { reducedMotion: 'reduce' } })

/** The least contrast with white that words of the page have, and which words. */
const palest = () => {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let found = { contrast: 21, words: '' }
  while (nodes.nextNode()) {
    const words = nodes.currentNode.textContent?.trim()
    const element = nodes.currentNode.parentElement
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

/** One service of each layout, and the one with the longest packages. */
const services = ['web-development', 'devops-cicd', 'pcb-hardware-design', 'content-creation']

for (const path of ['/', '/services', '/contact', ...services.map((slug) => `/services/${slug}`)]) {
  test(`${path} prints its words dark`, async ({ page }) => {
    await visit(page, path)
    await page.emulateMedia({ media: 'print' })
    const { contrast, words } = await page.evaluate(palest)
    expect(contrast, words).toBeGreaterThan(7)
    for (const button of await page.locator('.button:visible').all()) {
      await expect(button).toHaveCSS('border-top-style', 'solid')
      await expect(button).not.toHaveCSS('border-top-width', '0px')
    }
    if (!services.some((slug) => path.endsWith(slug))) return

    await test.step('packages are side by side on one sheet, cheapest first', async () => {
      const packages = page.getByRole('article').filter({ hasText: 'Most Popular' }).locator('..')
      await expect(packages).toHaveCSS('break-inside', 'avoid')
      const { height = PAPER.height } = (await packages.boundingBox()) ?? {}
      expect(height).toBeLessThan(PAPER.height * 0.8)
      const starts = await packages
        .getByRole('article')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
      expect(starts).toHaveLength(3)
      expect(starts).toEqual(starts.toSorted((one, other) => one - other))
      expect(new Set(starts).size).toBe(3)
    })
  })
}

test('the portfolio prints its words dark, with the account of closed showcases', async ({
  page,
}) => {
  await visit(page, '/portfolio')
  const problems = page.getByRole('heading', { name: 'The problem', includeHidden: true })
  await expect(problems).toHaveCount(4)
  await expect(problems.first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const problem of await problems.all()) await expect(problem).toBeVisible()
  const { contrast, words } = await page.evaluate(palest)
  expect(contrast, words).toBeGreaterThan(7)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each service prints as its price sheet, one page of A4', async ({ page }) => {
    for (const { path, label } of allServices) {
      await page.goto(path)
      const pdf = (await page.pdf({ format: 'A4', margin: centimetres })).toString('latin1')
      expect(pdf.match(/\/Type \/Page\b(?!s)/g), path).toHaveLength(1)
      expect(pdf, path).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
      await page.emulateMedia({ media: 'print' })
      const sheet = page.locator('main')
      const shown = await sheet.innerText()
      const isMonthly = /\/(seo-optimization|digital-marketing)$/.test(path)
      const terms = isMonthly ? ['paid by the month'] : ['50% upfront', 'Warranty', ' week']
      const sheetWords = ['Price sheet', 'Most Popular', 'Payment', '@']
      for (const words of [label, ...sheetWords, ...terms, 'GST', 'valid for 30 days'])
        expect(shown, path).toContain(words)
      await expect(sheet.getByRole('article'), path).toHaveCount(3)
      await expect(page.getByRole('link', { name: 'Ask about' }), path).toBeHidden()
      await page.emulateMedia({ media: null })
      await expect(page.getByRole('button', { name: 'Save price sheet' }), path).toBeHidden()
    }
  })
})

test('a price sheet is saved from beside the packages, with the day on which it is', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-04T12:00:00+05:30'))
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/services/web-development')
  await page.getByRole('button', { name: 'Save price sheet' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('4 March 2027')).toBeVisible()
})
