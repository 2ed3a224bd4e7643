import type { Page } from '@playwright/test'

/** As visitors set it who need larger letters: for all text, without a zoom of the page. */
export const enlargeText = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)
