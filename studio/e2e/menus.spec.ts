import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { pageHtml, siteDrops, siteShows } from './public-site.ts'

test('the links of the footer are chosen, and the usual ones come back without them', async ({
  page,
}) => {
  expect(await pageHtml('/about')).toContain('>Portfolio</a>')
  const settings = await openDocument(page, 'siteSettings')
  await settings.pane.getByRole('tab', { name: 'Menus and footer' }).click()
  const list = settings.pane.getByTestId('field-footerLinks')
  await list.getByRole('button', { name: /^Add item/ }).click()
  await list.getByRole('textbox', { name: 'Words' }).fill('Launch')
  await list.getByRole('combobox', { name: 'Page' }).selectOption('comingSoon')
  await settings.publish()
  await siteShows('/about', 'href="/coming-soon">Launch</a>')
  expect(await pageHtml('/about')).not.toContain('>Portfolio</a>')

  await list.getByTestId('array-item-menu-button').click()
  await page.getByRole('menuitem', { name: /^(Remove|Delete)/ }).click()
  await settings.publish()
  await siteDrops('/about', '>Launch</a>')
  expect(await pageHtml('/about')).toContain('>Portfolio</a>')
})
