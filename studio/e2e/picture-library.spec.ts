import sharp from 'sharp'
import { lakeClient } from './content-lake.ts'
import { documentPane } from './document-pane.ts'
import { expect, test } from './editor.ts'

const id = 'post-when-a-pwa-is-enough'

test('pictures show where they are used, which lack words, and which can go', async ({ page }) => {
  const red = { width: 640, height: 400, channels: 3, background: '#D01257' } as const
  const jpeg = await sharp({ create: red }).jpeg().toBuffer()
  const spare = await lakeClient.assets.upload('image', jpeg, { filename: 'spare.jpg' })
  const post = await lakeClient.getDocument(id)
  if (!post) throw new Error(`The lake has no ${id}`)
  await lakeClient.createOrReplace({
    ...post,
    _id: `drafts.${id}`,
    image: { ...post.image, alt: 'Image' },
  })
  await page.goto('/structure/pictures')
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
  await expect(page.getByRole('button', { name: /^All \(\d+\)/, pressed: true })).toBeVisible()

  await test.step('what lacks words leads to the field', async () => {
    await page.getByRole('button', { name: /^Lacks words \([1-9]/ }).click()
    const silent = pictures.filter({ hasText: '“Image” says nothing' })
    await expect(pictures.filter({ hasText: 'spare.jpg' })).toHaveCount(0)
    await silent.getByRole('link', { name: 'When a PWA is enough · Picture' }).click()
    await expect(documentPane(page).field('Alt text')).toHaveValue('Image')
  })

  await test.step('what is not used can be deleted, once that is confirmed', async () => {
    await page.goto('/structure/pictures')
    await page.getByRole('button', { name: /^Not used \([1-9]/ }).click()
    const unused = pictures.filter({ hasText: 'spare.jpg' })
    await expect(unused).toContainText('640 by 400 px')
    await unused.getByRole('button', { name: 'Delete …' }).click()
    await unused.getByRole('button', { name: 'Delete for good' }).click()
    await expect(unused).toHaveCount(0)
    expect(await lakeClient.getDocument(spare._id)).toBeFalsy()
  })
})
