import { choosePage, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { expectSiteText, pageHtml } from './public-site.ts'

test('a link is added to the usual ones of the header, which come back once all are removed', async ({
  page,
}) => {
  const settings = await openDocument(page, 'siteSettings')
  await settings.pane.getByRole('tab', { name: 'Menus and footer' }).click()
  const list = settings.pane.getByTestId('field-headerLinks')
  const defaultLinks = list.getByRole('list', { name: 'The usual ones' })
  await expect(defaultLinks.getByRole('listitem')).toHaveText([
    /^About/,
    /^Contact/,
    /^Labs/,
    /^Careers/,
  ])
  await expect(list.getByText('4 of 5 links')).toBeVisible()

  await list.getByRole('button', { name: 'Change these' }).click()
  await expect(defaultLinks).toBeHidden()
  await list.getByRole('button', { name: /^Add item/ }).click()
  const added = list.getByRole('group', { name: 'Link 5' })
  await added.getByRole('textbox', { name: 'Words' }).fill('Blog')
  await choosePage(page, added.getByRole('combobox', { name: 'Page' }), 'blog', 'Blog  /blog')
  for (const [place, words] of ['About', 'Contact'].entries()) {
    const row = list.getByRole('group', { name: `Link ${place + 1}` })
    await row.getByRole('button', { name: words }).first().click()
    await row.getByRole('textbox', { name: 'Words' }).fill(words)
  }
  await settings.publish()
  await expectSiteText('/terms-of-use', '>About</a>')
  const html = await pageHtml('/terms-of-use')
  expect(html.match(/>(About|Contact|Labs|Careers|Blog)<\/a>/g)?.slice(0, 5)).toEqual([
    '>About</a>',
    '>Contact</a>',
    '>Labs</a>',
    '>Careers</a>',
    '>Blog</a>',
  ])

  await test.step('the usual ones come back once all are removed', async () => {
    const menuButtons = list.getByTestId('array-item-menu-button')
    for (let left = await menuButtons.count(); left > 0; left = await menuButtons.count()) {
      // A click is lost when the list renders between the menu and its item.
      await expect(async () => {
        await menuButtons.first().click({ timeout: 5_000 })
        await page.getByRole('menuitem', { name: /^(Remove|Delete)/ }).click({ timeout: 5_000 })
        await expect(menuButtons).not.toHaveCount(left, { timeout: 10_000 })
      }).toPass()
    }
    await expect(list.getByRole('button', { name: 'Change these' })).toBeVisible()
    await settings.publish()
    await expectSiteText('/terms-of-use', '>About Us</a>')
  })
})
