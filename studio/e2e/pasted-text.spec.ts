import { lakeClient } from './content-lake.ts'
import { openDocument, paste } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { expectSiteText } from './public-site.ts'

/** Clipboard of Google Docs: one wrapper that is not bold, runs with styles, its redirects. */
const copied = `<b style="font-weight:normal;" id="docs-internal-guid-5a1e0f0a-7fff-2b1c">
<h1 dir="ltr"><span style="font-weight:400">What we do each week</span></h1>
<p dir="ltr"><span>Before the break…</span><span><br></span><span>After it, </span><span style="font-weight:700">in bold</span><span>.</span></p>
<p dir="ltr"><span>&nbsp;</span></p>
<p dir="ltr"><a href="https://www.google.com/url?q=http://example.com/plan&amp;sa=D"><span>The plan</span></a><sup><a href="#ftnt1">[1]</a></sup></p>
<table><tbody><tr><td><p><span>Monday</span></p></td><td><p><span>Call</span></p></td></tr></tbody></table>
</b>`

test('converts a text of another program, reports losses, and undoes the paste', async ({
  page,
}) => {
  const faq = await openDocument(page, 'faqs;all;faq-weekly-updates')
  const answer = faq.pane.getByTestId('field-answer')
  const text = answer.getByRole('textbox')
  const notice = page.getByText('Pasted, with changes')
  const draft = () =>
    lakeClient.fetch(`*[_id == "drafts.faq-weekly-updates"][0].answer[]{
      "form": coalesce(listItem, style), "words": pt::text([@]), "links": markDefs[].href
    }`)

  await text.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Ours.')
  await expect.poll(draft).toEqual([{ form: 'normal', words: 'Ours.', links: [] }])

  await test.step('losses are reported, and one undo reverts the paste', async () => {
    await page.keyboard.press('ControlOrMeta+A')
    await paste(page, copied)
    await expect(notice).toBeVisible()
    await expect(page.getByText('1 table became bullets.')).toBeVisible()
    await expect(page.getByText('1 link with http: now begins with https:.')).toBeVisible()
    await expect(page.getByText(/^1 link to a footnote, comment or place/)).toBeVisible()
    await expect(text).toContainText('What we do each week')
    await page.getByRole('button', { name: 'Undo the paste' }).click()
    await expect(page.getByText('The paste was undone')).toBeVisible()
    await expect(text).toHaveText('Ours.')
  })

  await test.step('omits later text', async () => {
    await text.click()
    await page.keyboard.press('ControlOrMeta+A')
    await paste(page, copied)
    await expect(notice).toBeVisible()
    await page.keyboard.type(' More.')
    await expect(text).toContainText('Monday: Call More.')
    await page.getByRole('button', { name: 'Undo the paste' }).click()
    await expect(page.getByText('The text was changed after the paste')).toBeVisible()
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
    await expectSiteText('/', 'Before the break…<br/>After it, <strong>in bold</strong>.')
  })
})
