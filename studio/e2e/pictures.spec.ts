import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { lakeClient } from './content-lake.ts'
import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { siteShows } from './public-site.ts'

const red = { r: 208, g: 18, b: 87 }
const filled = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } })

/** What a phone writes begins so; the rest does not matter. */
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
const dot = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')

async function upload(page: Page, name: string, mimeType: string, buffer: Buffer) {
  const post = page.getByTestId('document-pane')
  await post.getByTestId('file-input-upload-button-sanity-default').first().waitFor()
  const chooser = page.waitForEvent('filechooser')
  await post.getByTestId('file-input-upload-button-sanity-default').first().click()
  await (await chooser).setFiles({ name, mimeType, buffer })
}

test('a picture is the right one on the site, or is refused in words', async ({ page }) => {
  await page.goto('/structure/posts')
  await page.getByRole('link', { name: 'Post', exact: true }).click()
  const post = page.getByTestId('document-pane')
  const photo = await filled(1200, 675).jpeg().toBuffer()
  const draft = () => lakeClient.fetch('*[_type == "post" && _id in path("drafts.**")][0].image')

  for (const [name, type, bytes, words] of [
    ['phone.heic', 'image/heic', heic, 'It is a HEIC picture'],
    ['empty.png', 'image/png', Buffer.alloc(0), 'The file is empty'],
    ['half.jpg', 'image/jpeg', photo.subarray(0, photo.length >> 1), 'Its end is missing'],
    ['dot.svg', 'image/svg+xml', dot, 'The drawing says that it is 1 by 1 px'],
  ] as const) {
    await upload(page, name, type, bytes)
    await expect(page.getByText(`“${name}” was not taken`)).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
  }
  // Nothing of it is left, and the field asks for a picture as before.
  await expect(post.getByRole('textbox', { name: 'Alt text' })).toBeHidden()
  await expect.poll(async () => (await draft()) ?? null).toBeNull()
})

test('a small picture that moves is told of, and another one asks for its own words', async ({
  page,
}) => {
  const { pane, field, publish } = await openDocument(page, 'posts;post-when-a-pwa-is-enough')
  const alt = field('Alt text')
  const before = await alt.inputValue()
  const replace = async (name: string, mimeType: string, buffer: Buffer) => {
    await pane.getByRole('button', { name: 'Open image options menu' }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('menu').getByText('Upload', { exact: true }).click()
    await (await chooser).setFiles({ name, mimeType, buffer })
  }

  await test.step('a GIF', async () => {
    const frames = [filled(400, 225), filled(400, 225).negate()]
    const pages = await Promise.all(frames.map((frame) => frame.png().toBuffer()))
    const gif = await sharp(pages, { join: { animated: true } })
      .gif()
      .toBuffer()
    await replace('sail.gif', 'image/gif', gif)
    await expect(page.getByText('About “sail.gif”')).toBeVisible()
    await expect(page.getByText('It moves. On the site it stands still')).toBeVisible()
    await expect(
      pane
        .getByTestId('form-view')
        .getByText('This picture is 400 by 225 px; below 960 px of width it looks blurred.'),
    ).toBeVisible()
    await expect(alt).toHaveValue('')
    await expect(pane.getByText(`The former picture was described as “${before}”.`)).toBeVisible()
    await pane.getByRole('button', { name: 'Say the same of this one' }).click()
    await expect(alt).toHaveValue(before)
  })

  await test.step('a PNG of 16 bits', async () => {
    const png = await filled(1200, 675).toColourspace('rgb16').png().toBuffer()
    await replace('sail.png', 'image/png', png)
    await expect(alt).toHaveValue('')
    await alt.fill('A sail of red paper.')
    await publish()
    await siteShows('/blog', 'A sail of red paper.')
  })
})
