import { lakeClient } from './content-lake.ts'
import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'

const id = 'post-when-a-pwa-is-enough'

/** A draft that breaks no rule, and that readers trip over. */
async function writeDraft() {
  const post = await lakeClient.getDocument(id)
  if (!post) throw new Error(`The lake has no ${id}`)
  const span = (_key: string, text: string, marks: string[] = []) => ({
    _type: 'span',
    _key,
    text,
    marks,
  })
  const small = {
    _type: 'block',
    _key: 'small',
    style: 'h3',
    markDefs: [],
    children: [span('a', 'In weeks')],
  }
  const linked = {
    _type: 'block',
    _key: 'linked',
    style: 'normal',
    markDefs: [{ _type: 'link', _key: 'to', href: 'https://example.com/prices' }],
    children: [span('a', 'Prices stand '), span('b', 'here', ['to'])],
  }
  await lakeClient.createOrReplace({
    ...post,
    _id: `drafts.${id}`,
    image: { ...post.image, alt: 'Image' },
    body: [small, linked, ...(post.body ?? [])],
  })
}

test('what reads badly is told at its field, and holds up no publish', async ({ page }) => {
  await writeDraft()
  const post = await openDocument(page, `posts;${id}`)
  await post.pane.getByRole('button', { name: 'Validation' }).click()
  const told = (words: string) => page.getByRole('button').filter({ hasText: words })
  await expect(told('A small heading comes first')).toBeVisible()
  await expect(told('“here” does not say where this leads')).toBeVisible()
  await told('“Image” says nothing').click()
  const alt = post.field('Alt text')
  await expect(alt).toBeFocused()
  await expect(post.publishButton).toBeEnabled()
  await alt.fill('Two phones, the same page on both')
  await expect(told('“Image” says nothing')).toBeHidden()
})
