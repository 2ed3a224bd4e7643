import { lakeClient } from './content-lake.ts'
import { documentPane } from './document-pane.ts'
import { expect, test } from './editor.ts'

test('who is new here is told what to do first, sees all drafts with what is left in them, and finds the guide', async ({
  page,
}) => {
  const job = await lakeClient.getDocument('job-backend-engineer')
  if (!job) throw new Error('The lake has no job-backend-engineer')
  // As if another person had written them.
  await lakeClient.createOrReplace({
    ...job,
    _id: 'drafts.job-backend-engineer',
    location: 'Hampi',
  })
  await lakeClient.createOrReplace({
    _id: 'drafts.service-tea-rooms',
    _type: 'service',
    title: 'Tea Rooms',
    lead: 'Too long. '.repeat(20),
  })
  await page.goto('/overview')
  const drafts = page.getByRole('region', { name: 'Drafts' })
  const begun = drafts.getByRole('listitem').filter({ hasText: 'Tea Rooms' })
  await expect(begun).toContainText('Still to write:')
  await expect(begun).toContainText(/Lead: Shorten this to 170 characters or fewer/)
  await expect(drafts.getByRole('listitem').filter({ hasText: 'Backend Engineer' })).toContainText(
    'Can be published',
  )
  await begun.getByRole('link', { name: 'Address' }).click()
  await expect(documentPane(page).title).toHaveText('Tea Rooms')

  await page.goto('/overview')
  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.getByRole('link', { name: 'Guide' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible()
  await page.getByRole('link', { name: 'Time machine' }).last().click()
  await expect(page.getByRole('heading', { name: 'Time machine' })).toBeInViewport()
  const picture = page.getByRole('img', { name: /“To mend”/ })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)

  await page.getByRole('link', { name: 'Overview' }).click()
  await steps.getByRole('button', { name: 'Hide these steps' }).click()
  await expect(steps).toBeHidden()
  await page.reload()
  await expect(drafts).toBeVisible()
  await expect(steps).toBeHidden()
})

test('a full list takes no more, and what blocks Publish is not called done', async ({ page }) => {
  const model = await lakeClient.getDocument('service-web-development')
  if (!model) throw new Error('The lake has no service-web-development')
  await lakeClient.createOrReplace({
    ...model,
    _id: 'drafts.service-tea-rooms',
    title: 'Tea Rooms',
    slug: { _type: 'slug', current: 'tea-rooms' },
    metaDescription: String(model.metaDescription).replace(/^\S+/, 'Tearooms'),
  })
  await page.goto('/intent/edit/id=service-tea-rooms;type=service')
  const service = documentPane(page)
  const progress = service.pane.getByRole('region', { name: 'Progress' })
  await expect(progress).toContainText(/(\d+) of \1 done/)
  const facts = service.pane.getByTestId('field-facts')
  await expect(facts).toContainText('3 of 3 facts')
  await expect(facts.getByRole('button', { name: 'Add item' })).toBeDisabled()

  await service.pane.getByTestId('field-lead').getByRole('textbox').fill('Too long. '.repeat(20))
  await expect(progress).toContainText('Everything is written, and 1 thing to mend')
  await expect(progress).not.toContainText('done')
  await expect(service.publishButton).toBeDisabled()
  await progress.getByRole('button', { name: /Lead: Shorten this/ }).click()
  await expect(service.pane.getByTestId('field-lead').getByRole('textbox')).toBeFocused()
})
