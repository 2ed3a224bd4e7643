import { lakeClient } from './content-lake.ts'
import { choosePage, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { site } from './hosts.ts'
import { expectSiteText } from './public-site.ts'

test('inserts prices and contact details from lists; they follow their source', async ({
  page,
}) => {
  const faq = await openDocument(page, 'faqs;all;faq-weekly-updates')
  const answer = faq.pane.getByTestId('field-answer')
  const token = answer.getByText('₹3L – 8L', { exact: true })

  await test.step('inserted, and chosen from lists', async () => {
    await answer.getByRole('textbox').click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' An app costs ')
    await answer.getByRole('button', { name: 'Insert Price (inline)' }).click()
    await page.getByLabel('Service').selectOption('App Development')
    await page.getByLabel('Price', { exact: true }).selectOption('Basic: ₹3L – 8L')
    await page.keyboard.press('Escape')
    await expect(token).toBeVisible()
  })

  await test.step('further typing follows the token', async () => {
    await page.keyboard.type(' and more.')
    await expect(answer.getByRole('textbox')).toContainText(/An app costs\s*₹3L – 8L\s+and more\./)
  })

  await test.step('published, and read by visitors as words', async () => {
    await faq.publish()
    await expectSiteText('/', 'An app costs ₹3L – 8L and more.')
  })

  await test.step('renames a package with a higher price, with no texts to update', async () => {
    const service = await openDocument(page, 'prices;service-app-development,path=tiers')
    await service.pane.getByRole('button', { name: 'Basic' }).click()
    await service.field('Name').fill('Small')
    await service.field('From (rupees)').fill('330000')
    await page.keyboard.press('Escape')
    await service.publish()
    await expectSiteText('/', 'An app costs ₹3.3L – 8L and more.')

    await openDocument(page, 'faqs;all;faq-weekly-updates')
    await expect(answer.getByText('₹3.3L – 8L', { exact: true })).toBeVisible()
  })

  await test.step('a contact detail follows the settings', async () => {
    const settings = await openDocument(page, 'siteSettings')
    await settings.pane.getByRole('tab', { name: 'Contact' }).click()
    await settings.field('Phone hours').fill('Mon–Sat 9 AM – 6 PM IST')
    await settings.publish()
    await expectSiteText('/', 'Mon–Sat 9 AM – 6 PM IST')
    await openDocument(page, 'faqs;all;faq-phone-hours')
    await expect(answer.getByText('Mon–Sat 9 AM – 6 PM IST', { exact: true })).toBeVisible()
  })

  await test.step('a price is put into a text from its menu, and read below it', async () => {
    const home = await openDocument(page, 'pages;home,path=closing.text')
    const field = home.pane.getByTestId('field-closing.text')
    const text = field.getByRole('textbox')
    await expect(field.getByText('Visitors read:')).toBeHidden()

    await text.fill('A site costs . Call us.')
    await text.evaluate(
      (field: HTMLTextAreaElement, place) => field.setSelectionRange(place, place),
      'A site costs '.length,
    )
    await field.getByRole('button', { name: 'Insert a price or a contact detail: Text' }).click()
    await page.getByRole('menuitem', { name: 'E-commerce Solutions' }).click()
    await page.getByRole('menuitem', { name: /^Starter Store: ₹/ }).click()
    await expect(text).toHaveValue(/^A site costs \{range .* of ecommerce-solutions\}\. Call us\.$/)
    await expect(text).toBeFocused()
    await expect(text).toHaveAccessibleDescription(
      /Visitors read: A site costs ₹.* – .*\. Call us\./,
    )
  })
})

test('a page is found by a search, and the link follows its address', async ({ page }) => {
  const about = await openDocument(page, 'pages;about,path=closing.primary')
  const list = about.pane.getByRole('combobox', { name: 'Page' }).first()

  await test.step('chosen by its name', async () => {
    await expect(list).toHaveValue('Contact  /contact')
    await choosePage(page, list, 'gateway pay', 'Payment Gateway  /services/payment-gateway')
    await about.publish()
    await expectSiteText('/about', 'class="button button--haldi" href="/services/payment-gateway"')
  })

  await test.step('changes its address after a confirmation, with no other obstacle', async () => {
    const service = await openDocument(page, 'prices;service-payment-gateway,path=slug')
    await service.field('Address').fill('online-payments')
    const question = page.getByText(
      'The page moves from /services/payment-gateway to /services/online-payments.',
    )
    await service.publishButton.click()
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(question).toBeHidden()
    await service.publishButton.click()
    await page.getByRole('button', { name: 'Yes, publish' }).click()
    await expect(service.footer).toContainText('published')
    await expectSiteText('/about', 'class="button button--haldi" href="/services/online-payments"')
    const old = await fetch(`${site.url}/services/payment-gateway?from=mail`, {
      redirect: 'manual',
    })
    expect([old.status, old.headers.get('location')]).toEqual([
      301,
      '/services/online-payments?from=mail',
    ])
    expect(
      await lakeClient.fetch('*[_id == "service-payment-gateway"][0].earlierAddresses'),
    ).toEqual(['payment-gateway'])
  })
})
