import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { siteDrops, siteShows } from './public-site.ts'

const title = 'When a PWA is enough'

test('a post that is unpublished leaves the site, and comes back when it is published', async ({
  page,
}) => {
  await siteShows('/blog', title)

  const post = await openDocument(page, 'posts;post-when-a-pwa-is-enough')
  await post.lookAt('Published')
  await post.pane.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await siteDrops('/blog', title)

  // What was written is still there, as a draft.
  await post.lookAt('Draft')
  await expect(post.field('Title')).toHaveValue(title)
  await post.publish()
  await siteShows('/blog', title)
})
