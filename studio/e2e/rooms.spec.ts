import { singletons } from '@kitewright/content-types/model'
import { documentPane, follow, goTo } from './document-pane.ts'
import { expect, test } from './editor.ts'

/** Clicks, pane by pane, until a document is open. */
const paths = [
  ['Services by group', 'Engineering and AI', 'SaaS Development'],
  ['Services by group', 'Groups: names, colours, order', 'Growth Strategy and Consulting'],
  ['Price list', 'Data Analytics'],
  ['Questions by topic', 'Hardware', 'What does a complete device cost?'],
  ['Questions by topic', 'All questions', 'Do you really build hardware?'],
  ['Jobs', 'Backend Engineer'],
  ['Posts', 'From prototype board to production'],
  ['Portfolio', 'Invoice reader'],
  ['Legal', 'Terms of Use'],
  ...Object.values(singletons).map(({ name }) => (name === 'Settings' ? [name] : ['Pages', name])),
]

test('every room and its entries open without an error', async ({ page }) => {
  await goTo(page, '/structure')
  for (const path of paths) {
    await test.step(path.join(', '), async () => {
      const { title, footer } = await follow(page, path)
      await expect(title).toHaveText(path.at(-1) ?? '')
      await expect(footer).toContainText(/created|edited|published|discarded/i)
    })
  }

  await test.step('each service has its kite', async () => {
    await follow(page, ['Services by group', 'Engineering and AI'])
    const kites = page.locator('[data-pane-index="2"] img[src^="data:image/svg+xml"]')
    await expect(kites).toHaveCount(6)
    const sources = await kites.evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    expect(new Set(sources).size).toBe(6)
  })

  await test.step('a page cannot be copied, taken off the site or deleted, an entry can', async () => {
    const { moreButton, showVersion, pane, publishButton } = await follow(page, ['Pages', 'Home'])
    await moreButton.click()
    await expect(page.getByRole('menuitem')).toHaveText([/^Open on site/])
    await page.keyboard.press('Escape')
    await showVersion('Published')
    await expect(publishButton).toBeHidden()
    await expect(pane.getByRole('button', { name: 'Open on site' })).toBeVisible()
    await expect(pane.getByRole('button', { name: 'Unpublish' })).toBeHidden()
    await showVersion('Draft')
    await follow(page, ['Jobs', 'Backend Engineer'])
    await documentPane(page).moreButton.click()
    await expect(page.getByRole('menuitem')).toHaveText([
      /^Duplicate/,
      /^Delete/,
      /^Open on site/,
      /^Close job/,
    ])
    await page.keyboard.press('Escape')
  })

  await test.step('no page is among what can be created', async () => {
    await page.getByRole('button', { name: 'Create new document' }).click()
    await expect(page.getByRole('listbox', { name: 'new-document' }).getByRole('link')).toHaveText([
      'Author',
      'Job',
      'Landing page',
      'Landing page: campaign',
      'Landing page: event',
      'Landing page: hiring',
      'Post',
      'Project',
      'Question',
      'Service',
      'Service group',
    ])
  })
})
