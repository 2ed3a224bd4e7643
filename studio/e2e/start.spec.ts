import { expect, test } from './editor.ts'

test('the Studio shows once it will not be built anew, so that nothing that is begun gets lost', async ({
  page,
}) => {
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
  const firstBar = await bar.elementHandle()
  await bar.getByTestId('studio-search').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await firstBar?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page.getByRole('textbox', { name: 'Words to find' })).toBeFocused()
})
