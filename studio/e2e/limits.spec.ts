import { openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'

test('a limit is counted at its field, also for those who hear it', async ({ page }) => {
  const service = await openDocument(page, 'prices;service-api-microservices')
  await service.pane.getByRole('tab', { name: 'Menu and search' }).click()
  const line = service.field('Menu line')
  await expect(line).not.toHaveValue('')
  const before = await line.inputValue()
  await expect(line).toHaveAccessibleDescription(new RegExp(`${before.length} of 32 characters`))

  // Another one of the field says who else writes in it.
  const tooLong = service.pane
    .getByTestId('field-menuLine')
    .getByRole('status')
    .filter({ hasText: 'Too long' })
  await line.fill('x'.repeat(33))
  await expect(line).toHaveAccessibleDescription(/33 of 32 characters/)
  await expect(tooLong).toBeVisible()
  await expect(service.publishButton).toBeDisabled()

  await line.fill(before)
  await expect(tooLong).toHaveCount(0)
})

test('a list says how many it asks for, and each of its rows how long it may be', async ({
  page,
}) => {
  const project = await openDocument(page, 'projects;project-invoice-reader')
  const tags = project.pane.getByTestId('field-tags')
  await expect(tags.getByText(/^\d of 2 to 6 tags$/)).toBeVisible()
  const [first] = await tags.getByRole('textbox').all()
  if (!first) throw new Error('The project has no tags')
  const { length } = await first.inputValue()
  await expect(first).toHaveAccessibleDescription(new RegExp(`${length} of 200 characters`))
})
