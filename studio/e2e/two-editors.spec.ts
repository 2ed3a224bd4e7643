import type { Locator } from '@playwright/test'
import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { expectSiteText, pageHtml } from './public-site.ts'

test('two editors see each other type, take turns in a field, and lose no edit', async ({
  page,
  colleague,
}) => {
  const [mine, theirs] = await Promise.all([
    openDocument(page, 'jobs;job-devops-engineer'),
    openDocument(colleague, 'jobs;job-devops-engineer'),
  ])
  const location = theirs.field('Location')
  const notice = theirs.pane.getByTestId('field-location').getByRole('status')
  const takeOver = theirs.pane.getByRole('button', { name: 'Write here anyway' })

  await test.step('the field waits as long as somebody else is in it', async () => {
    await expect(location).toBeEditable()
    await mine.field('Location').click()
    await expect(notice.getByText('Local Editor is writing here.')).toBeVisible()
    await expect(location).not.toBeEditable()
    await expect(theirs.field('Title')).toBeEditable()
    // A reader does not lock the field.
    await location.click()
    await mine.field('Location').fill('Mysuru')
    await expect(location).toHaveValue('Mysuru')
    await expect(location).not.toBeEditable()
    await expect(mine.field('Location')).toBeEditable()
  })

  await test.step('it unlocks as soon as they are elsewhere', async () => {
    await mine.field('Title').click()
    await expect(location).toBeEditable()
    await expect(takeOver).toBeHidden()
    // The colleague now has the lock.
    await expect(mine.field('Location')).not.toBeEditable()
    await location.press('End')
    await location.pressSequentially(', Karnataka')
    await expect(mine.field('Location')).toHaveValue('Mysuru, Karnataka')
  })

  await test.step('or it is taken over, and both see a notice', async () => {
    await theirs.field('Title').click()
    await expect(theirs.field('Title')).not.toBeEditable()
    const anyway = theirs.pane.getByTestId('field-title')
    await anyway.getByRole('button', { name: 'Write here anyway' }).click()
    await expect(theirs.field('Title')).toBeFocused()
    await expect(theirs.field('Title')).toBeEditable()
    for (const { pane } of [mine, theirs]) {
      await expect(pane.getByTestId('field-title').getByText('is in this field too.')).toBeVisible()
    }
    await theirs.field('Title').fill('Platform Engineer')
    await expect(mine.field('Title')).toHaveValue('Platform Engineer')
  })

  await test.step('both type at once, letter by letter', async () => {
    await theirs.field('Location').click()
    await mine.field('Title').fill('Platform Engineer')
    await expect(theirs.field('Title')).toHaveValue('Platform Engineer')
    await theirs.field('Location').fill('Pune')
    await expect(mine.field('Location')).toHaveValue('Pune')
    await Promise.all([
      typeOn(mine.field('Title'), ', Kubernetes and networks'),
      typeOn(theirs.field('Location'), ', or anywhere in India'),
    ])
    for (const editor of [mine, theirs]) {
      await expect(editor.field('Title')).toHaveValue('Platform Engineer, Kubernetes and networks')
      await expect(editor.field('Location')).toHaveValue('Pune, or anywhere in India')
    }
  })

  await mine.publish()
  await expectSiteText('/careers', 'Platform Engineer, Kubernetes and networks')
  expect(await pageHtml('/careers')).toContain('Pune, or anywhere in India')
  await expect(theirs.publishButton).toBeDisabled()
})

/** Continues at the end of the text; a field that lost the focus would begin at its start. */
async function typeOn(field: Locator, text: string) {
  await field.press('End')
  await field.pressSequentially(text)
}
