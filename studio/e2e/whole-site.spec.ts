import type { Page } from '@playwright/test'
import { lakeClient } from './content-lake.ts'
import { documentPane, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { expectSiteText, pageHtml } from './public-site.ts'

/** The notice above a form whose draft would break another entry. */
const consequences = (page: Page) =>
  page.getByTestId('document-pane').getByRole('status').filter({ hasText: 'still' })

test('refuses changes that break other entries, by name; a renamed package updates its texts', async ({
  page,
}) => {
  const faq = 'faq-emergencies'
  const answer = {
    'answer[0].children[0].text': 'It is {range Starter of web-development}.',
    'answer[0].markDefs': [{ _key: 'l', _type: 'link', href: '/services/mvp-development' }],
  }
  await lakeClient.patch(faq).set(answer).commit()

  await test.step('a new address is refused while a text links to the old one', async () => {
    const service = await openDocument(page, 'prices;service-mvp-development,path=slug')
    await service.field('Address').fill('mvp')
    await expect(consequences(page)).toContainText('The address was “mvp-development”, and')
    await expect(
      consequences(page).getByRole('link', { name: 'What if something breaks at night?' }),
    ).not.toHaveCount(0)
    await service.expectRejection('What if something breaks at night?')
    await service.field('Address').fill('mvp-development')
  })

  await test.step('a link to a missing page is refused, and its row is named', async () => {
    const cards = 'cards[_key=="meet-the-team"]'
    const patch = lakeClient.patch('servicesOverview').unset([`${cards}.page`])
    await patch.set({ [`${cards}.href`]: '/about' }).commit()
    const overview = await openDocument(page, 'pages;servicesOverview,path=cards')
    await overview.pane.getByRole('button', { name: 'Meet the team' }).click()
    const row = overview.pane.getByTestId(`field-${cards}.href`)
    await row.getByRole('textbox').fill('/conatct')
    await overview.pane.getByRole('button', { name: 'Validation' }).click()
    await expect(page.getByRole('button', { name: 'Cards / Card / Web address' })).toContainText(
      'Card 2 · Web address: There is no page at /conatct. Did you mean /contact?',
    )
    await overview.expectRejection('There is no page at /conatct.')
  })

  await test.step('a service that others link to cannot be deleted, and each link is a click away', async () => {
    const service = await openDocument(page, 'prices;service-ai-automation')
    await expect(service.title).toHaveText('AI & Automation')
    await service.choose('Delete')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('“AI & Automation” cannot be deleted yet')
    await expect(dialog.getByText('links to it.').first()).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^Data Analytics/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /Delete/ })).toBeHidden()
    await dialog.getByRole('link', { name: /^Invoice reader · Service \d$/ }).click()
    await expect(documentPane(page).title.last()).toHaveText('Invoice reader')
    expect(await pageHtml('/services/ai-automation')).toContain('AI &amp; Automation')
  })

  await test.step('a renamed package is refused, and carries its texts along', async () => {
    const service = await openDocument(page, 'prices;service-web-development,path=tiers')
    await service.pane.getByRole('button', { name: 'Starter' }).click()
    await service.field('Name').fill('Launch')
    await expect(consequences(page)).toContainText(
      '“Starter” is now called “Launch”, and a text (“What if something breaks at night?”) still asks for the price of “Starter”. Carry them along, or keep the name.',
    )
    await service.expectRejection('What if something breaks at night?')
    await page.keyboard.press('Escape')
    await consequences(page)
      .getByRole('button', { name: 'Publish, and carry along 1 text' })
      .click()
    await expect(page.getByText('Published, and 1 text carried along')).toBeVisible()
    await expectSiteText('/services/web-development', 'Launch')
    const unchangedFaq = await lakeClient.getDocument(faq)
    expect(JSON.stringify(unchangedFaq?.answer)).toContain('{range Launch of web-development}')
  })

  await test.step('the form continues from there', async () => {
    const service = documentPane(page)
    await service.pane.getByRole('tab', { name: 'Page', exact: true }).click()
    await service.field('Lead').fill('What goes on.')
    await expect(service.publishButton).toBeEnabled()
  })
})
