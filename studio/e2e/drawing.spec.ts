import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { photo } from './photo.ts'
import { site } from './places.ts'
import { pageHtml, siteDrops, siteShows } from './public-site.ts'
import { serviceRests } from './rebuild-service.ts'

const path = '/services/consulting-strategy'
/** The one that an article begins with. */
const drawing = /(?<=<article[^>]*>)<img[^>]*>/

test('a drawing of a service is replaced by a picture, and comes back without it', async ({
  page,
}) => {
  await serviceRests()
  const [before = ''] = drawing.exec(await pageHtml(path)) ?? []
  expect(before).toMatch(/-feature\.svg"/)
  const service = await openDocument(page, 'prices;service-consulting-strategy')
  await service.pane.getByRole('tab', { name: 'Drawing' }).click()
  const list = service.pane.getByTestId('field-pictures')
  await list.getByRole('button', { name: /^Add item/ }).click()
  await list
    .getByRole('combobox', { name: 'Place' })
    .selectOption({ label: 'Beside the first feature (Specimen)' })
  await list.getByTestId('file-button-input').setInputFiles(await photo(page, 'desk.png'))
  const alt = 'Two people at a desk look at a page on a phone.'
  await list.getByRole('textbox', { name: 'Alt text' }).fill(alt)
  await service.publish()

  await siteShows(path, alt)
  const [shown = ''] = drawing.exec(await pageHtml(path)) ?? []
  expect(shown).toContain(`alt="${alt}"`)
  expect(shown).toMatch(/width="1200" height="571"/)
  expect(shown).toMatch(/srcSet="[^"]+ 480w, [^"]+ 800w, [^"]+ 1200w"/)

  await list.getByTestId('array-item-menu-button').click()
  await page.getByRole('menuitem', { name: /^(Remove|Delete)/ }).click()
  await service.publish()
  await siteDrops(path, alt)
  expect(await pageHtml(path)).toContain(before)
})

test('a page is shared with a picture of its own, and with our drawing without it', async ({
  page,
}) => {
  await serviceRests()
  const about = await openDocument(page, 'pages;about,path=meta')
  const upload = about.pane.getByTestId('file-button-input')
  await upload.setInputFiles(await photo(page, 'team.png'))
  const alt = 'Six people around a table with a large paper kite.'
  await about.pane.getByRole('textbox', { name: 'Alt text' }).fill(alt)
  const card = about.pane.getByRole('figure', { name: 'Where it is shared' })
  await expect(card.getByRole('img', { name: `Sharing picture: ${alt}` })).toBeVisible()
  await about.publish()

  await siteShows('/about', alt)
  const html = await pageHtml('/about')
  expect(html).toContain(`<meta property="og:image:alt" content="${alt}">`)
  const [, address = ''] =
    /property="og:image" content="[^"]+(\/social\/\w+\.jpg)"/.exec(html) ?? []
  const response = await page.request.get(`${site.url}${address}`)
  expect(response.headers()['content-type']).toBe('image/jpeg')
})
