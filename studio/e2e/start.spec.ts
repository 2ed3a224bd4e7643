import { readFile } from 'node:fs/promises'
import { STATUS_ID } from '@kitewright/protocol/site'
import { expect, test as loggedOut } from '@playwright/test'
import { logIn } from './editor.ts'
import { studio } from './hosts.ts'

loggedOut(
  'one click logs in, and the Studio shows once it will not move any more',
  async ({ page }) => {
    await logIn(page)
    const bar = page.getByTestId('studio-navbar')

    await loggedOut.step('the tab and the bar show whose Studio it is', async () => {
      await expect(page).toHaveTitle(/Kitewright$/)
      await expect(bar.getByRole('link').first().getByRole('presentation')).toBeVisible()
      for (const name of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png']) {
        const served = await (await fetch(`${studio.url}/static/${name}`)).arrayBuffer()
        expect(Buffer.from(served)).toEqual(await readFile(`static/${name}`))
      }
    })

    const statusRelease = Promise.withResolvers<void>()
    await page.route(
      (url) => url.searchParams.get('$id') === JSON.stringify(STATUS_ID),
      async (route) => {
        await statusRelease.promise
        await route.continue()
      },
    )
    const answer = Promise.withResolvers<void>()
    await page.route('**/features**', async (route) => {
      await answer.promise
      await route.continue()
    })

    await loggedOut.step(
      'a reload keeps the login, and hides the bar until it is complete',
      async () => {
        const featuresRequest = page.waitForRequest('**/features**')
        await page.goto('/overview')
        await featuresRequest
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        await expect(bar).toBeHidden()
        answer.resolve()
      },
    )

    await loggedOut.step('no tool moves and nothing that is begun gets lost', async () => {
      const tools = bar.getByRole('link', {
        name: /^(Overview|Content|Preview|Price desk|Time machine|Guide)$/,
      })
      await expect(tools.first()).toBeVisible()
      const readToolPositions = () =>
        tools.evaluateAll((links) =>
          links.map((link) => [link.textContent, Math.round(link.getBoundingClientRect().left)]),
        )
      const before = await readToolPositions()
      expect(before.map(([name]) => name)).toContain('Preview')
      statusRelease.resolve()
      await expect(page.getByRole('link', { name: 'Open the site' })).toBeVisible()
      expect(await readToolPositions()).toEqual(before)
      const firstBar = await bar.elementHandle()
      await bar.getByTestId('studio-search').click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await firstBar?.evaluate((element) => element.isConnected)).toBe(true)
      await expect(page.getByRole('textbox', { name: 'Words to find' })).toBeFocused()
    })
  },
)
