import { lakeClient } from './content-lake.ts'
import { documentPane, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { priceDesk } from './price-desk.ts'
import { pageHtml, siteShows } from './public-site.ts'
import { serviceRests } from './rebuild-service.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const id = 'service-web-development'
const path = '/services/web-development'
const starter = 'Web Development, Starter, from'

const tiersOf = async (document: string) =>
  (await lakeClient.getDocument<{ _id: string; tiers: { from: number; to?: number }[] }>(document))
    ?.tiers
const draftFrom = async () => (await tiersOf(`drafts.${id}`))?.[0]?.from

/** Other tests begin with the prices of the seed. */
let seed: Awaited<ReturnType<typeof tiersOf>>
test.beforeAll(async () => {
  seed = await tiersOf(id)
})
test.afterEach(async ({ page }) => {
  await page.goto('about:blank')
  await lakeClient.patch(id, { set: { tiers: seed } }).commit()
  await siteShows(path, '₹50K – 2L')
  await serviceRests()
})

test('a form reads prices as people write them, and asks before a great leap goes live', async ({
  page,
}) => {
  const service = await openDocument(page, `prices;${id},path=tiers`)
  await service.pane.getByRole('button', { name: 'Starter' }).click()
  const from = service.field('From (rupees)')
  const to = service.field('To (rupees)')

  await test.step('66K is 66,000, and never 66 on the way', async () => {
    const seen: unknown[] = []
    const listening = Promise.withResolvers<void>()
    const listener = lakeClient
      .listen(
        `*[_id == "drafts.${id}"]`,
        {},
        { visibility: 'query', events: ['welcome', 'mutation'] },
      )
      .subscribe((event) => {
        if (event.type === 'welcome') listening.resolve()
        if (event.type !== 'mutation') return
        const { tiers } = event.result as unknown as { tiers: { from: number }[] }
        seen.push(tiers[0]?.from)
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
    expect([...new Set(seen)].filter((amount) => amount !== 50_000)).toEqual([66_000])
  })

  await test.step('what can be read in two ways is asked back, and the old price stays', async () => {
    await to.selectText()
    await page.keyboard.type('3.000')
    await page.keyboard.press('Tab')
    await expect(to).toHaveAccessibleDescription(
      /“3\.000” can mean ₹3 or ₹3,000\. Write the one you mean\. ₹2L stays\./,
    )
    await expect(to).toHaveAttribute('aria-invalid', 'true')
    await expect(to).toHaveValue('3.000')
    expect((await tiersOf(`drafts.${id}`))?.[0]?.to).toBe(200_000)
    await to.fill('2.5 lacs only')
    await page.keyboard.press('Enter')
    await expect(to).toHaveValue('2,50,000')
    await expect(to).not.toHaveAttribute('aria-invalid')
  })

  await test.step('a great leap is asked about at the field, and before it goes live', async () => {
    await from.selectText()
    await page.keyboard.type('66')
    await page.keyboard.press('Enter')
    await expect(from).toHaveAccessibleDescription(/Is that right, from ₹50K to ₹66\?/)
    await expect.poll(draftFrom).toBe(66)
    const question = page.getByText('Starter, lowest price from ₹50K to ₹66?')
    await expect(async () => {
      await service.publishButton.click({ timeout: 5_000 })
      await expect(question).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(question).toBeHidden()
    expect((await tiersOf(id))?.[0]?.from).toBe(50_000)

    await from.fill('66 thousand')
    await page.keyboard.press('Enter')
    await expect.poll(draftFrom).toBe(66_000)
    await documentPane(page).publish()
    await siteShows(path, '₹66K – 2.5L')
  })
})

test('the price desk asks before a great leap, and says at a cell why it was refused', async ({
  page,
}) => {
  const desk = priceDesk(page)
  await desk.open()
  const question = page.getByRole('dialog', { name: 'From ₹50K to ₹70?' })

  await test.step('a cell that is typed', async () => {
    await desk.cell(starter).click()
    await page.keyboard.type('70')
    await page.keyboard.press('Enter')
    await expect(question).toContainText('Web Development, Starter, from')
    // A second Enter says no.
    await expect(question.getByRole('button', { name: 'No' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(desk.cell(starter)).toBeFocused()
    await expect(desk.cell(starter)).toHaveAccessibleName(`${starter}: 50K`)

    await page.keyboard.type('70')
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Yes, ₹70' }).click()
    await expect(desk.cell(starter)).toHaveAccessibleName(`${starter}: 70, was 50K`)
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(desk.cell(starter)).toHaveAccessibleName(`${starter}: 50K`)
  })

  await test.step('a raise of many', async () => {
    await desk.grid.getByRole('button', { name: 'Service', exact: true }).click()
    await desk.raise.getByRole('textbox', { name: 'Raise by' }).fill('900')
    await desk.raise.getByRole('button', { name: 'Raise 120 prices' }).click()
    const many = page.getByRole('dialog', { name: '120 prices would change more than fivefold' })
    await expect(many).toContainText('and 112 more')
    await page.keyboard.press('Escape')
    await expect(many).toBeHidden()
    await expect(desk.summary).toHaveText('All prices are as visitors see them.')
  })

  await test.step('a paste from Excel: quotes, a line break in a cell, empty lines below', async () => {
    await desk.cell(starter).click()
    await desk.paste('"₹67K –\n2,10,000/-"\r\n"₹3.1L to\n8.1 lakhs"\r\n\t\r\n\r\n')
    await expect(desk.cell(starter)).toHaveAccessibleName(/: 67K, was/)
    await expect(desk.cell('Web Development, Starter, to')).toHaveAccessibleName(/: 2.1L, was/)
    await expect(desk.cell('App Development, Basic, to')).toHaveAccessibleName(/: 8.1L, was 8L$/)
    await expect(desk.summary).toContainText('4 prices of 2 services changed.')
  })

  await test.step('a refused cell says why on hover and aloud, until something is taken', async () => {
    await desk.paste('68K\t150.000\n3.2L\tsoon')
    await expect(page.getByText(/Web Development, Starter: “150\.000” can mean/)).toBeVisible()
    const to = desk.cell('Web Development, Starter, to')
    const why = 'Not taken. “150.000” can mean ₹150 or ₹1,50,000. Write the one you mean.'
    await expect(to).toHaveAttribute('title', why)
    await expect(to).toHaveAccessibleName(`Web Development, Starter, to: 2.1L, was 2L, ${why}`)
    await expect(to).toHaveAttribute('aria-invalid', 'true')
    await expect(desk.cell('App Development, Basic, to')).toHaveAttribute(
      'title',
      /“soon” is no price/,
    )
    await expect(desk.cell(starter)).toHaveAccessibleName(/: 67K, was/)

    await to.dblclick()
    await expect(desk.grid.getByRole('textbox')).toHaveValue('150.000')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('2.2L')
    await page.keyboard.press('Enter')
    await expect(to).toHaveAccessibleName(/: 2.2L, was/)
    await expect(to).not.toHaveAttribute('title')
    await expect(desk.cell('App Development, Basic, to')).not.toHaveAttribute('title')
  })
  expect(await pageHtml(path)).not.toContain('2.2L')
})
