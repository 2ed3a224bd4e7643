import { documentPane, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { everyday } from './everyday.ts'

test('the search finds words in texts, drafts and settings, and opens their field', async ({
  page,
}) => {
  const words = page.getByRole('textbox', { name: 'Words to find' })
  const dialog = page.getByRole('dialog', { name: 'Search all content' })

  for (const [what, text, entry] of [
    ['a headline', 'Made effortlessly', 'Home'],
    ['a figure', 'Faster delivery', 'Home'],
    ['the phone number', '5550 0142', 'Settings'],
  ] as const) {
    await everyday(page, `where ${what} is written`, async () => {
      await page.getByTestId('studio-navbar').getByTestId('studio-search').click()
      await words.fill(text)
      const found = dialog.getByRole('region', { name: entry })
      await found.getByRole('link').first().click()
      await expect(documentPane(page).pane.locator('input:focus, textarea:focus')).toHaveValue(
        new RegExp(text),
      )
      return undefined
    })
  }

  await test.step('a row of a list is opened at its field', async () => {
    await page.keyboard.press('ControlOrMeta+K')
    await words.fill('patchy 4G')
    const service = dialog.getByRole('region', { name: 'Web Development' })
    await expect(service).toContainText('on a budget Android over patchy 4G')
    await expect(service.locator('mark').first()).toHaveText('patchy')
    await service.getByRole('link', { name: 'Highlight 1 · Text' }).click()
    await expect(dialog).toBeHidden()
    const row = page.getByTestId('document-pane').getByRole('group', { name: 'Highlight 1' })
    await expect(row.getByRole('textbox', { name: 'Text' })).toBeFocused()
  })

  await test.step('the keyboard is enough, and drafts are read', async () => {
    const job = await openDocument(page, 'jobs;job-backend-engineer')
    await job.field('Location').fill('Hampi’s ﬁne Straße')
    await expect(job.footer).toContainText('Edited')
    await page.keyboard.press('ControlOrMeta+K')
    await expect(words).toBeFocused()
    await words.fill('zeppelin')
    await expect(page.getByText('Nothing holds “zeppelin”.')).toBeVisible()
    // As the site shows it and other keyboards write it. Enter ends a composed word, not the search.
    await words.fill("ham\u2060pi's fine\u00a0stras\u00adse")
    await expect(page.getByText('1 entry')).toBeVisible()
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      await words.dispatchEvent('keydown', { key: 'Enter', bubbles: true, ...composing })
    }
    await words.fill('hampi')
    await expect(page.getByText('1 entry')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'Location' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(job.field('Location')).toBeFocused()
  })
})
