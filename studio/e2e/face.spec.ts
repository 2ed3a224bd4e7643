import { readFile } from 'node:fs/promises'
import { follow } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { studio } from './places.ts'

test('the tab says whose Studio it is, and shows the mark', async ({ page }) => {
  expect(await (await fetch(studio.url)).text()).toContain('<title>Kitewright</title>')
  for (const name of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png']) {
    const served = await (await fetch(`${studio.url}/static/${name}`)).arrayBuffer()
    expect(Buffer.from(served)).toEqual(await readFile(`static/${name}`))
  }
  await page.goto('/overview')
  await expect(page).toHaveTitle(/Kitewright$/)
  const home = page.getByTestId('studio-navbar').getByRole('link').first()
  await expect(home.getByRole('presentation')).toBeVisible()
})

test('a service is known by its kite', async ({ page }) => {
  await page.goto('/structure')
  await follow(page, ['Services by group', 'Engineering and AI'])
  const kites = page.locator('[data-pane-index="2"] img[src^="data:image/svg+xml"]')
  await expect(kites).toHaveCount(6)
  const drawn = await kites.evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  expect(new Set(drawn).size).toBe(6)
})
