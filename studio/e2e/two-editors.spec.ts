import type { Locator } from '@playwright/test'
import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { pageHtml, siteShows } from './public-site.ts'

test('two editors see each other type, and no edit is lost', async ({ page, colleague }) => {
  const [mine, theirs] = await Promise.all([
    openDocument(page, 'jobs;job-devops-engineer'),
    openDocument(colleague, 'jobs;job-devops-engineer'),
  ])
  // The Studio may have put the cursor of either into the first field, which is theirs then.
  await theirs.field('Location').click()
  await mine.field('Title').fill('Platform Engineer')
  await expect(theirs.field('Title')).toHaveValue('Platform Engineer')
  await theirs.field('Location').fill('Pune')
  await expect(mine.field('Location')).toHaveValue('Pune')

  // At once, letter by letter.
  await Promise.all([
    typeOn(mine.field('Title'), ', Kubernetes and networks'),
    typeOn(theirs.field('Location'), ', or anywhere in India'),
  ])
  for (const editor of [mine, theirs]) {
    await expect(editor.field('Title')).toHaveValue('Platform Engineer, Kubernetes and networks')
    await expect(editor.field('Location')).toHaveValue('Pune, or anywhere in India')
  }

  await mine.publish()
  await siteShows('/careers', 'Platform Engineer, Kubernetes and networks')
  expect(await pageHtml('/careers')).toContain('Pune, or anywhere in India')
  await expect(theirs.publishButton).toBeDisabled()
})

/** Goes on where the text ends; a field that lost the focus meanwhile would begin at its start. */
async function typeOn(field: Locator, text: string) {
  await field.press('End')
  await field.pressSequentially(text)
}
