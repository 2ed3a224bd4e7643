import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import type { SanityDocument } from '@sanity/client'
import { complaints } from './complaints.ts'
import { publishedContent, restoreContent } from './content-lake.ts'
import { studio } from './places.ts'

type ForTest = {
  /** Each test begins with the content of the seed, and without drafts. */
  restoresContent: undefined
  /** Errors of the pages of this test; the test fails unless it is empty at the end. */
  complained: string[]
  /** A page in the browser of another editor. */
  colleague: Page
}
type ForAll = { content: SanityDocument[]; editor: BrowserContext; otherEditor: BrowserContext }

/**
 * Tests with a login. All tests of a worker share the browser contexts, so that the Studio's
 * scripts are loaded and compiled once; each test has a new page.
 */
export const test = base.extend<ForTest, ForAll>({
  editor: [({ browser }, use) => withLogin(browser, use), { scope: 'worker' }],
  otherEditor: [({ browser }, use) => withLogin(browser, use), { scope: 'worker' }],
  content: [async ({ browser: _ }, use) => use(await publishedContent()), { scope: 'worker' }],
  // Without a page, so that all are closed and have saved their changes.
  restoresContent: [
    async ({ content, editor: _ }, use) => {
      await use(undefined)
      await restoreContent(content)
    },
    { auto: true },
  ],
  context: async ({ editor }, use) => {
    await use(editor)
    for (const page of editor.pages()) await page.close()
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage()
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
  complained: [
    async ({ page }, use) => {
      const found = complaints(page)
      await use(found)
      expect(found, 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],
  colleague: async ({ otherEditor, complained }, use) => {
    const page = await otherEditor.newPage()
    const found = complaints(page)
    await use(page)
    complained.push(...found)
    await page.close()
  },
})

/** Opens the Studio and logs in, which is one click at a local lake. */
export async function logIn(page: Page) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Log in on this computer' }).click()
  await expect(page.getByRole('button', { name: 'Local Editor' })).toBeVisible()
}

async function withLogin(browser: Browser, use: (context: BrowserContext) => Promise<void>) {
  const context = await browser.newContext({
    baseURL: studio.url,
    viewport: { width: 1600, height: 1000 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await logIn(page)
  await page.close()
  // A page of an earlier test leaves nothing but the login.
  await context.addInitScript((origin) => {
    if (location.origin !== origin || sessionStorage.getItem('e2e')) return
    sessionStorage.setItem('e2e', 'cleared')
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith('__studio_auth')) localStorage.removeItem(key)
    }
  }, studio.url)
  await use(context)
  await context.close()
}

export { expect }
