import { singletons } from '@kitewright/content-types/model'
import { follow } from './document-pane.ts'
import { expect, test } from './editor.ts'

/** What is clicked, pane by pane, until a document is open. */
const ways = [
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

test('every room and what is in it opens without a complaint', async ({ page }) => {
  await page.goto('/structure')
  for (const way of ways) {
    await test.step(way.join(', '), async () => {
      const { title, footer } = await follow(page, way)
      await expect(title).toHaveText(way.at(-1) ?? '')
      await expect(footer).toContainText(/created|edited|published|discarded/i)
    })
  }
})
