import type { Page } from '@playwright/test'

/** Puts HTML on the clipboard, as another program does, and pastes it where the cursor is. */
export async function paste(page: Page, html: string) {
  await page.evaluate(async (html) => {
    const item = new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })
    await navigator.clipboard.write([item])
  }, html)
  await page.keyboard.press('ControlOrMeta+V')
}
