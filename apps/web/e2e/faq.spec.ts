import { expect, type Locator, type Page, test } from '@playwright/test'
import { moveMouse, resize, visit, waitForPaint } from './visit.ts'

/** Specification, section 2 (FAQ section); section 10, FAQ. */

const section = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Still Have Questions?' }) })
const search = (page: Page) => section(page).getByRole('searchbox')
const question = (page: Page, name: string) => section(page).getByRole('button', { name })
const questions = (page: Page) => section(page).locator('h4 button')
const opened = (page: Page) => section(page).locator('h4 button[aria-expanded="true"]')
const topics = (page: Page) => section(page).locator('button[aria-pressed]')
const topic = (page: Page, name: string) =>
  topics(page).filter({ hasText: new RegExp(`^${name}$`) })
const clear = (page: Page) => section(page).getByRole('button', { name: 'Clear search' })
/** Titles of the categories whose questions show. */
const shownTopics = (page: Page) =>
  section(page).getByRole('heading', { level: 3 }).filter({ hasNotText: 'Still Have Questions?' })

/** The answer that a question's button controls. */
async function answerTo(page: Page, name: string) {
  const id = await question(page, name).getAttribute('aria-controls')
  return page.locator(`[id="${id}"]`).getByRole('paragraph').first()
}

/** The titles that unfold their questions. */
const folds = (page: Page) => section(page).locator('h3 button[aria-expanded]')
const unfoldAll = async (page: Page) => {
  for (const title of await folds(page).all()) {
    if ((await title.getAttribute('aria-expanded')) === 'false') await title.click()
  }
}

const getBox = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

const warranty = 'Is there a warranty?'
const pay = 'When do I pay?'

test.beforeEach(async ({ page }) => {
  await visit(page, '/')
  // The field comes with the scripts of this part, and those when a visitor comes near.
  await page.getByRole('search').scrollIntoViewIfNeeded()
  await expect(search(page)).toBeVisible()
})

test('answers open one at a time, by mouse and keyboard', async ({ page }) => {
  expect(await questions(page).count()).toBeGreaterThan(10)
  await expect(opened(page)).toHaveCount(0)
  await unfoldAll(page)
  await expect(await answerTo(page, warranty)).toBeHidden()

  await question(page, warranty).click()
  await expect(await answerTo(page, warranty)).toBeVisible()
  await question(page, pay).click()
  await expect(opened(page)).toHaveText(pay)
  await expect(await answerTo(page, pay)).toBeVisible()
  await expect(await answerTo(page, warranty)).toBeHidden()
  await question(page, pay).click()
  await expect(opened(page)).toHaveCount(0)

  await question(page, warranty).focus()
  await page.keyboard.press('Enter')
  await expect(await answerTo(page, warranty)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(await answerTo(page, warranty)).toBeHidden()
})

/** Filters are in faq-state.test.ts. */
test('without a match, offers two topics and one way to ask', {
  tag: '@quick',
}, async ({ page }) => {
  await expect(search(page)).toHaveAccessibleName(/search questions/i)
  await search(page).fill('zeppelin')
  await expect(shownTopics(page)).toHaveCount(0)
  const empty = page.locator('section').filter({ hasText: 'No question matches that.' })
  await expect(empty.getByRole('link')).toHaveText(['Request a Call back'])
  await empty.getByRole('button', { name: 'Pricing' }).last().click()
  await expect(shownTopics(page)).toHaveText(['Pricing'])
  await expect(topic(page, 'Pricing')).toBeFocused()
})

test.describe('a reader far down the list who filters', () => {
  const head = (page: Page) => section(page).getByRole('heading', { level: 2 })

  /** `top` is under the header, and the first answer to the filter is in sight. */
  async function expectAtHead(page: Page, found: string, top: Locator) {
    await expect(question(page, found)).toBeInViewport({ ratio: 1 })
    const { y } = await getBox(top)
    expect(y).toBeGreaterThanOrEqual(80)
    expect(y).toBeLessThan(160)
    const field = await getBox(search(page))
    await expect(search(page)).toBeInViewport({ ratio: 1 })
    const help = await getBox(section(page).getByText('Still Have Questions?'))
    expect(help.y).toBeGreaterThan(field.y + field.height)
  }

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport })

      test('sees its head, by words and by topic', async ({ page }) => {
        await moveMouse(page)
        await expect(page.locator('html')).toHaveClass(/\blenis\b/)
        const scrollDown = async () => {
          await unfoldAll(page)
          await search(page).focus()
          await questions(page)
            .nth(Math.floor((await questions(page).count()) / 2))
            .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
          await waitForPaint(page)
        }

        await scrollDown()
        const before = await getBox(search(page))
        await page.keyboard.type('warranty')
        await expect(questions(page)).toHaveText([warranty, /after the warranty/])
        // The keyboard of a phone covers half of it.
        const isPhone = viewport.width === 390
        await expectAtHead(page, warranty, isPhone ? search(page) : head(page))
        await expect(search(page)).toBeFocused()
        if (viewport.width === 1440) expect((await getBox(search(page))).y).toBeCloseTo(before.y, 0)

        // On a phone a search hides the topics.
        await (isPhone ? clear(page) : topic(page, 'All Questions')).click()
        await scrollDown()
        await topic(page, 'Hardware').click()
        await expect(shownTopics(page)).toHaveText(['Hardware'])
        await expectAtHead(page, (await questions(page).first().innerText()).trim(), head(page))
        await expect(topic(page, 'Hardware')).toBeFocused()
      })
    })
  }
})

test('topics begin folded, and titles, filters and the search open them', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await resize(page, width, 900)
    await expect(folds(page)).toHaveText((await topics(page).allInnerTexts()).slice(1))
    await expect(questions(page).filter({ visible: true })).toHaveCount(0)
    const list = await getBox(section(page))
    expect(list.height).toBeLessThan(width < 1024 ? 1400 : 900)

    const support = folds(page).filter({ hasText: 'Support' })
    await support.click()
    await expect(support).toHaveAttribute('aria-expanded', 'true')
    await expect(question(page, warranty)).toBeVisible()
    await support.click()
    await expect(question(page, warranty)).toBeHidden()

    await topic(page, 'Support').click()
    await expect(question(page, warranty)).toBeVisible()
    await expect(folds(page)).toHaveCount(0)
    await topic(page, 'All Questions').click()
    await expect(question(page, warranty)).toBeHidden()
    await search(page).fill('warranty')
    await expect(question(page, warranty)).toBeVisible()
    await search(page).fill('')
  }
})

test('a link to text finds it in a closed answer of a folded topic, on the first visit', async ({
  browser,
}) => {
  // Not the page of the hook above, on which the visitor has been.
  const page = await browser.newPage()
  await page.goto(`/#:~:text=${encodeURIComponent('faults in the delivered work')}`)
  await expect(opened(page)).toHaveText(warranty)
  await expect(opened(page)).toBeInViewport()
  await expect(folds(page).and(page.locator('[aria-expanded="true"]'))).toHaveText('Support')
  await page.close()
})
