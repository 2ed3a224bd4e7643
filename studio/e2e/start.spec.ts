import { STATUS_ID } from '@kitewright/protocol/site'
import { expect, test } from './editor.ts'

test('the Studio shows once it will not be built anew or moved, so that nothing that is begun gets lost', async ({
  page,
}) => {
  const told = Promise.withResolvers<void>()
  await page.route(
    (url) => url.searchParams.get('$id') === JSON.stringify(STATUS_ID),
    async (route) => {
      await told.promise
      await route.continue()
    },
  )
  const answer = Promise.withResolvers<void>()
  await page.route('**/features**', async (route) => {
    await answer.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/features**')
  await page.goto('/overview')
  await asked
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const bar = page.getByTestId('studio-navbar')
  await expect(bar).toBeHidden()

  answer.resolve()
  const tools = bar.getByRole('link', {
    name: /^(Overview|Content|Preview|Price desk|Time machine|Guide)$/,
  })
  await expect(tools.first()).toBeVisible()
  const placesOfTools = () =>
    tools.evaluateAll((links) =>
      links.map((link) => [link.textContent, Math.round(link.getBoundingClientRect().left)]),
    )
  const before = await placesOfTools()
  expect(before.map(([name]) => name)).toContain('Preview')
  told.resolve()
  await expect(page.getByRole('link', { name: 'Open the site' })).toBeVisible()
  expect(await placesOfTools()).toEqual(before)
  const firstBar = await bar.elementHandle()
  await bar.getByTestId('studio-search').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await firstBar?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page.getByRole('textbox', { name: 'Words to find' })).toBeFocused()
})
