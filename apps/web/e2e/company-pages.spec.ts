import { expect, type Page, test } from '@playwright/test'
import { isSameDocument, markDocument } from './kinds.ts'
import { scrollHeight, skipSplash, visit } from './visit.ts'

/** Specification, section 2: Portfolio, About, Careers, Blog; section 10, Company pages, for what they leave open. */

const main = (page: Page) => page.getByRole('main')
const headings = (page: Page, level: number) => main(page).getByRole('heading', { level })
const articles = (page: Page) => main(page).getByRole('article')

/** A picture that has arrived and says what it shows. */
async function expectPicture(page: Page, place: number) {
  const picture = articles(page).nth(place).locator('img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('alt', /\w+ \w+/)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
}

test('the portfolio shows four projects: title, description, picture, tags', async ({ page }) => {
  await visit(page, '/portfolio')
  await expect(articles(page)).toHaveCount(4)
  await expect(headings(page, 2).and(articles(page).getByRole('heading'))).toHaveCount(4)
  for (const [place, project] of (await articles(page).all()).entries()) {
    await expect(project.getByRole('heading')).toHaveText(/\w+/)
    await expect(project.getByRole('paragraph')).toHaveText(/\w+ \w+/)
    await expect(project.getByRole('list', { name: 'Tags' }).getByRole('listitem')).not.toHaveCount(
      0,
    )
    await expectPicture(page, place)
  }
})

test('about tells who we are and our philosophy, and leads to the contact page', async ({
  page,
}) => {
  await visit(page, '/about')
  await expect(main(page).getByRole('heading', { level: 2, name: 'Who we are' })).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Our philosophy' })).toBeVisible()
  for (const principle of ['Clarity', 'Creativity', 'Collaboration']) {
    await expect(main(page).getByRole('heading', { level: 3, name: principle })).toBeVisible()
  }
  const both = main(page).getByRole('link', { name: /^Software \+ Hardware, from ₹/ })
  await expect(both).toHaveAttribute('href', '/services/software-hardware-development')
  const ways = main(page).locator('a[href="/contact"]')
  // In the hero and at the end.
  await expect(ways).toHaveCount(2)
  await ways.last().click()
  await expect(page).toHaveURL('/contact')
})

test.describe('careers', () => {
  test.beforeEach(async ({ page, javaScriptEnabled }) => {
    if (javaScriptEnabled) await visit(page, '/careers')
  })

  const openings = [
    ['Senior Frontend Engineer', 'Remote', 'senior-frontend-engineer'],
    ['Backend Engineer', 'New York', 'backend-engineer'],
    ['DevOps Engineer', 'Remote', 'devops-engineer'],
  ] as const
  const opening = (page: Page, title: string) =>
    main(page)
      .getByRole('list', { name: 'Open positions' })
      .locator('> li')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

  test('lists three openings: title, place, description', async ({ page }) => {
    const titles = openings.map(([title]) => title)
    await expect(
      main(page).getByRole('list', { name: 'Open positions' }).getByRole('heading', { level: 2 }),
    ).toHaveText(titles)
    for (const [title, place] of openings) {
      const where = opening(page, title).getByText(place, { exact: true })
      await expect(where).toBeVisible()
      const description = opening(page, title)
        .getByText(/\w+ \w+ \w+ \w+/)
        .first()
      await expect(description).toBeVisible()
      // A column of its own.
      const words = await description.boundingBox()
      expect((await where.boundingBox())?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0))
    }
  })

  test('Apply Now goes nowhere, and keeps its place in the address', async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    for (const [title, , slug] of openings) {
      const link = opening(page, title).getByRole('link', { name: /^Apply Now/ })
      await link.scrollIntoViewIfNeeded()
      const height = await scrollHeight(page)
      await link.click()
      await link.press('Enter')
      await expect(page).toHaveURL(`/careers#${slug}`)
      await expect(opening(page, title)).toHaveAttribute('aria-current', 'true')
      await expect(main(page).locator('li[aria-current]')).toHaveCount(1)
      await expect(link).toBeFocused()
      expect(await scrollHeight(page)).toBe(height)
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(await page.evaluate(() => history.length)).toBe(2)
  })

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`the address of an opening marks it at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const [title, , slug] = openings[1]
      await visit(page, '/about')
      await visit(page, `/careers#${slug}`)
      await expect(opening(page, title)).toHaveAttribute('aria-current', 'true')
      await expect(main(page).locator('li[aria-current]')).toHaveCount(1)
      await expect(opening(page, title).getByRole('heading')).toBeInViewport({ ratio: 1 })
      await expect(opening(page, title)).toHaveCSS('background-color', 'rgb(255, 239, 198)')
    })
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the address of an opening marks it too', async ({ page }) => {
      const [title, , slug] = openings[1]
      await page.goto(`/careers#${slug}`)
      await expect(opening(page, title)).toBeInViewport()
      await expect(opening(page, title)).toHaveCSS('background-color', 'rgb(255, 239, 198)')
    })
  })
})

test.describe('the blog', () => {
  const posts = [
    ['How to read a fixed-price quote', 'Kitewright Projects Desk', '27 October 2026'],
    ['When a PWA is enough', 'Kitewright Engineering', '15 September 2026'],
    ['From prototype board to production', 'Kitewright Hardware Desk', '4 August 2026'],
  ] as const
  const slug = 'when-a-pwa-is-enough'

  test('shows three posts: title, description, author, date, picture', async ({ page }) => {
    await visit(page, '/blog')
    await expect(articles(page)).toHaveCount(3)
    for (const [place, [title, author, date]] of posts.entries()) {
      const card = articles(page).nth(place)
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(title)
      await expect(card.getByText(author, { exact: true })).toBeVisible()
      await expect(card.getByText(date, { exact: true })).toBeVisible()
      await expect(card.getByText(/\w+ \w+ \w+ \w+ \w+\./).first()).toBeVisible()
      await expectPicture(page, place)
    }
  })

  test('a post has a page: its article, a list of its headings, and where one goes from there', async ({
    page,
  }) => {
    await visit(page, '/blog')
    await markDocument(page)
    await articles(page)
      .nth(1)
      .getByRole('link', { name: /^Read the article/ })
      .click()
    await expect(page).toHaveURL(`/blog/${slug}`)
    await expect(page).toHaveTitle('When a PWA is enough | Kitewright')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('When a PWA is enough')
    await expect(page.locator('main').getByText('2 min read')).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await expect(contents.getByRole('link')).toHaveCount(6)
    await contents.getByRole('link', { name: 'The iPhone fine print' }).click()
    await expect(page).toHaveURL(`/blog/${slug}#part-the-iphone-fine-print`)
    await expect(page.getByRole('heading', { name: 'The iPhone fine print' })).toBeInViewport()
    const table = page.getByRole('table', { name: 'What each of them can do' })
    await expect(table.getByRole('columnheader')).toHaveText([
      'What people need',
      'PWA',
      'Native app',
    ])
    await expect(table.getByRole('row')).toHaveCount(8)

    const next = page.getByRole('region', { name: 'Next step' })
    await expect(next.getByRole('link', { name: 'Ask about it' })).toHaveAttribute(
      'href',
      '/contact?about=progressive-web-apps',
    )
    await page.getByRole('navigation', { name: 'More posts' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'How to read a fixed-price quote',
    )
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('When a PWA is enough')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('a link from before posts had pages leads to the page', async ({ page }) => {
    await visit(page, `/blog#${slug}`)
    await expect(page).toHaveURL(`/blog/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('When a PWA is enough')
  })

  test('a post that is not there is an unknown page, also by a link', async ({ page }) => {
    const response = await page.goto('/blog/no-such-post')
    expect(response?.status()).toBe(404)
    await skipSplash(page)
    await expect(page.locator('main h1')).not.toHaveText('This page did not load')
  })
})
