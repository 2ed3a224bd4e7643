import { documentPane, follow } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { everyday } from './everyday.ts'
import { expectSiteText, pageHtml, visit } from './public-site.ts'
import { serviceIdle } from './rebuild-service.ts'

const added = 'Do you fix kites that others built?'
const answer = 'Yes, if they ever flew.'

test('a question is edited, added and moved, and shows on the home page', async ({
  page,
  context,
}) => {
  await serviceIdle()
  await everyday(page, 'a question edited', async () => {
    const faq = await follow(page, ['Questions by topic', 'Support', 'How fast do you reply?'])
    await faq.field('Question').fill('How soon do you reply?')
    return faq
  })
  await expectSiteText('/', 'How soon do you reply?')

  await everyday(page, 'a question added', async () => {
    await follow(page, ['Questions by topic', 'Support'])
    await page.getByRole('link', { name: 'Create', exact: true }).click()
    const faq = documentPane(page)
    await expect(faq.title).toHaveText(/^New /)
    await expect(faq.publishButton).toBeDisabled()
    await expect(faq.pane.getByRole('combobox', { name: 'Topic' })).toHaveValue('Support')
    await faq.field('Question').fill(added)
    await faq.field('Question').press('Tab')
    await faq.write('answer', answer)
    return faq
  })
  await expectSiteText('/', added)
  // At the end of its topic.
  const isLast = async () => {
    const home = await pageHtml('/')
    return home.indexOf(`>${added}<`) > home.indexOf('>How soon do you reply?<')
  }
  expect(await isLast()).toBe(true)

  await everyday(page, 'a question moved', async () => {
    await follow(page, ['Questions by topic', 'Support'])
    const rows = page.locator('[data-rfd-draggable-id]')
    const place = async () => (await rows.allInnerTexts()).findIndex((row) => row.includes(added))
    await expect.poll(place).toBeGreaterThan(0)
    await rows.filter({ hasText: added }).focus()
    await page.keyboard.press('Space')
    for (let up = await place(); up > 0; up -= 1) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await expect.poll(place).toBe(0)
    return undefined
  })
  await expect.poll(isLast).toBe(false)

  const visitor = await context.newPage()
  await visit(visitor, '/')
  // The questions are hydrated when they come near.
  const topic = visitor.getByRole('heading', { name: 'Support', level: 3, exact: true })
  await topic.scrollIntoViewIfNeeded()
  await topic.getByRole('button', { expanded: false }).click()
  await visitor.getByRole('button', { name: added }).click()
  await expect(visitor.getByText(answer)).toBeVisible()
})
