import { lakeClient } from './content-lake.ts'
import { follow, goTo, openDocument, paste } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { everyday } from './everyday.ts'
import { expectSiteText, pageHtml, siteHides } from './public-site.ts'
import { serviceIdle } from './rebuild-service.ts'

const id = 'post-when-a-pwa-is-enough'
const path = '/blog/when-a-pwa-is-enough'
const title = 'When a PWA is enough'
const panePath = ['Posts', title]

test('an article takes a table, says what searches show, and waits for its date', async ({
  page,
}) => {
  await serviceIdle()

  await everyday(page, 'a table of a page put into an article', async () => {
    const entry = await follow(page, panePath)
    await entry.pane.getByTestId('field-body').getByRole('textbox').click()
    await page.keyboard.press('ControlOrMeta+A')
    await paste(
      page,
      '<p>Before</p><blockquote>They answer.</blockquote><table><caption>What it costs</caption><tr><th>Plan</th><th>From</th></tr><tr><td>Starter</td><td>₹50K</td></tr></table><p>After</p>',
    )
    const paragraph = { _type: 'block', style: 'normal', caption: null, cells: null }
    const draft = () =>
      lakeClient.fetch(
        `*[_id == "drafts.${id}"][0].body[]{_type, style, caption, "cells": grid.rows[].cells}`,
      )
    await expect.poll(draft).toEqual([
      paragraph,
      { ...paragraph, style: 'blockquote' },
      {
        _type: 'articleTable',
        style: null,
        caption: 'What it costs',
        cells: [
          ['Plan', 'From'],
          ['Starter', '₹50K'],
        ],
      },
      paragraph,
    ])
    return entry
  })
  await expectSiteText(path, '>What it costs</caption>')

  await everyday(page, 'a search title for a post', async () => {
    const entry = await follow(page, panePath)
    await entry.pane.getByRole('tab', { name: 'Search and sharing' }).click()
    await entry.field('Search title').fill('PWA or app?')
    const result = entry.pane.getByRole('figure', { name: 'In search results' })
    await expect(result).toContainText('PWA or app? | Kitewright')
    return entry
  })
  await expectSiteText(path, '<title>PWA or app? | Kitewright</title>')

  await everyday(page, 'a post kept out of searches', async () => {
    const entry = await follow(page, panePath)
    await entry.pane.getByRole('tab', { name: 'Search and sharing' }).click()
    await entry.pane.getByRole('checkbox', { name: 'Keep out of search' }).click()
    const result = entry.pane.getByRole('figure', { name: 'In search results' })
    await expect(result).toContainText('Kept out of search')
    return entry
  })
  await expectSiteText(path, '<meta name="robots" content="noindex">')
  await siteHides('/sitemap.xml', path)

  const words = 'Goes live on 3 March 2099, 10:00 IST'
  await everyday(page, 'a post postponed to another day', async () => {
    const entry = await follow(page, panePath)
    await entry.field('Date').fill('2099-03-03')
    await entry.field('Date').press('Tab')
    await entry.field('Time').fill('10:00')
    return entry
  })
  await test.step('it says when it goes live, and is nowhere on the site until then', async () => {
    await expect(
      page.getByRole('status').or(page.getByRole('alert')).getByText(words),
    ).toBeVisible()
    await expect(page.getByTestId('pane-footer').getByText(words)).toBeVisible()
    await expect(page.getByRole('link', { name: `${title} ${words}` })).toBeVisible()
    await siteHides('/blog', title)
    expect(await pageHtml('/feed.xml')).not.toContain(title)
    expect(await pageHtml('/live.json')).not.toContain(id)
    await page.getByRole('button', { name: 'Open document actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'Open on site' })).toBeDisabled()
    await page.keyboard.press('Escape')
  })

  await test.step('the time machine calls it postponed', async () => {
    await goTo(page, '/time-machine')
    const newest = page.getByRole('list', { name: 'Versions' }).getByRole('listitem').first()
    await expect(newest).toContainText('1 post postponedLocal Editor')
    await newest.locator('summary').click()
    await expect(newest.getByText(`${title}: postponed`)).toBeVisible()
  })
})

test('writes headings, lists, links and a table without the mouse', async ({ page }) => {
  const entry = await openDocument(page, `posts;${id}`)
  const text = entry.pane.getByTestId('field-body').getByRole('textbox')
  const draft = (projection: string) =>
    lakeClient.fetch(`*[_id == "drafts.${id}"][0].body[]{${projection}}`)
  await text.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Backspace')

  await test.step('by the marks of Markdown', async () => {
    await page.keyboard.type('## Prices\n- One\n')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => draft('style, listItem'))
      .toEqual([
        { style: 'h2', listItem: null },
        { style: 'normal', listItem: 'bullet' },
        { style: 'normal', listItem: null },
      ])
  })

  await test.step('an address that is pasted on words becomes their link', async () => {
    await page.keyboard.type('Read')
    // The editor learns of a selection after the browser: bold words show that it has.
    await expect(async () => {
      await page.keyboard.press('Shift+Home')
      await page.keyboard.press('ControlOrMeta+B')
      const bold = () => draft('"marks": children[].marks[]')
      await expect.poll(bold, { timeout: 5_000 }).toContainEqual({ marks: ['strong'] })
    }).toPass()
    await page.evaluate(() => navigator.clipboard.writeText('https://example.com/a'))
    await page.keyboard.press('ControlOrMeta+V')
    const links = () => draft('"links": markDefs[].href, "words": children[].text')
    await expect.poll(links).toContainEqual({ links: ['https://example.com/a'], words: ['Read'] })
  })

  await test.step('a slash offers the blocks', async () => {
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/')
    const blocks = page.getByRole('listbox', { name: 'Blocks' })
    await expect(blocks.getByRole('option')).toHaveText([
      'Paragraph',
      'Heading',
      'Small heading',
      'Quote',
      'Bullets',
      'Numbers',
      'Picture',
      'Table',
      'Code',
    ])
    await page.keyboard.type('tab')
    await expect(blocks.getByRole('option')).toHaveText(['Table'])
    await page.keyboard.press('Enter')
  })

  await test.step('a table is a grid', async () => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Create Table' }).click()
    const cell = (row: number, column: number) =>
      dialog.getByRole('textbox', { name: `Row ${row}, column ${column}`, exact: true })
    await cell(1, 1).fill('Plan')
    await cell(1, 2).fill('From')
    await cell(2, 1).fill('Starter')
    await cell(2, 2).fill('₹50K')
    await expect
      .poll(() => draft('"cells": grid.rows[].cells'))
      .toContainEqual({
        cells: [
          ['Plan', 'From'],
          ['Starter', '₹50K'],
        ],
      })
  })
})
