import { expect, type Locator, type Page } from '@playwright/test'
import { studio } from './hosts.ts'

/** The open document, and an editor's actions on it. */
export function documentPane(page: Page) {
  const pane = page.getByTestId('document-pane')
  const publishButton = pane.getByTestId('action-publish')
  const footer = pane.getByTestId('pane-footer-document-status')
  const moreButton = pane.getByRole('button', { name: 'Open document actions' })
  return {
    pane,
    publishButton,
    moreButton,
    title: pane.getByTestId('document-panel-document-title'),
    /** State of the entry: “Edited just now”. It loads last. */
    footer,

    field: (label: string): Locator => pane.getByRole('textbox', { name: label, exact: true }),

    /** Replaces a formatted text; its editor has no accessible name. */
    async write(field: string, text: string) {
      await pane.getByTestId(`field-${field}`).getByRole('textbox').click()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },

    async publish() {
      await publishButton.click()
      await expect(footer).toContainText('published')
    },

    /** Presses Publish, which lists this issue and publishes nothing. */
    async expectRejection(issue: string | RegExp) {
      await publishButton.click()
      const dialog = page.getByRole('dialog').filter({ hasText: 'cannot be published yet' })
      await expect(dialog).toContainText(issue)
      await dialog.getByRole('button', { name: 'Close dialog' }).click()
      await expect(dialog).toBeHidden()
    },

    async choose(action: string) {
      await moreButton.click()
      await page.getByRole('menuitem', { name: action }).click()
    },

    /** Shows the published version, or the draft. */
    showVersion: (version: 'Published' | 'Draft') =>
      pane.getByRole('button', { name: version, exact: true }).click(),
  }
}

/** Opens an address of the Studio; an open Studio is not reloaded, as with a link. */
export async function goTo(page: Page, address: string) {
  if (!page.url().startsWith(studio.url)) return void (await page.goto(address))
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** Opens a document by its address in the Studio, for example `posts;post-when-a-pwa-is-enough`. */
export async function openDocument(page: Page, address: string) {
  const [id = ''] = /[^;]+$/.exec(address)?.[0].split(',') ?? []
  const isOther = !decodeURIComponent(page.url()).includes(id)
  // The pane of the document that was open stays for a moment.
  await page.evaluate((isOther) => {
    const panes = document.querySelectorAll('[data-testid="document-pane"]')
    for (const pane of panes) pane.toggleAttribute('data-left', isOther)
  }, isOther)
  await goTo(page, `/structure/${address}`)
  await expect(page.locator('[data-left]')).toHaveCount(0)
  return documentPane(page)
}

/** Clicks through the panes from left to right: a room, the first of that name in it, and so on. */
export async function follow(page: Page, way: readonly string[]) {
  for (const [place, name] of way.entries()) {
    const pane = page.locator(`[data-pane-index="${place}"]`)
    await pane.getByRole('link', { name }).first().click()
  }
  return documentPane(page)
}

/** Finds the page of a link by a search. A form that is still loading may close the list, so it is repeated. */
export async function choosePage(page: Page, search: Locator, words: string, found: string) {
  await expect(async () => {
    await search.fill(words)
    await page.getByRole('option', { name: found, exact: true }).click({ timeout: 5_000 })
    await expect(search).toHaveValue(found, { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

/** Puts HTML on the clipboard, as another program does, and pastes it where the cursor is. */
export async function paste(page: Page, html: string) {
  await page.evaluate(async (html) => {
    const item = new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })
    await navigator.clipboard.write([item])
  }, html)
  await page.keyboard.press('ControlOrMeta+V')
}
