import { lakeClient } from './content-lake.ts'
import { expect, test } from './editor.ts'
import { site } from './places.ts'
import { visit } from './public-site.ts'

const enquiries = '*[_type == "enquiry"]'

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(() => lakeClient.delete({ query: enquiries }))
test.afterAll(() => lakeClient.delete({ query: enquiries }))

test('what a visitor sends stands in the inbox, with what it is about and where it came from', {
  tag: '@quick',
}, async ({ page, browser }) => {
  await page.goto('/inbox')
  await expect(page.getByText('No enquiries yet')).toBeVisible()

  // A phone, in a browser of its own.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const visitor = await context.newPage()
  // The list of services lay over the page once already.
  await visitor.addInitScript(() => sessionStorage.setItem('kitewright:sidebar-closed', 'true'))
  // The form holds back what comes faster than a person types.
  await visitor.clock.install()
  await visit(visitor, '/services/web-development?utm_source=news')
  await visitor.getByRole('link', { name: 'Ask about Professional', exact: true }).click()
  const form = visitor.getByRole('main').getByRole('form')
  await expect(form).toContainText('About: Web Development, Professional')
  const words = {
    Name: 'Asha Rao',
    Email: 'asha@company.example',
    Phone: '+91 98765 43210',
    Message: 'A shop for our looms.\nHow soon?',
  }
  for (const [label, text] of Object.entries(words)) {
    await form.getByLabel(label, { exact: true }).fill(text)
  }
  await visitor.clock.fastForward(5_000)
  const answered = visitor.waitForResponse(`${site.url}/enquiries`)
  await form.getByRole('button', { name: 'Send Message' }).click()
  expect((await answered).ok()).toBe(true)
  await expect(form).toContainText("Message sent successfully! We'll get back to you soon.")
  await context.close()

  await expect(
    page.getByTestId('studio-navbar').getByRole('link', { name: 'Inbox (1)' }),
  ).toBeVisible()
  await page.getByRole('list', { name: 'Enquiries' }).getByRole('link').click()
  const enquiry = page.getByRole('article')
  await expect(enquiry.getByRole('heading', { name: words.Name })).toBeVisible()
  await expect(enquiry.getByRole('region', { name: 'Message' })).toContainText(words.Message)
  await expect(enquiry).toContainText('Web Development, Professional')
  await expect(enquiry).toContainText('utm_source: news')
  await expect(
    enquiry.getByRole('link', { name: '/services/web-development', exact: true }).first(),
  ).toBeVisible()
  // Once, and with nothing that says a program wrote it.
  const stored = await lakeClient.fetch<Record<string, string>[]>(enquiries)
  expect(stored).toEqual([
    expect.objectContaining({ email: words.Email, phone: words.Phone, state: 'new' }),
  ])
  expect(stored[0]).not.toHaveProperty('flag')
})
