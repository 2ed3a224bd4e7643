import { AxeBuilder } from '@axe-core/playwright'
import { fetchTransactions, RELEASES_ID } from '@kitewright/protocol/site'
import { countWork } from './clicks.ts'
import { lakeClient } from './content-lake.ts'
import { goTo, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { priceDesk } from './price-desk.ts'
import { expectSiteText, pageHtml } from './public-site.ts'
import { serviceIdle } from './rebuild-service.ts'

const path = '/services/web-development'
const starter = 'Web Development, Starter, from'
const asPublished = 'All prices are as visitors see them.'

const published = () =>
  lakeClient.fetch('*[_type == "service" && !(_id in path("drafts.**"))] | order(_id asc)')
const drafts = () => lakeClient.fetch('*[_type == "service" && _id in path("drafts.**")]._id')

test('one price is typed, live after one Publish, and undone', async ({ page }) => {
  const desk = priceDesk(page)
  await desk.startAtOverview()
  const work = await countWork(page)
  await page.getByTestId('studio-navbar').getByRole('link', { name: 'Price desk' }).click()
  await desk.cell(starter).click()
  await page.keyboard.type('66K')
  await page.keyboard.press('Enter')
  await expect(desk.cell(starter)).toHaveAccessibleName(`${starter}: 66K, was 50K`)
  await expect(desk.cell('App Development, Basic, from')).toBeFocused()
  await expect(desk.texts).toContainText('₹50K – 2L → ₹66K – 2L')
  expect(await pageHtml(path)).toContain('₹50K – 2L')

  await desk.publishButton.click()
  expect((await work()).clicks).toBe(3)
  await expectSiteText(path, '₹66K – 2L')
  await expect(page.getByText(/^Live after \d+ s$/).first()).toBeVisible()
  await expect(desk.summary).toHaveText(asPublished)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.cell(starter)).toHaveAccessibleName(`${starter}: 50K, was 66K`)
  await desk.publishButton.click()
  await expectSiteText(path, '₹50K – 2L')
})

test('a raise of all 24 services is one transaction and one build, and is restored by entry', async ({
  page,
}) => {
  const desk = priceDesk(page)
  await desk.startAtOverview()
  const newest = await lakeClient.fetch('*[_id == $id][0].releases[0].id', { id: RELEASES_ID })
  const seed: { _id: string; tiers: { from: number }[] }[] = await published()
  const began = Date.now()
  const work = await countWork(page)
  let count = ''

  await test.step('+10 % takes 7 clicks', async () => {
    await page.getByTestId('studio-navbar').getByRole('link', { name: 'Price desk' }).click()
    await desk.grid.getByRole('button', { name: 'Service', exact: true }).click()
    await desk.raise.getByRole('textbox', { name: 'Raise by' }).click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('10')
    await desk.raise.getByRole('combobox', { name: 'Rounded to' }).selectOption('₹5K')
    await desk.raise.getByRole('button', { name: 'Raise 120 prices' }).click()
    await expect(desk.cell(starter)).toHaveAccessibleName(`${starter}: 55K, was 50K`)
    await expect(desk.summary).toContainText('prices of 24 services changed.')
    count = /^\d+ prices/.exec(await desk.summary.innerText())?.[0] ?? ''
    await desk.publishButton.click()
    await expect(page.getByText(/^Live after \d+ s$/).first()).toBeVisible()
    // A person opens the list of steps and chooses one, two clicks that the test omits.
    const expectedClicks = (await work()).clicks + 2
    const seconds = Math.round((Date.now() - began) / 1000)
    expect(expectedClicks).toBe(7)
    console.log(`+10 % on all 24 services: ${expectedClicks} clicks, ${seconds} s until it is live`)
    await expectSiteText(path, '₹55K – 2.2L')
    await expect(desk.summary).toHaveText(asPublished)
  })

  await test.step('it is one transaction and one build', async () => {
    await serviceIdle()
    const ids = seed.map(({ _id }) => _id)
    const now = await published()
    expect(new Set(now.map(({ _rev }: { _rev: string }) => _rev)).size).toBe(1)
    const [last] = await fetchTransactions(lakeClient, ids)
    expect(last?.documentIDs).toEqual(expect.arrayContaining(ids))
    expect(await drafts()).toEqual([])
    const after = await lakeClient.fetch('*[_id == $id][0].releases[0..1]', { id: RELEASES_ID })
    expect(after[1].id).toBe(newest)
    expect(after[0].changes).toHaveLength(ids.length)
    for (const [place, { tiers }] of now.entries()) {
      for (const [number, { from }] of tiers.entries()) {
        const before = seed[place]?.tiers[number]?.from ?? 0
        expect(from % 5_000).toBe(0)
        expect(Math.abs(from - before * 1.1)).toBeLessThanOrEqual(2_500)
      }
    }
  })

  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem')
  const dialog = page.getByRole('dialog')
  const entries = dialog.getByRole('list', { name: 'Entries that differ' })
  await test.step('the time machine counts as the desk does, and names the prices', async () => {
    await goTo(page, '/time-machine')
    const newest = versions.first()
    await expect(newest).toContainText(`${count}Local Editor, today`)
    await newest.getByText(/ and 21 more$/).click()
    await expect(newest.getByText(/^Web Development: Starter ₹50K – 2L → /)).toBeVisible()
    await newest.locator('summary').click()
  })

  await test.step('23 entries are restored as drafts, and published as one', async () => {
    await versions.nth(1).getByRole('button', { name: 'Restore entries …' }).click()
    await expect(entries.getByRole('checkbox')).toHaveCount(24)
    await expect(entries).toContainText(/\w · From \(rupees\): ₹55K → ₹50K/)
    await dialog.getByRole('checkbox', { name: 'All 24 entries' }).check()
    await entries.getByRole('checkbox', { name: 'UI/UX Design' }).uncheck()
    await dialog.getByRole('button', { name: 'Write 23 drafts' }).click()
    await expect(entries.getByText('the draft is written')).toHaveCount(23)
    expect(await pageHtml(path)).toContain('₹55K – 2.2L')
    await dialog.getByRole('button', { name: 'Publish 23 entries' }).click()
    await expect(page.getByText('23 entries published')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expectSiteText(path, '₹50K – 2L')
  })

  await test.step('the entry that was left out is the one that still differs', async () => {
    await expect(versions.nth(1)).toContainText(`${count}Local Editor, today`)
    await versions.nth(2).getByRole('button', { name: 'Restore entries …' }).click()
    await expect(entries.getByRole('checkbox')).toHaveCount(1)
    await entries.getByRole('checkbox', { name: 'UI/UX Design' }).check()
    await dialog.getByRole('button', { name: 'Write 1 draft' }).click()
    await dialog.getByRole('button', { name: 'Remove 1 draft' }).click()
    await expect(dialog.getByRole('button', { name: 'Write 1 draft' })).toBeVisible()
    expect(await drafts()).toEqual([])
  })
})

test('cells are pasted, copied, undone and refused, by keyboard and on a small laptop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  const desk = priceDesk(page)
  await desk.open()
  const to = 'Web Development, Starter, to'

  await test.step('the keyboard leads in, edits, selects and leads out', async () => {
    await desk.raise.getByRole('button').focus()
    await page.keyboard.press('Tab')
    await expect(desk.cell(starter)).toBeFocused()
    await page.keyboard.press('F2')
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('5K')
    await page.keyboard.press('Escape')
    await expect(desk.cell(starter)).toHaveAccessibleName(`${starter}: 50K`)
    await page.keyboard.press('ControlOrMeta+Space')
    await expect(desk.raise.getByRole('button', { name: 'Raise 24 prices' })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+A')
    await expect(desk.raise.getByRole('button', { name: 'Raise 120 prices' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(desk.grid.locator(':focus')).toHaveCount(0)
  })

  await test.step('pastes a block from a spreadsheet, and copies one to it', async () => {
    await desk.cell(starter).click()
    await desk.paste('66,000\t2.2L\n3,30,000\t880000\n')
    await expect(desk.cell(to)).toHaveAccessibleName(/: 2.2L, was 2L$/)
    await expect(desk.cell('App Development, Basic, from')).toHaveAccessibleName(/: 3.3L, was 3L$/)
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ControlOrMeta+C')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '66000\t220000\n330000\t880000',
    )
  })

  await test.step('a click outside ends the edit of a cell', async () => {
    await desk.cell('Payment Gateway, Basic, from').click()
    await page.keyboard.type('30K')
    await desk.cell('Payment Gateway, Basic, to').click()
    await expect(desk.cell('Payment Gateway, Basic, from')).toHaveAccessibleName(/: 30K, was 25K$/)
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(desk.cell('Payment Gateway, Basic, from')).toHaveAccessibleName(/: 25K$/)
    await desk.cell(starter).click()
  })

  await test.step('the table fits, and no accessibility rule is broken', async () => {
    const width = await desk.grid.evaluate(({ scrollWidth }) => scrollWidth)
    expect(width).toBeLessThanOrEqual(1024)
    await expect(desk.cell('Web Development, Enterprise, to')).toBeInViewport({ ratio: 1 })
    const gap = await desk.grid.evaluate(async (grid) => {
      const box = grid.closest('#price-desk > [data-ui="Box"]')
      const head = grid.querySelector('th')
      if (!box || !head) return null
      box.scrollTop = 200
      const distance = head.getBoundingClientRect().top - box.getBoundingClientRect().top
      box.scrollTop = 0
      return distance
    })
    expect(gap, 'between the bar above and the headings').toBe(0)
    // The colours of buttons are those of Sanity's design system.
    const { violations } = await new AxeBuilder({ page })
      .include('#price-desk')
      .exclude('button')
      .analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })

  await test.step('refuses a block with a wrong cell as a whole, with the reason at the cell', async () => {
    await desk.paste('70K\t150.000')
    await expect(page.getByText(/Web Development, Starter: “150\.000” can mean/)).toBeVisible()
    const why = 'Not taken. “150.000” can mean ₹150 or ₹1,50,000. Write the one you mean.'
    await expect(desk.cell(to)).toHaveAttribute('title', why)
    await expect(desk.cell(to)).toHaveAccessibleName(`${to}: 2.2L, was 2L, ${why}`)
    await expect(desk.cell(to)).toHaveAttribute('aria-invalid', 'true')
    await expect(desk.cell(starter)).toHaveAccessibleName(`${starter}: 66K, was 50K`)
    await desk.cell(to).dblclick()
    await expect(desk.grid.getByRole('textbox')).toHaveValue('150.000')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('2.1L')
    await page.keyboard.press('Enter')
    await expect(desk.cell(to)).toHaveAccessibleName(/: 2.1L, was/)
    await expect(desk.cell(to)).not.toHaveAttribute('title')
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(desk.cell(to)).toHaveAccessibleName(/: 2.2L, was/)
  })

  await test.step('one undo takes the whole block back, and leaves no draft', async () => {
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(desk.summary).toHaveText(asPublished)
    await expect.poll(drafts).toEqual([])
    await page.keyboard.press('ControlOrMeta+Shift+Z')
    await expect(desk.cell(starter)).toHaveAccessibleName(`${starter}: 66K, was 50K`)
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(desk.summary).toHaveText(asPublished)
  })

  await test.step('a large change needs a confirmation; a second Enter declines', async () => {
    await desk.cell(starter).click()
    await page.keyboard.type('70')
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'From ₹50K to ₹70?' })
    await expect(question).toContainText(starter)
    await expect(question.getByRole('button', { name: 'No' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(desk.cell(starter)).toBeFocused()
    await expect(desk.cell(starter)).toHaveAccessibleName(`${starter}: 50K`)
  })

  await test.step('a broken rule shows at the cell during typing, and holds Publish', async () => {
    await desk.cell(to).click()
    await page.keyboard.type('40')
    const editor = desk.grid.getByRole('textbox', { name: to })
    await expect(editor).toHaveAccessibleDescription(/The highest price must be above the lowest/)
    await page.keyboard.type('x')
    await expect(editor).toHaveAccessibleDescription(/“40x” isn’t a price/)
    await page.keyboard.press('Enter')
    await expect(editor).toBeFocused()
    await page.keyboard.press('Backspace')
    await page.keyboard.type('K')
    await page.keyboard.press('Tab')
    await expect(desk.cell(to)).toHaveAccessibleName(/must be above the lowest/)
    await page.getByRole('button', { name: '1 price to fix' }).click()
    await expect(desk.cell(to)).toBeFocused()
    await desk.publishButton.click()
    const dialog = page.getByRole('dialog', { name: 'These prices cannot be published yet' })
    await expect(dialog).toContainText(/\w · To \(rupees\)/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('the list of prices marks the draft and its error', async () => {
    await goTo(page, '/structure/prices')
    const entry = page.getByRole('link', { name: 'Web Development' })
    await expect(entry).toContainText('Draft')
    await expect(entry).toContainText('1 thing to fix')
    await expect(page.getByRole('link', { name: 'Data Analytics' })).not.toContainText('Draft')
  })
  expect(await pageHtml(path)).toContain('₹50K – 2L')
})

test('two editors see each other, and other drafts of a service stay drafts', async ({
  page,
  colleague,
}) => {
  const desk = priceDesk(page)
  await desk.open()
  const otherPane = await openDocument(colleague, 'prices;service-web-development,path=tiers')
  await otherPane.pane.getByRole('button', { name: 'Starter' }).click()
  await otherPane.field('From (rupees)').fill('70000')
  await expect(desk.cell(starter)).toHaveAccessibleName(/: 70K, was 50K/)
  await otherPane.field('To (rupees)').click()
  await expect(desk.cell('Web Development, Starter, to')).toHaveAccessibleName(
    'Web Development, Starter, to: 2L, Local Editor is here',
  )
  await openDocument(colleague, 'prices;service-web-development,path=lead')
  await otherPane.field('Lead').fill('Half a sent')
  await expect(desk.summary).toContainText('other changes, which stay drafts')

  await desk.cell(starter).click()
  await page.keyboard.type('75K')
  await page.keyboard.press('Enter')
  await desk.publishButton.click()
  await expectSiteText(path, '₹75K – 2L')
  expect(await pageHtml(path)).not.toContain('Half a sent')
  await expect(otherPane.field('Lead')).toHaveValue('Half a sent')
})
