import { test } from '@playwright/test'
import { paths } from '../e2e/paths.ts'
import { visit } from '../e2e/visit.ts'
import { expectLook } from './look.ts'

/** Every page from top to bottom, as one who has been here before sees it. */
for (const path of [...paths, '/nowhere']) {
  test(path, async ({ page }) => {
    // Below 1024 px it covers the page on arrival; it has a picture of its own (states.spec.ts).
    await page.addInitScript(() => sessionStorage.setItem('kitewright:sidebar-closed', 'true'))
    await visit(page, path)
    await expectLook(page, path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'), {
      fullPage: true,
    })
  })
}
