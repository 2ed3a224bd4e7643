import type { Locator } from '@playwright/test'
import { lakeClient } from './content-lake.ts'
import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { site } from './hosts.ts'
import { pageHtml } from './public-site.ts'

test('a form counts limits, shows layouts as pictures, and previews search and sharing', async ({
  page,
}) => {
  const service = await openDocument(page, 'prices;service-payment-gateway')

  await test.step('a layout is chosen by its picture, and discarded', async () => {
    const layouts = service.pane.getByRole('radiogroup', { name: 'Layout' })
    await expect(layouts.locator('svg[viewBox="0 0 96 72"]')).toHaveCount(3)
    await layouts.getByRole('radio', { name: /Specimen/ }).click()
    await expect(layouts.getByRole('radio', { name: /Specimen/ })).toBeChecked()
    await service.choose('Discard changes')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /Discard/ }).click()
    await expect(layouts.getByRole('radio', { name: /Ledger/ })).toBeChecked()
  })

  await test.step('a full list takes no more', async () => {
    const facts = service.pane.getByTestId('field-facts')
    await expect(facts).toContainText('3 of 3 facts')
    await expect(facts.getByRole('button', { name: 'Add item' })).toBeDisabled()
  })

  await test.step('a limit is counted at its field, also for those who hear it', async () => {
    await service.pane.getByRole('tab', { name: 'Menu and search' }).click()
    const line = service.field('Menu line')
    await expect(line).not.toHaveValue('')
    const before = await line.inputValue()
    await expect(line).toHaveAccessibleDescription(new RegExp(`${before.length} of 32 characters`))
    // Another status of the field names who else writes in it.
    const tooLong = service.pane
      .getByTestId('field-menuLine')
      .getByRole('status')
      .filter({ hasText: 'Too long' })
    await line.fill('x'.repeat(33))
    await expect(line).toHaveAccessibleDescription(/33 of 32 characters/)
    await expect(tooLong).toBeVisible()
    await service.expectRejection('Shorten this to 32 characters')
    await line.fill(before)
    await expect(tooLong).toHaveCount(0)
  })

  await test.step('the search result and the card follow what is typed', async () => {
    const path = '/services/payment-gateway'
    const result = service.pane.getByRole('figure', { name: 'In search results' })
    await expect(result).toContainText('Payment Gateway | Kitewright')
    await expect(result).toContainText(`${new URL(site.url).host} › services › payment-gateway`)
    const [, said = ''] =
      /<meta name="description" content="([^"]*)"/.exec(await pageHtml(path)) ?? []
    expect(said).not.toBe('')
    await expect(result).toContainText(said.replaceAll('&amp;', '&'))
    await service.field('Search description').fill('Payments that people like, from {from}.')
    await expect(result).toContainText(/Payments that people like, from ₹\d+K/)
    const card = service.pane.getByRole('figure', { name: 'Where it is shared' })
    const picture = card.getByRole('img', { name: /^Sharing picture: / })
    await expect(picture).toHaveAttribute('src', /^data:image\/svg/)
  })

  await test.step('each row of a list is counted', async () => {
    const project = await openDocument(page, 'projects;project-invoice-reader')
    const tags = project.pane.getByTestId('field-tags')
    await expect(tags.getByText(/^\d of 2 to 6 tags$/)).toBeVisible()
    const first = tags.getByRole('textbox').first()
    const { length } = await first.inputValue()
    await expect(first).toHaveAccessibleDescription(new RegExp(`${length} of 200 characters`))
  })

  await test.step('a page shows its search result and card too', async () => {
    const { pane } = await openDocument(page, 'pages;about,path=meta')
    await expect(pane.getByRole('figure', { name: 'In search results' })).toContainText(
      'Kitewright',
    )
    await expect(pane.getByRole('img', { name: /^Sharing picture: / })).toBeVisible()
  })
})

test('undo and redo take a word in every field, although the form is saved in between', async ({
  page,
}) => {
  const undo = 'ControlOrMeta+Z'
  const redo = 'ControlOrMeta+Shift+Z'
  const expectWords = async (field: Locator, read: (field: Locator) => Promise<string>) => {
    await field.click()
    await page.keyboard.press('ControlOrMeta+End')
    const before = await read(field)
    for (const word of [' bamboo', ' and', ' paper']) {
      await page.keyboard.type(word, { delay: 60 })
      // The draft is saved before the next word.
      await expect.poll(draftText).toContain(word.trim())
    }
    for (const [key, text] of [
      [undo, `${before} bamboo and`],
      [undo, `${before} bamboo`],
      [redo, `${before} bamboo and`],
      [undo, `${before} bamboo`],
      [undo, before],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => read(field)).toBe(text)
    }
  }
  const draftText = async () =>
    JSON.stringify(
      await lakeClient.fetch('*[_id in path("drafts.**") && _type in ["post", "faq"]]'),
    )

  const post = await openDocument(page, 'posts;post-when-a-pwa-is-enough')
  // The tab repeats the title, so each letter removes a node of the page.
  await expectWords(post.field('Title'), (field) => field.inputValue())
  await expectWords(post.field('Description'), (field) => field.inputValue())
  const faq = await openDocument(page, 'faqs;all;faq-weekly-updates')
  await expectWords(faq.pane.getByTestId('field-answer').getByRole('textbox'), (field) =>
    field.innerText(),
  )

  await test.step('words that were typed while Sanity was busy are single steps too', async () => {
    await page.evaluate(() => document.body.prepend(document.createElement('textarea')))
    const field = page.locator('body > textarea')
    await field.focus()
    await page.keyboard.type('kites of bamboo')
    for (const text of ['kites of', 'kites', '']) {
      await page.keyboard.press(undo)
      await expect(field).toHaveValue(text)
    }
  })

  await test.step('a price that was typed over comes back at once', async () => {
    const service = await openDocument(page, 'prices;service-data-analytics,path=tiers')
    await service.pane.getByRole('button', { name: 'Basic' }).click()
    const from = service.field('From (rupees)')
    const before = await from.inputValue()
    await from.selectText()
    await page.keyboard.type('130K', { delay: 60 })
    await page.keyboard.press(undo)
    await expect(from).toHaveValue(before)
  })
})
