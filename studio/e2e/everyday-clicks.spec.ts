import { lakeClient } from './content-lake.ts'
import { documentPane, follow } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { everyday } from './everyday.ts'
import { photo } from './photo.ts'
import { siteShows } from './public-site.ts'
import { serviceRests } from './rebuild-service.ts'

const added = 'Do you mend kites that others built?'
const title = 'What paper can carry'

test.beforeEach(serviceRests)
test.afterAll(async () => {
  await lakeClient.delete({
    query: '*[question == $added || title == $title]',
    params: { added, title },
  })
})

test('one price, in its form', async ({ page }) => {
  await everyday(page, 'one price, in its form', async () => {
    const service = await follow(page, ['Price list', 'Data Analytics'])
    await service.pane.getByRole('button', { name: 'Basic' }).click()
    await service.field('From (rupees)').fill('130000')
    return service
  })
  await siteShows('/services/data-analytics', '₹1.3L')
})

test('a question is edited, added and moved', async ({ page }) => {
  await everyday(page, 'a question edited', async () => {
    const faq = await follow(page, ['Questions by topic', 'Support', 'How fast do you reply?'])
    await faq.field('Question').fill('How soon do you reply?')
    return faq
  })
  await siteShows('/', 'How soon do you reply?')
  await everyday(page, 'a question added', async () => {
    await follow(page, ['Questions by topic', 'Support'])
    await page.getByRole('link', { name: 'Create', exact: true }).click()
    const faq = documentPane(page)
    await faq.field('Question').fill(added)
    await faq.field('Question').press('Tab')
    await faq.write('answer', 'Yes, if they ever flew.')
    return faq
  })
  await siteShows('/', added)
  await everyday(page, 'a question moved', async () => {
    await follow(page, ['Questions by topic', 'Support'])
    const row = page.locator('[data-rfd-draggable-id]').filter({ hasText: added })
    await row.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    const titles = () =>
      lakeClient.fetch<string[]>(
        '*[_type == "faq" && category == "Support"] | order(orderRank).question',
      )
    await expect.poll(async () => (await titles()).at(-1)).not.toBe(added)
  })
})

test('a post with a picture', async ({ page }) => {
  await everyday(page, 'a post with a picture', async () => {
    await follow(page, ['Posts'])
    await page.getByRole('link', { name: 'Post', exact: true }).click()
    const post = documentPane(page)
    await post.field('Title').fill(title)
    await post.pane.getByRole('button', { name: 'Generate' }).click()
    await post.field('Description').fill('How thin a sail may be before the wind takes it.')
    await post.field('Author').fill('Workshop')
    const chooser = page.waitForEvent('filechooser')
    await post.pane.getByTestId('file-input-upload-button-sanity-default').click()
    await (await chooser).setFiles(await photo(page, 'sail.png'))
    await post.pane.getByRole('textbox', { name: 'Alt text' }).fill('A sheet of red paper.')
    return post
  })
  await siteShows('/blog', title)
})

test('a draft is looked at on the site', async ({ page }) => {
  await lakeClient.createOrReplace({
    ...(await lakeClient.getDocument('about')),
    _id: 'drafts.about',
    _type: 'about',
  })
  await everyday(page, 'a draft seen on the site', async () => {
    await follow(page, ['Pages', 'About'])
    await page.getByRole('button', { name: 'Used on one page' }).click()
    await page.getByRole('link', { name: /About/ }).last().click()
    await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute(
      'data-drafts',
      'shown',
    )
  })
})

for (const [what, words, entry] of [
  ['a headline', 'Made effortlessly', 'Home'],
  ['a figure', 'Faster delivery', 'Home'],
  ['the phone number', '5550 0142', 'Settings'],
] as const) {
  test(`where ${what} is written`, async ({ page }) => {
    await everyday(page, `where ${what} is written`, async () => {
      await page.getByTestId('studio-navbar').getByTestId('studio-search').click()
      await page.getByRole('textbox', { name: 'Words to find' }).fill(words)
      const found = page.getByRole('dialog').getByRole('region', { name: entry })
      await found.getByRole('link').first().click()
      await expect(documentPane(page).pane.locator('input:focus, textarea:focus')).toHaveValue(
        new RegExp(words),
      )
    })
  })
}
