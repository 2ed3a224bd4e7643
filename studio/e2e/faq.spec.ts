import { follow } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { siteShows, visit } from './public-site.ts'

const question = 'Is there any warranty at all?'
const answer = 'Yes, for ninety days and without a form.'

test('a question with a new answer is on the home page', async ({ page, context }) => {
  await page.goto('/structure')
  const faq = await follow(page, ['Questions by topic', 'Support', 'Is there a warranty?'])
  await faq.field('Question').fill(question)
  await faq.write('answer', answer)
  await faq.publish()
  await siteShows('/', answer)

  const visitor = await context.newPage()
  await visit(visitor, '/')
  await visitor.getByRole('button', { name: question }).click()
  await expect(visitor.getByText(answer)).toBeVisible()
})
