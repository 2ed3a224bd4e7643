import { lakeClient } from './content-lake.ts'
import { documentPane, follow, goTo, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { everyday } from './everyday.ts'
import { site } from './hosts.ts'
import { pageHtml, visit } from './public-site.ts'
import { serviceIdle } from './rebuild-service.ts'

const path = '/services/data-analytics'
const id = 'service-data-analytics'

type Service = { _id: string; tiers: { from: number; to?: number }[] }
const getTiers = async (document: string) =>
  (await lakeClient.getDocument<Service>(document))?.tiers
const draftFrom = async () => (await getTiers(`drafts.${id}`))?.[0]?.from

test('a price is changed, checked and published, and visitors see it', { tag: '@quick' }, async ({
  page,
  context,
}) => {
  await serviceIdle()
  const footer = page.getByTestId('pane-footer')
  const live = page.getByText(/^Live after \d+ s$/).first()

  await everyday(page, 'one price, in its form', async () => {
    const service = await follow(page, ['Price list', 'Data Analytics'])
    await expect(footer.getByText('Live', { exact: true })).toBeVisible()
    await service.pane.getByRole('button', { name: 'Basic' }).click()
    await service.field('From (rupees)').fill('130000')
    // The list shows the draft; visitors do not see it yet.
    await expect(page.getByRole('link', { name: 'Data Analytics' })).toContainText('₹1.3L')
    await expect(footer.getByText('Draft', { exact: true })).toBeVisible()
    expect(await pageHtml(path)).not.toContain('₹1.3L')
    return service
  })
  await expect(live).toBeVisible()
  await expect(page.getByRole('link', { name: `Open ${path}` })).toHaveAttribute(
    'href',
    `${site.url}${path}`,
  )
  await expect(footer.getByText('Live', { exact: true })).toBeVisible()
  const visitor = await context.newPage()
  await visit(visitor, path)
  const basic = visitor.locator('main article').filter({ hasText: 'Basic' })
  await expect(basic.locator('.price')).toContainText('₹1.3L')
  await visitor.close()

  await test.step('a price that breaks a rule cannot be published, and the rule is named', async () => {
    const service = documentPane(page)
    const from = service.field('From (rupees)')
    await from.fill('400000')
    await service.pane.getByRole('button', { name: 'Validation' }).click()
    const problem = page.getByRole('button', { name: 'Packages / Package / To' })
    await expect(problem).toContainText('The highest price must be above the lowest')
    await service.expectRejection('The highest price must be above the lowest')
    await from.fill('140000')
    await expect(problem).toBeHidden()
  })

  await test.step('the Overview lists the publish', async () => {
    await goTo(page, '/overview')
    const published = page.getByRole('region', { name: 'Last published' })
    await expect(published.getByRole('listitem').first()).toContainText(
      /^1 price: .+, by Local Editor/,
    )
  })
})

test('a form reads prices as people write them, and asks before a large change goes live', async ({
  page,
}) => {
  const before = await getTiers(id)
  const service = await openDocument(page, `prices;${id},path=tiers`)
  await service.pane.getByRole('button', { name: 'Basic' }).click()
  const from = service.field('From (rupees)')

  await test.step('stores 66K as 66,000, never as 66', async () => {
    const seen: unknown[] = []
    const listening = Promise.withResolvers<void>()
    const listener = lakeClient
      .listen<Service>(
        `*[_id == "drafts.${id}"]`,
        {},
        { visibility: 'query', events: ['welcome', 'mutation'] },
      )
      .subscribe((event) => {
        if (event.type === 'welcome') listening.resolve()
        if (event.type === 'mutation') seen.push(event.result?.tiers[0]?.from)
      })
    await listening.promise
    await from.selectText()
    await page.keyboard.type('66K')
    await expect(from).toHaveAccessibleDescription(/₹66,000, shown as ₹66K/)
    await expect.poll(draftFrom).toBe(66_000)
    await page.keyboard.press('Tab')
    await expect(from).toHaveValue('66,000')
    await expect.poll(() => seen.at(-1)).toBe(66_000)
    listener.unsubscribe()
    expect([...new Set(seen)].filter((amount) => amount !== before?.[0]?.from)).toEqual([66_000])
  })

  await test.step('an ambiguous price is asked back, and the old price stays', async () => {
    await from.selectText()
    await page.keyboard.type('3.000')
    await page.keyboard.press('Tab')
    await expect(from).toHaveAccessibleDescription(/“3\.000” can mean ₹3 or ₹3,000\./)
    await expect(from).toHaveAttribute('aria-invalid', 'true')
    expect(await draftFrom()).toBe(66_000)
    await service.expectRejection(/“3\.000” can mean ₹3 or ₹3,000\./)
    expect(await getTiers(id)).toEqual(before)
  })

  const answerNo = async (amount: string) => {
    const dialog = page.getByRole('dialog', { name: /^Publish “Data Analytics”/ })
    await expect(dialog).toHaveCount(1)
    await expect(dialog).toContainText(
      new RegExp(`Basic · From \\(rupees\\), from .* to ${amount}\\?`),
    )
    await dialog.getByRole('button', { name: 'No', exact: true }).click()
    await expect(dialog).toBeHidden()
    expect(await getTiers(id)).toEqual(before)
  }

  await test.step('a large change needs a confirmation at the field and at Publish', async () => {
    await from.selectText()
    await page.keyboard.type('66')
    await page.keyboard.press('Enter')
    await expect(from).toHaveAccessibleDescription(/Is that right, from .* to ₹66\?/)
    await expect.poll(draftFrom).toBe(66)
    await service.publishButton.click()
    await answerNo('₹66')
  })

  await test.step('Publish asks about what the field shows while the cursor is in it', async () => {
    await from.selectText()
    await page.keyboard.type('7K')
    await page.keyboard.press('Control+Alt+P')
    await answerNo('₹7K')
    await from.selectText()
    await page.keyboard.type('8K')
    await service.publishButton.click()
    await answerNo('₹8K')
  })

  await test.step('a corrected price is published without a question', async () => {
    await from.selectText()
    await page.keyboard.type('68K')
    await service.publish()
    expect((await getTiers(id))?.[0]?.from).toBe(68_000)
  })
})
