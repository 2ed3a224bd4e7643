import { expect, type Page, type PageAssertionsToHaveScreenshotOptions } from '@playwright/test'

/** Compares what shows with the picture of that name, once letters and pictures are there. */
export async function expectLook(
  page: Page,
  name: string,
  options?: PageAssertionsToHaveScreenshotOptions,
) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    // A picture that cannot be read shows as that: the comparison tells.
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
  await expect(page).toHaveScreenshot(`${name}.png`, options)
}
