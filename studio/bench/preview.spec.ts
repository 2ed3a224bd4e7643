import type { Page } from '@playwright/test'
import { documentPane } from '../e2e/document-pane.ts'
import { expect, test } from '../e2e/editor.ts'
import { site } from '../e2e/places.ts'

const path = '/services/web-development'
const previewed = `${site.url}/preview${path}`
const words = 'Sites that sell by night, and mend themselves by day.'
const LOADS = 7

const quantile = (times: readonly number[], part: number) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN)
const line = (what: string, times: readonly number[]) =>
  console.log(`${what}: p50 ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms`)

type Loaded = { page: number; drafts: number }

/** Milliseconds from where the frame begins to load until it shows the published page, and the drafts. */
async function loaded(page: Page): Promise<Loaded> {
  const html = page.frameLocator('iframe').locator('html')
  await expect(html).toHaveAttribute('data-drafts', 'shown')
  return html.evaluate(() => {
    const at = (mark: string) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN
    // Sanity keeps the frame invisible until its overlays have connected.
    return { page: at('first-contentful-paint'), drafts: at('shown') }
  })
}

function tell(what: string, loads: readonly Loaded[]) {
  const times = (mark: keyof Loaded) => loads.map((load) => load[mark])
  line(`${what}: the published page`, times('page'))
  line(`${what}: the drafts`, times('drafts'))
}

// Waits of an editor beside the page. Prints them, and fails for none.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const options = { subtree: true, childList: true, attributeFilter: ['data-drafts'] }
    new MutationObserver(() => {
      const isShown = document.documentElement?.dataset.drafts === 'shown'
      if (isShown && performance.getEntriesByName('shown').length === 0) performance.mark('shown')
    }).observe(document, options)
  }),
)
// Sanity warns when a page connects late, which is what is measured here.
test.afterEach(({ complained }) => {
  complained.length = 0
})

test('the Studio starts at the preview', async ({ page }) => {
  const loads: Loaded[] = []
  for (let load = 0; load < LOADS; load += 1) {
    await page.goto('about:blank')
    await page.goto(`/preview?preview=${encodeURIComponent(previewed)}`)
    loads.push(await loaded(page))
  }
  tell('Studio and preview', loads)
})

test('the Studio is open', async ({ page }) => {
  const loads: Loaded[] = []
  await page.goto(`/preview?preview=${encodeURIComponent(previewed)}`)
  await loaded(page)
  for (let load = 0; load < LOADS; load += 1) {
    await page.getByRole('link', { name: 'Content', exact: true }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.getByRole('link', { name: 'Preview', exact: true }).click()
    loads.push(await loaded(page))
  }
  tell('Preview in an open Studio', loads)
})

test('letters', async ({ page }) => {
  await page.goto(`/preview?preview=${encodeURIComponent(previewed)}`)
  await loaded(page)
  const lead = documentPane(page).pane.getByTestId('field-lead').getByRole('textbox')
  await expect(lead).toBeEditable()
  await lead.fill('')
  const frame = page.frames().find((one) => one.url().startsWith(previewed))
  if (!frame) throw new Error(`no frame shows ${previewed}`)
  const shows = (text: string) =>
    frame.waitForFunction(
      (wanted) => document.querySelector('main')?.textContent?.includes(wanted),
      text,
    )
  const times: number[] = []
  for (let end = 1; end <= words.length; end += 1) {
    const letter = words[end - 1] ?? ''
    const start = performance.now()
    await lead.press(letter === ' ' ? 'Space' : letter)
    await shows(words.slice(0, end).trim())
    // A space at the end does not show.
    if (letter !== ' ') times.push(performance.now() - start)
  }
  line('A letter, until the page shows it', times)
})
