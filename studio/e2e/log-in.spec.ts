import { expect, test } from '@playwright/test'
import { logIn } from './log-in.ts'
import { keepOutsidersAway } from './outsiders.ts'

test('one click logs in, and lasts through a reload', async ({ page, context }) => {
  await keepOutsidersAway(context)
  await logIn(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Local Editor' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})
