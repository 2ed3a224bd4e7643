import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { SanityDocument } from '@sanity/client'
import { watchConsole } from './console-messages.ts'
import { publishedContent, restoreContent } from './content-lake.ts'
import { studio } from './hosts.ts'

type ForTest = {
  /** Each test begins with the content of the seed, and without drafts. */
  restoresContent: undefined
  /** Errors of the pages of this test; the test fails unless it is empty at the end. */
  complained: string[]
  /** A page in the browser of another editor. */
  colleague: Page
}
type ForAll = {
  content: SanityDocument[]
  login: Awaited<ReturnType<BrowserContext['storageState']>>
}

/**
 * Tests with a login. Each has its own browser context, as a clock that a test installs stays in the context.
 */
export const test = base.extend<ForTest, ForAll>({
  content: [async ({ browser: _ }, use) => use(await publishedContent()), { scope: 'worker' }],
  login: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: studio.url })
      await logIn(await context.newPage())
      const login = await context.storageState()
      await context.close()
      await use(login)
    },
    { scope: 'worker' },
  ],
  storageState: ({ login }, use) => use(login),
  // Without a page, so that all are closed and have saved their changes.
  restoresContent: [
    async ({ content }, use) => {
      await use(undefined)
      await restoreContent(content)
    },
    { auto: true },
  ],
  complained: [
    async ({ page }, use) => {
      const found = watchConsole(page)
      await use(found)
      expect(found, 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],
  colleague: async ({ browser, storageState, complained }, use) => {
    const context = await browser.newContext({ storageState })
    const page = await context.newPage()
    const found = watchConsole(page)
    await use(page)
    complained.push(...found)
    await context.close()
  },
})

/** Opens the Studio and logs in, which is one click at a local lake. */
export async function logIn(page: Page) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Log in on this computer' }).click()
  await expect(page.getByRole('button', { name: 'Local Editor' })).toBeVisible()
}

export { expect }
