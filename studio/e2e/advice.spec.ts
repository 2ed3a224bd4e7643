import { lakeClient } from './content-lake.ts'
import { documentPane, follow, goTo, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { everyday } from './everyday.ts'
import { site } from './hosts.ts'

const id = 'post-when-a-pwa-is-enough'

/** A valid draft that reads badly. */
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
    title: 'When Rechtsschutzversicherungsgesellschaften need an app',
    image: { ...post.image, alt: 'Image' },
    body: [small, linked, ...(post.body ?? [])],
  })
}

test('advice shows at the field and beside the page, and holds up no publish', async ({ page }) => {
  await writeDraft()
  await test.step('at the field', async () => {
    const post = await openDocument(page, `posts;${id}`)
    await post.pane.getByRole('button', { name: 'Validation' }).click()
    const advice = (words: string) => page.getByRole('button').filter({ hasText: words })
    await expect(advice('A small heading comes first')).toBeVisible()
    await expect(advice('“here” does not say where this leads')).toBeVisible()
    await advice('“Image” says nothing').click()
    const alt = post.field('Alt text')
    await expect(alt).toBeFocused()
    await alt.fill('Two phones, the same page on both')
    await expect(advice('“Image” says nothing')).toBeHidden()
  })

  const previewed = `${site.url}/preview/blog/when-a-pwa-is-enough`
  await goTo(page, `/preview?preview=${encodeURIComponent(previewed)}`)
  const frame = page.frameLocator('iframe').first()
  await expect(frame.locator('html')).toHaveAttribute('data-drafts', 'shown')
  const panel = frame.locator('.preview-advice')
  const heading = panel.locator('summary')
  await heading.click()
  await expect(heading).toHaveText('Readers may trip over 2 things')
  await expect(panel).toContainText(
    'Title: “When Rechtsschutzversicherungsgesellschaften need an app”',
  )
  await expect(panel).toContainText('breaks in its middle on a small phone')
  // By axe.
  const jump = panel.locator('li').filter({ hasText: 'Heading levels should only increase by one' })
  await expect(jump).toContainText('Article: “In weeks”')

  await test.step('a click opens the field, and a fixed problem disappears', async () => {
    await expect(async () => {
      await jump.hover()
      await jump.click()
      const field = /body\[_key=="small"\]/
      await expect.poll(() => decodeURIComponent(page.url()), { timeout: 5_000 }).toMatch(field)
    }).toPass()
    await documentPane(page).field('Title').fill('When lawyers need an app')
    await expect(heading).toHaveText('Readers may trip over 1 thing')
  })

  await test.step('another page has nothing of the kind', async () => {
    await frame.locator('header').getByRole('link', { name: 'Blog' }).click()
    await expect(frame.getByRole('heading', { level: 1 })).not.toContainText('lawyers')
    await heading.click()
    await expect(heading).toHaveText('No problems found')
  })

  await test.step('a picture that is too small is marked', async () => {
    const style = (css: string) =>
      frame.locator('head').evaluate((head, text) => {
        head.insertAdjacentHTML('beforeend', `<style>${text}</style>`)
      }, css)
    await style('h1 { white-space: nowrap; width: 200px } main p { height: 2px; overflow: hidden }')
    await heading.click()
    await expect(heading).toHaveText('Check this page')
    await heading.click()
    await expect(panel).toContainText('reaches past the edge of a small phone')
    await expect(panel).toContainText('is cut off on a small phone')
  })

  await test.step('the rest of the advice holds up no publish', async () => {
    const post = await openDocument(page, `posts;${id}`)
    await post.publish()
  })
})

test('a draft is seen on its page, and the page is checked', async ({ page }) => {
  const about = await lakeClient.getDocument('about')
  if (!about) throw new Error('The lake has no about')
  await lakeClient.createOrReplace({ ...about, _id: 'drafts.about' })
  const frame = page.frameLocator('iframe').first()
  const see = async () => {
    await follow(page, ['Pages', 'About'])
    await page.getByRole('button', { name: 'Used on one page' }).click()
    await page.getByRole('link', { name: /About/ }).last().click()
    await expect(frame.locator('html')).toHaveAttribute('data-drafts', 'shown')
    return undefined
  }
  await everyday(page, 'a draft seen on the site', see)
  await everyday(
    page,
    'a page checked before it is published',
    async () => {
      await see()
      const check = frame.locator('.preview-advice summary')
      await check.click()
      await expect(check).toHaveText('No problems found')
      return undefined
    },
    { inFrame: 1 },
  )
})
