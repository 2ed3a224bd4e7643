import type { Page } from '@playwright/test'

/** A red picture of 1200 x 900 for an upload, as a browser makes it. */
export async function photo(page: Page, name: string) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 })
    const paint = canvas.getContext('2d')
    if (paint) {
      paint.fillStyle = '#D01257'
      paint.fillRect(0, 0, 1200, 900)
    }
    return canvas.toDataURL('image/png').replace(/^.*,/, '')
  })
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}
