import { expect, type Page } from '@playwright/test'

/** The first screen of a service page on landscape phones and low laptops. */
export async function expectHeroInSight(page: Page) {
  for (const [width, height] of [
    [640, 360],
    [667, 375],
    [844, 390],
    [1280, 600],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height })
    const outside = await page.evaluate((isLaptop) => {
      const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)]
      // A visitor needs the headline, the lead (behind the group's name) and the first link.
      const needed = [
        all('h1')[0],
        all('section p')[1],
        all('section a')[0],
        // On laptops also the numbers that the layout begins with: prices, or the facts under the hero.
        ...(isLaptop
          ? all('table .price').concat(all('section:first-child + [data-title-block] dd'))
          : []),
      ]
      return needed
        .filter((part) => {
          const box = part?.getBoundingClientRect()
          return !box?.height || box.top < 0 || box.bottom > innerHeight
        })
        .map((part) => part?.textContent)
    }, width >= 1280)
    expect.soft(outside, `${width} by ${height}: in the first screen`).toEqual([])
  }
}
