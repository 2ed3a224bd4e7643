import { lakeClient } from './content-lake.ts'
import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'

const id = 'post-when-a-pwa-is-enough'

test('typing continues in the text after each menu of its toolbar', async ({ page }) => {
  const post = await openDocument(page, `posts;${id}`)
  const field = post.pane.getByTestId('field-body')
  const { keyboard } = page
  const blocks = () =>
    lakeClient.fetch(
      `*[_id == "drafts.${id}"][0].body[]{"form": coalesce(listItem, style, _type), "words": pt::text([@])}`,
    )
  const style = field.getByTestId('block-style-select').getByRole('button')
  const press = (name: string) => field.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')

  await field.getByRole('textbox').click()
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type('Tea')
  // A save renders the toolbar again, and a click at that moment is lost.
  await expect.poll(blocks).toEqual([{ form: 'normal', words: 'Tea' }])

  await test.step('style, chosen or dismissed', async () => {
    await style.click()
    await page.getByRole('menuitem', { name: 'Heading', exact: true }).click()
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await keyboard.type(' for')
    await expect.poll(blocks).toEqual([{ form: 'h2', words: 'Tea for' }])
    await style.click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await keyboard.press('Escape')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await keyboard.type(' two')
    await expect.poll(blocks).toEqual([{ form: 'h2', words: 'Tea for two' }])
    await expect(style).toHaveText('Heading')
  })

  await test.step('list and bold', async () => {
    await keyboard.press('Enter')
    await press('Bullets')
    await keyboard.type('Hot')
    await press('Bold')
    await keyboard.type(' cups')
    await expect.poll(blocks).toMatchObject([{}, { form: 'bullet', words: 'Hot cups' }])
  })

  await test.step('the form of a link', async () => {
    await keyboard.press('Shift+ArrowLeft')
    await press('Link')
    const form = page.getByTestId('popover-edit-dialog')
    await expect(form.getByRole('combobox', { name: 'Page' })).toBeFocused()
    await form.getByRole('button', { name: 'Done' }).click()
    await expect(form).toHaveCount(0)
    await keyboard.press('ArrowRight')
    await keyboard.type('!')
    await expect.poll(blocks).toMatchObject([{}, { words: 'Hot cups!' }])
  })

  await test.step('the form of a table', async () => {
    await press('Insert Table (block)')
    await dialog.getByRole('textbox').first().fill('Prices')
    await keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await keyboard.type('x')
    await keyboard.press('Enter')
    await keyboard.type('Below.')
    await expect.poll(blocks).toMatchObject([{}, {}, { form: 'articleTable' }, { words: 'Below.' }])
  })
})
