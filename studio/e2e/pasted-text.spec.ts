import type { Page } from '@playwright/test'
import { lakeClient } from './content-lake.ts'
import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { siteShows } from './public-site.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** What Google Docs copies: one wrapper that is not bold, runs with styles, its own redirects. */
const copied = `<b style="font-weight:normal;" id="docs-internal-guid-5a1e0f0a-7fff-2b1c">
<h1 dir="ltr"><span style="font-weight:400">What we do each week</span></h1>
<p dir="ltr"><span>Before the break…</span><span><br></span><span>After it, </span><span style="font-weight:700">in bold</span><span>.</span></p>
<p dir="ltr"><span>&nbsp;</span></p>
<p dir="ltr"><a href="https://www.google.com/url?q=http://example.com/plan&amp;sa=D"><span>The plan</span></a><sup><a href="#ftnt1">[1]</a></sup></p>
<table><tbody><tr><td><p><span>Monday</span></p></td><td><p><span>Call</span></p></td></tr></tbody></table>
</b>`

async function paste(page: Page, html: string) {
  await page.evaluate(async (html) => {
    const item = new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })
    await navigator.clipboard.write([item])
  }, html)
  await page.keyboard.press('ControlOrMeta+V')
}

test('a table and a quote of a page are such in an article', async ({ page }) => {
  const id = 'post-when-a-pwa-is-enough'
  const post = await openDocument(page, `posts;${id}`)
  const text = post.pane.getByTestId('field-body').getByRole('textbox')
  const draft = () =>
    lakeClient.fetch(`*[_id == "drafts.${id}"][0].body[]{_type, style, caption, rows}`)
  await text.click()
  await page.keyboard.press('ControlOrMeta+A')
  await paste(
    page,
    '<p>Before</p><blockquote>They answer.</blockquote><table><tr><th>Plan</th><th>From</th></tr><tr><td>Starter</td><td>₹50K</td></tr></table><p>After</p>',
  )
  await expect(page.getByText('1 table has no caption')).toBeVisible()
  const paragraph = { _type: 'block', style: 'normal', caption: null, rows: null }
  const parts = [
    paragraph,
    { _type: 'block', style: 'blockquote', caption: null, rows: null },
    { _type: 'articleTable', style: null, caption: null, rows: 'Plan | From\nStarter | ₹50K' },
    paragraph,
  ]
  await expect.poll(draft).toEqual(parts)
  await expect(post.publishButton).toBeDisabled()
  await page.getByRole('button', { name: 'Undo the paste' }).click()
  await expect(page.getByText('The paste was taken back')).toBeVisible()
})

test('a text of another program becomes ours, and what was lost is told and can be taken back', async ({
  page,
}) => {
  const faq = await openDocument(page, 'faqs;all;faq-weekly-updates')
  const answer = faq.pane.getByTestId('field-answer')
  const text = answer.getByRole('textbox')
  const told = page.getByText('Pasted, with changes')
  const draft = () =>
    lakeClient.fetch(`*[_id == "drafts.faq-weekly-updates"][0].answer[]{
      "form": coalesce(listItem, style), "words": pt::text([@]), "links": markDefs[].href
    }`)

  await text.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Ours.')
  await expect.poll(draft).toEqual([{ form: 'normal', words: 'Ours.', links: [] }])

  await test.step('told, and taken back in one', async () => {
    await page.keyboard.press('ControlOrMeta+A')
    await paste(page, copied)
    await expect(told).toBeVisible()
    await expect(page.getByText('1 table became bullets.')).toBeVisible()
    await expect(page.getByText('1 link with http: now begins with https:.')).toBeVisible()
    await expect(page.getByText(/^1 link to a footnote, comment or place/)).toBeVisible()
    await expect(text).toContainText('What we do each week')
    await page.getByRole('button', { name: 'Undo the paste' }).click()
    await expect(page.getByText('The paste was taken back')).toBeVisible()
    await expect(text).toHaveText('Ours.')
  })

  await test.step('what was written after it is not taken', async () => {
    await text.click()
    await page.keyboard.press('ControlOrMeta+A')
    await paste(page, copied)
    await expect(told).toBeVisible()
    await page.keyboard.type(' More.')
    await expect(text).toContainText('Monday: Call More.')
    await page.getByRole('button', { name: 'Undo the paste' }).click()
    await expect(page.getByText('Something was written after the paste')).toBeVisible()
    await expect(text).toContainText('Monday: Call More.')
  })

  await test.step('stored and published as the forms of the field', async () => {
    await expect.poll(draft).toEqual([
      { form: 'h2', words: 'What we do each week', links: [] },
      { form: 'normal', words: 'Before the break…\nAfter it, in bold.', links: [] },
      { form: 'normal', words: 'The plan[1]', links: ['https://example.com/plan'] },
      { form: 'bullet', words: 'Monday: Call More.', links: [] },
    ])
    await faq.publish()
    await siteShows('/', 'Before the break…<br/>After it, <strong>in bold</strong>.')
  })
})
