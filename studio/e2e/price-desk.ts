import { expect, type Locator, type Page } from '@playwright/test'
import { goTo } from './document-pane.ts'
import { serviceIdle } from './rebuild-service.ts'

/** The price desk, and an editor's actions in it. */
export function priceDesk(page: Page) {
  const grid = page.getByRole('grid', { name: 'Prices' })
  return {
    grid,
    publishButton: page.getByRole('button', { name: /^Publish/ }),
    /** Summary of the unpublished changes. */
    summary: page.getByRole('status').filter({ hasText: /visitors see them|changed\./ }),
    raise: page.getByRole('form', { name: 'Raise what is selected' }),
    texts: page.getByRole('region', { name: 'Texts that will update' }),

    /** A price by its name, for example “Web Development, Starter, from”. */
    cell: (name: string): Locator => grid.getByRole('gridcell', { name: new RegExp(`^${name}: `) }),

    async open() {
      await goTo(page, '/price-desk')
      await expect(grid.getByRole('rowheader', { name: 'Web Development' })).toBeVisible()
    },

    /** Opens the overview and waits for builds, so that nothing redraws during the test. */
    async startAtOverview() {
      await goTo(page, '/overview')
      await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
      await serviceIdle()
    },

    /** Puts a text on the clipboard, as a spreadsheet's copy does, and pastes it where the focus is. */
    async paste(text: string) {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await page.keyboard.press('ControlOrMeta+V')
    },
  }
}
