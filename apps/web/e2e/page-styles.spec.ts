import { expect, type Page, test } from '@playwright/test'
import { visit, waitForLayout } from './visit.ts'

/** The styles that utilities give to each element of a page, one line per element. */
const readStyles = (page: Page) =>
  page.locator('main :is(section, div, h1, h2, h3, p, ul, dl, a)').evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element)
      const { display, paddingTop, paddingLeft, marginTop, fontSize, fontWeight, color } = style
      const { gridTemplateColumns } = style
      return [
        element.tagName,
        [display, paddingTop, paddingLeft, marginTop, fontSize, fontWeight, color],
        gridTemplateColumns.split(' ').length,
      ].join(' ')
    }),
  )

/** A document carries only its own page's utilities: the next page waits for the rest. */
test('a page looks the same after another one as alone', async ({ page }) => {
  await visit(page, '/portfolio')
  const initial = await readStyles(page)
  const heading = await page.locator('main h1').innerText()
  await visit(page, '/contact')
  await page.locator('footer a[href="/portfolio"]').first().click()
  await expect(page.locator('main h1')).toHaveText(heading)
  await expect(page.locator('link[rel=stylesheet][href*="/utilities-"]')).toHaveCount(1)
  await waitForLayout(page)
  expect(await readStyles(page)).toEqual(initial)
})
