import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { lakeClient } from './content-lake.ts'
import { documentPane, follow, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { everyday } from './everyday.ts'
import { site } from './hosts.ts'
import { expectSiteText, pageHtml } from './public-site.ts'
import { serviceIdle } from './rebuild-service.ts'

const title = 'What paper can carry'
const createImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#D01257' } })
const photo = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await createImage(1200, 900).png().toBuffer(),
})

test.beforeEach(serviceIdle)

/** Clicks a button that opens a file dialog, and chooses the file. */
async function choose(
  page: Page,
  click: () => Promise<void>,
  file: Awaited<ReturnType<typeof photo>>,
) {
  const chooser = page.waitForEvent('filechooser')
  await click()
  await (await chooser).setFiles(file)
}

test('a picture of a post is refused with the reason, taken, published and replaced', async ({
  page,
}) => {
  const entry = documentPane(page)
  const upload = () =>
    entry.pane.getByTestId('file-input-upload-button-sanity-default').first().click()
  const alt = entry.pane.getByRole('textbox', { name: 'Alt text' })

  await everyday(page, 'a post with a picture', async () => {
    await follow(page, ['Posts'])
    await page.getByRole('link', { name: 'Post', exact: true }).click()
    await entry.field('Title').fill(title)
    await entry.pane.getByRole('button', { name: 'Generate' }).click()
    await entry.field('Description').fill('How thin a sail may be before the wind takes it.')
    await entry.field('Author').fill('Workshop')
    await choose(page, upload, await photo('sail.png'))
    await alt.fill('A sheet of red paper.')
    return entry
  })
  await expectSiteText('/blog', title)

  const replace = (file: Awaited<ReturnType<typeof photo>>) =>
    choose(
      page,
      async () => {
        await entry.pane.getByRole('button', { name: 'Open image options menu' }).click()
        await page.getByRole('menu').getByText('Upload', { exact: true }).click()
      },
      file,
    )

  await openDocument(page, 'posts;post-when-a-pwa-is-enough')
  await expect(entry.title).toHaveText('When a PWA is enough')
  const words = await alt.inputValue()
  await test.step('a HEIC picture is refused, and the former one stays', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    await replace({ name: 'phone.heic', mimeType: 'image/heic', buffer: heic })
    await expect(page.getByText('“phone.heic” was not taken')).toBeVisible()
    await expect(page.getByText('It is a HEIC picture')).toBeVisible()
    await expect(alt).toHaveValue(words)
  })

  await test.step('a cut picture is refused in every format', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
      const image = await createImage(400, 225).toFormat(format).toBuffer()
      const name = `cut.${format}`
      const buffer = image.subarray(0, image.length >> 1)
      await replace({ name, mimeType: `image/${format}`, buffer })
      await expect(page.getByText(`“${name}” was not taken`)).toBeVisible()
      await expect(alt).toHaveValue(words)
    }
  })

  await test.step('a small GIF is taken with a notice, and asks for its own words', async () => {
    const frames = [createImage(400, 225), createImage(400, 225).negate()]
    const pages = await Promise.all(frames.map((frame) => frame.png().toBuffer()))
    const buffer = await sharp(pages, { join: { animated: true } })
      .gif()
      .toBuffer()
    await replace({ name: 'sail.gif', mimeType: 'image/gif', buffer })
    await expect(page.getByText('About “sail.gif”')).toBeVisible()
    await expect(page.getByText('It moves. On the site it is a still picture')).toBeVisible()
    await expect(
      entry.pane.getByTestId('form-view').getByText(/This picture is 400 by 225 px/),
    ).toBeVisible()
    await expect(alt).toHaveValue('')
    await expect(
      entry.pane.getByText(`The former picture was described as “${words}”.`),
    ).toBeVisible()
    await entry.pane.getByRole('button', { name: 'Say the same of this one' }).click()
    await expect(alt).toHaveValue(words)
  })
})

test('a picture replaces a drawing of a service, and another is shared with a page', async ({
  page,
}) => {
  const path = '/services/consulting-strategy'
  /** The drawing that an article begins with. */
  const drawing = /(?<=<article[^>]*>)<img[^>]*>/
  const [before = ''] = drawing.exec(await pageHtml(path)) ?? []
  expect(before).toMatch(/-feature\.svg"/)
  const alt = 'Two people at a desk look at a page on a phone.'
  const shared = 'Six people around a table with a large paper kite.'

  const service = await openDocument(page, 'prices;service-consulting-strategy')
  await service.pane.getByRole('tab', { name: 'Drawing' }).click()
  const list = service.pane.getByTestId('field-pictures')
  await list.getByRole('button', { name: /^Add item/ }).click()
  await list
    .getByRole('combobox', { name: 'Place' })
    .selectOption({ label: 'Beside the first feature (Specimen)' })
  await list.getByTestId('file-button-input').setInputFiles(await photo('desk.png'))
  await list.getByRole('textbox', { name: 'Alt text' }).fill(alt)
  await service.publish()

  const about = await openDocument(page, 'pages;about,path=meta')
  const card = about.pane.getByRole('figure', { name: 'Where it is shared' })
  await expect(card).toBeVisible()
  const description = about.pane.getByRole('textbox', { name: 'Alt text' })
  // A form that is still being drawn loses the file.
  await expect(async () => {
    await about.pane.getByTestId('file-button-input').setInputFiles(await photo('team.png'))
    await expect(description).toBeVisible({ timeout: 15_000 })
  }).toPass()
  await description.fill(shared)
  await expect(card.getByRole('img', { name: `Sharing picture: ${shared}` })).toBeVisible()
  await about.publish()

  await expectSiteText(path, alt)
  const [shown = ''] = drawing.exec(await pageHtml(path)) ?? []
  expect(shown).toContain(`alt="${alt}"`)
  expect(shown).toMatch(/width="1200" height="571"/)
  expect(shown).toMatch(/srcSet="[^"]+ 480w, [^"]+ 800w, [^"]+ 1200w"/)
  await expectSiteText('/about', shared)
  const html = await pageHtml('/about')
  expect(html).toContain(`<meta property="og:image:alt" content="${shared}">`)
  const [, address = ''] =
    /property="og:image" content="[^"]+(\/social\/\w+\.jpg)"/.exec(html) ?? []
  const response = await page.request.get(`${site.url}${address}`)
  expect(response.headers()['content-type']).toBe('image/jpeg')
})

test('pictures show where they are used, which have no alt text, and which can go', async ({
  page,
}) => {
  const id = 'post-when-a-pwa-is-enough'
  const spare = await lakeClient.assets.upload(
    'image',
    await createImage(640, 400).jpeg().toBuffer(),
    {
      filename: 'spare.jpg',
    },
  )
  const published = await lakeClient.getDocument(id)
  if (!published) throw new Error(`The lake has no ${id}`)
  await lakeClient.createOrReplace({
    ...published,
    _id: `drafts.${id}`,
    image: { ...published.image, alt: 'Image' },
  })
  const pictures = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')
  const open = async (list: RegExp) => {
    await page.getByRole('link', { name: 'Pictures' }).click()
    await page.getByRole('button', { name: list }).click()
  }
  await everyday(page, 'a picture without alt text described', async () => {
    await open(/^Missing alt text \([1-9]/)
    const silent = pictures.filter({ hasText: '“Image” says nothing' })
    await expect(pictures.filter({ hasText: 'spare.jpg' })).toHaveCount(0)
    await silent.getByRole('link', { name: 'When a PWA is enough · Picture' }).click()
    const entry = documentPane(page)
    await entry.field('Alt text').fill('Two phones with one page')
    return entry
  })
  await expectSiteText('/blog/when-a-pwa-is-enough', 'alt="Two phones with one page"')
  await everyday(page, 'a picture that nobody uses deleted', async () => {
    await open(/^Not used \([1-9]/)
    const unused = pictures.filter({ hasText: 'spare.jpg' })
    await expect(unused).toContainText('640 by 400 px')
    await unused.getByRole('button', { name: 'Delete …' }).click()
    await unused.getByRole('button', { name: 'Delete for good' }).click()
    await expect(unused).toHaveCount(0)
    return undefined
  })
  expect(await lakeClient.getDocument(spare._id)).toBeFalsy()
})
