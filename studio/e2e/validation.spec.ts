import { openDocument } from './document-pane.ts'
import { test } from './editor.ts'
import { expectSiteText } from './public-site.ts'

test('publishes in a browser that is never idle', async ({ page }) => {
  await page.addInitScript(() => {
    // Calls only tasks with a timeout, like a browser that is always busy.
    window.requestIdleCallback = (work, options) =>
      options?.timeout
        ? window.setTimeout(
            () => work({ didTimeout: true, timeRemaining: () => 0 }),
            options.timeout,
          )
        : 0
  })
  const job = await openDocument(page, 'jobs;job-backend-engineer')
  await job.field('Location').fill('Madurai')
  await job.publish()
  await expectSiteText('/careers', 'Madurai')
})
