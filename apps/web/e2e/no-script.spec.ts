import { expect, test } from '@playwright/test'
import { paths } from './paths.ts'

/** What each page says in its HTML alone: all of it can be read, under headings and links that are clear. */

test.use({ javaScriptEnabled: false })

for (const path of paths) {
  test(`${path} can be read without JavaScript, in its order`, async ({ page }) => {
    await page.goto(path)

    await test.step('everything is in sight', async () => {
      await expect.soft(page.locator('main h1')).toBeVisible()
      const hidden = await page.locator('main').evaluate((main) =>
        [...main.querySelectorAll('h2, h3, p, li')]
          .filter((element) => !element.closest('[hidden], dialog, [data-script-only]'))
          .filter((element) => {
            const style = getComputedStyle(element)
            return style.opacity === '0' || style.visibility === 'hidden'
          })
          .map((element) => element.textContent?.slice(0, 40)),
      )
      expect.soft(hidden, 'nothing is hidden').toEqual([])
      await expect
        .soft(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }))
        .toBeVisible()
    })

    await test.step('headings nest', async () => {
      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
      expect.soft(levels.filter((level) => level === 1)).toHaveLength(1)
      const skipped = levels.filter((level, place) => level > (levels[place - 1] ?? 1) + 1)
      expect.soft(skipped, 'levels that follow one they should not').toEqual([])
    })

    await test.step('links of one name lead to one place', async () => {
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
        expect.soft(name, `the link to ${href} has a name`).not.toBe('')
        // Who speaks to the page says the words that stand there.
        const begins = name.startsWith(text) || text === ''
        expect.soft(begins, `"${name}" begins with "${text}"`).toBe(true)
      }
      const places = Map.groupBy(links, ({ name }) => name)
      const unclear = [...places]
        .map(([name, same]) => [name, ...new Set(same.map(({ href }) => href))])
        .filter(([, ...hrefs]) => hrefs.length > 1)
      expect.soft(unclear, 'names that lead to several places').toEqual([])
    })
  })
}
