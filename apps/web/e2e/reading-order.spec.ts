import { expect, type Page, test } from '@playwright/test'
import { paths } from './paths.ts'

test.use({ javaScriptEnabled: false })

/** The document alone: what it says does not depend on pictures and scripts. */
async function read(page: Page, path: string) {
  await page.route(/\/(assets|art|media)\//, (route) => route.abort())
  await page.goto(path)
}

test.describe('on every page', () => {
  for (const path of paths) {
    test(`${path}: headings nest and links of one name lead to one place`, async ({ page }) => {
      await read(page, path)

      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      const skipped = levels.filter((level, place) => level > (levels[place - 1] ?? 1) + 1)
      expect(skipped).toEqual([])

      const links = await page.locator('a[href]').evaluateAll((anchors) =>
        anchors.map((anchor) => {
          const text = (anchor.textContent ?? '').replace(/\s+/g, ' ').trim()
          const alt = anchor.querySelector('img')?.getAttribute('alt') ?? ''
          return {
            text,
            name: anchor.getAttribute('aria-label') ?? (text || alt),
            href: anchor.getAttribute('href') ?? '',
          }
        }),
      )
      for (const { name, text, href } of links) {
        expect(name, `the link to ${href} has a name`).not.toBe('')
        // Who speaks to the page says the words that stand there.
        expect(name.startsWith(text) || text === '', `"${name}" begins with "${text}"`).toBe(true)
      }
      const places = Map.groupBy(links, ({ name }) => name)
      const unclear = [...places]
        .map(([name, same]) => [name, ...new Set(same.map(({ href }) => href))])
        .filter(([, ...hrefs]) => hrefs.length > 1)
      expect(unclear).toEqual([])
    })
  }
})
