import { goTo, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { expectSiteText, siteHides } from './public-site.ts'
import { serviceIdle } from './rebuild-service.ts'

const title = 'When a PWA is enough'

test('a post leaves the site by Unpublish and by Delete, and comes back from its draft and from the bin', async ({
  page,
}) => {
  await serviceIdle()
  const post = await openDocument(page, 'posts;post-when-a-pwa-is-enough')

  await test.step('unpublished, which shows its draft, and undone', async () => {
    await post.showVersion('Published')
    await post.pane.getByRole('button', { name: 'Unpublish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
    await siteHides('/blog', title)
    await expect(post.field('Title')).toHaveValue(title)
    await expect(post.footer).toBeVisible()
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
    await expectSiteText('/blog', title)
    await expect(post.publishButton).toBeDisabled()
  })

  await test.step('deleted', async () => {
    await serviceIdle()
    await post.choose('Delete')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Delete/ }).click()
    await siteHides('/blog', title)
  })

  await test.step('brought back from the bin as a draft, and published', async () => {
    await goTo(page, '/time-machine')
    const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem')
    await expect(versions.first()).toContainText('1 post removed')
    // Beside the deletions of other tests.
    const bin = page.getByRole('tab', { name: /^Bin [1-9]/ })
    await bin.click()
    const count = Number((await bin.innerText()).replace(/\D/g, ''))
    const deletedEntries = page
      .getByRole('list', { name: 'Deleted entries' })
      .getByRole('listitem')
      .filter({ hasText: title })
    await expect(deletedEntries).toContainText(/post, deleted by Local Editor, today \d\d:\d\d/)
    await deletedEntries.getByRole('button', { name: `Bring back ${title}` }).click()
    await expect(post.field('Title')).toHaveValue(title)
    await siteHides('/blog', title)
    await post.publish()
    await expectSiteText('/blog', title)
    await goTo(page, '/time-machine')
    await expect(page.getByRole('tab', { name: `Bin ${count - 1}`, exact: true })).toBeVisible()
  })
})

test('a job is closed today by one action', async ({ page }) => {
  await serviceIdle()
  const words = 'Backend Engineer'
  await expectSiteText('/careers', words)
  const job = await openDocument(page, 'jobs;job-backend-engineer')
  await job.choose('Close job')
  await siteHides('/careers', words)
  await expect(job.pane.getByTestId('pane-footer')).toContainText('Ended on')
})
