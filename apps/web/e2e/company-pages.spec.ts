import { expect, type Page, test } from '@playwright/test'
import { isSameDocument, markDocument } from './kinds.ts'
import { getScrollTop, visit } from './visit.ts'

/** Specification, section 2: Portfolio, About, Careers, Blog; section 10, Company pages. What they say is in prerender/pages.test.ts. */

const main = (page: Page) => page.getByRole('main')
const articles = (page: Page) => main(page).getByRole('article')

test.describe('careers', () => {
  const jobs = [
    ['Senior Frontend Engineer', 'Remote', 'senior-frontend-engineer'],
    ['Backend Engineer', 'New York', 'backend-engineer'],
    ['DevOps Engineer', 'Remote', 'devops-engineer'],
  ] as const
  const getJob = (page: Page, title: string) =>
    main(page)
      .getByRole('list', { name: 'Open positions' })
      .locator('> li')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

  test('Apply Now stays on the page, with the job in the address', async ({ page }) => {
    await visit(page, '/careers')
    await markDocument(page)
    for (const [title, , slug] of jobs) {
      const link = getJob(page, title).getByRole('link', { name: /^Apply Now/ })
      await link.scrollIntoViewIfNeeded()
      const height = await getScrollTop(page)
      await link.click()
      await link.press('Enter')
      await expect(page).toHaveURL(`/careers#${slug}`)
      await expect(getJob(page, title)).toHaveAttribute('aria-current', 'true')
      await expect(main(page).locator('li[aria-current]')).toHaveCount(1)
      await expect(link).toBeFocused()
      expect(await getScrollTop(page)).toBe(height)
    }
    expect(await isSameDocument(page)).toBe(true)
    expect(await page.evaluate(() => history.length)).toBe(2)
  })

  test('the address of an opening marks it', async ({ page }) => {
    const [title, , slug] = jobs[1]
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      await visit(page, '/about')
      await visit(page, `/careers#${slug}`)
      await expect(getJob(page, title)).toHaveAttribute('aria-current', 'true')
      await expect(main(page).locator('li[aria-current]')).toHaveCount(1)
      await expect(getJob(page, title).getByRole('heading')).toBeInViewport({ ratio: 1 })
      await expect(getJob(page, title)).toHaveCSS('background-color', 'rgb(255, 239, 198)')
    }
    // The place has its own column on large screens.
    await page.setViewportSize({ width: 1440, height: 900 })
    const office = await getJob(page, title).getByText('New York', { exact: true }).boundingBox()
    const words = await getJob(page, title)
      .getByText(/\w+ \w+ \w+ \w+/)
      .first()
      .boundingBox()
    expect(office?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0))
  })
})

test.describe('the blog', () => {
  const slug = 'when-a-pwa-is-enough'

  test('a post leads to its headings and to other posts without loading a document', async ({
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
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await contents.getByRole('link', { name: 'The iPhone fine print' }).click()
    await expect(page).toHaveURL(`/blog/${slug}#part-the-iphone-fine-print`)
    await expect(page.getByRole('heading', { name: 'The iPhone fine print' })).toBeInViewport()
    await page.getByRole('navigation', { name: 'More posts' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'How to read a fixed-price quote',
    )
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('When a PWA is enough')
    expect(await isSameDocument(page)).toBe(true)
  })

  test("a link to a post in the list redirects to the post's page", async ({ page }) => {
    await visit(page, `/blog#${slug}`)
    await expect(page).toHaveURL(`/blog/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('When a PWA is enough')
  })
})
