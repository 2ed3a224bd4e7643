import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { complaints } from './complaints.ts'
import { lakeClient } from './content-lake.ts'
import { logIn } from './log-in.ts'
import { keepOutsidersAway } from './outsiders.ts'
import { studio } from './places.ts'

type Session = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
type ForTest = {
  /** No draft of this test is there for the next one. */
  leavesNoDrafts: undefined
  /** What the pages of this test complained about; a test fails unless it is empty at the end. */
  complained: string[]
  /** A page in the browser of someone else who is logged in too. */
  colleague: Page
}
type ForAll = { session: Session }

/** Tests of those who are logged in. */
export const test = base.extend<ForTest, ForAll>({
  session: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: studio.url })
      await keepOutsidersAway(context)
      await logIn(await context.newPage())
      const session = await context.storageState()
      await context.close()
      await use(session)
    },
    { scope: 'worker' },
  ],
  // Needs no page, so that it comes when all of them are closed, and what they still had to save is saved.
  leavesNoDrafts: [
    async ({ session: _ }, use) => {
      await use(undefined)
      await lakeClient.delete({ query: '*[_id in path("drafts.**")]' })
    },
    { auto: true },
  ],
  storageState: ({ session }, use) => use(session),
  context: async ({ context }, use) => {
    await keepOutsidersAway(context)
    await use(context)
  },
  complained: [
    async ({ page }, use) => {
      const found = complaints(page)
      await use(found)
      expect(found, 'what the page complained about').toEqual([])
    },
    { auto: true },
  ],
  colleague: async ({ browser, session, complained }, use) => {
    const page = await pageOf(browser, session)
    const found = complaints(page)
    await use(page)
    complained.push(...found)
    await page.context().close()
  },
})

async function pageOf(browser: Browser, storageState: Session): Promise<Page> {
  const viewport = { width: 1600, height: 1000 }
  const context = await browser.newContext({ storageState, baseURL: studio.url, viewport })
  await keepOutsidersAway(context)
  return context.newPage()
}

export { expect }
