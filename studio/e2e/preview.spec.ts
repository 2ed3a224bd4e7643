import { singletons } from '@kitewright/content-types/model'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { lakeClient } from './content-lake.ts'
import { documentPane } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { site } from './places.ts'
import { pageHtml } from './public-site.ts'

const addressOf = (path: string) => `${site.url}/preview${path === '/' ? '' : path}`

/** Opens the page of a path beside its form; resolves when drafts show and their texts can be clicked. */
async function openPreview(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`/preview?preview=${encodeURIComponent(addressOf(path))}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html')).toHaveAttribute('data-drafts', 'shown')
  await expect(frame.locator('sanity-visual-editing')).toBeAttached()
  return frame
}

/**
 * On a busy machine the Studio says so while the page is still coming, and connects all the same: every test waits
 * for that.
 */
const busy = /Unable to connect to visual editing/

test.afterEach(({ complained }) => {
  const others = complained.filter((complaint) => !busy.test(complaint))
  complained.splice(0, complained.length, ...others)
})

/** Clicks the words of a text, as an editor does; resolves when its field is open. */
async function clickInto(text: Locator, field: RegExp) {
  const page = text.page()
  await expect(async () => {
    await text.scrollIntoViewIfNeeded()
    const box = await text.boundingBox()
    if (!box) throw new Error('The text is not on the screen')
    const [x, y] = [box.x + Math.min(20, box.width / 2), box.y + Math.min(12, box.height / 2)]
    await page.mouse.move(x - 2, y)
    await page.mouse.move(x, y)
    await page.mouse.click(x, y)
    await expect.poll(() => decodeURIComponent(page.url()), { timeout: 5_000 }).toMatch(field)
  }).toPass({ timeout: 60_000 })
}

test('every kind of page shows beside its form', async ({ page }) => {
  const pages = [
    ['/', 'Home'],
    ['/services', singletons.servicesOverview.name],
    ['/services/web-development', 'Web Development'],
    ['/services/payment-gateway', 'Payment Gateway'],
    ['/services/mvp-development', 'Prototyping and MVP'],
    ['/about', 'About'],
    ['/portfolio', 'Portfolio'],
    ['/blog', 'Blog'],
    ['/careers', 'Careers'],
    ['/labs-careers-coming-soon', singletons.labsComingSoon.name],
    ['/contact', 'Contact'],
    ['/book-meeting', singletons.booking.name],
    ['/coming-soon', singletons.comingSoon.name],
    ['/privacy-policy', 'Privacy Policy'],
  ] as const
  for (const [path, name] of pages) {
    await test.step(path, async () => {
      const frame = await openPreview(page, path)
      await expect(frame.locator('h1').first()).toBeVisible()
      await expect(documentPane(page).title).toHaveText(name)
    })
  }
})

test('a click into each kind of field opens it', async ({ page }) => {
  const service = await openPreview(page, '/services/web-development')
  const main = service.locator('main')
  await clickInto(main.getByText('Found.').first(), /web-development.*headline\.impact/)
  await clickInto(
    main.locator('article').first().locator('li').first(),
    /tiers\[_key=="[^"]+"\]\.bullets/,
  )
  const footer = service.locator('footer')
  await clickInto(footer.getByText('Made in Bangalore'), /siteSettings.*footerLine/)

  const home = await openPreview(page, '/')
  await clickInto(home.locator('[aria-controls^="faq-"]').first(), /faq\/.*question/)

  const blog = await openPreview(page, '/blog')
  await clickInto(blog.getByRole('heading', { name: 'When a PWA is enough' }), /post-when.*title/)

  const legal = await openPreview(page, '/privacy-policy')
  const paragraph = legal.locator('main section p').first()
  await clickInto(paragraph, /legalPage\/.*sections\[_key=="[^"]+"\]\.body/)
})

test('outside of the Studio one line shows, and no draft', async ({ page }) => {
  await page.goto(addressOf('/services/web-development'))
  await expect(page.locator('body')).toHaveText(
    'This address shows drafts inside the Studio: open Preview there.',
  )
  await expect(page).toHaveTitle('Preview')
})

/** The page asked what visitors see at its address: nothing. */
function expectGone(complained: string[], path: string) {
  const gone = `404 ${site.url}${path}`
  expect(complained).toContain(gone)
  const others = complained.filter((one) => one !== gone && !one.includes('status of 404'))
  complained.splice(0, complained.length, ...others)
}

test.describe('a draft', () => {
  const path = '/services/web-development'

  test('shows on the page as it is typed, and visitors see nothing of it', async ({ page }) => {
    const before = await pageHtml(path)
    const frame = await openPreview(page, path)
    const lead = documentPane(page).pane.getByTestId('field-lead').getByRole('textbox')
    await expect(lead).toBeEditable()
    await lead.fill('')
    const words = 'Sites that sell by night.'
    for (const [place, letter] of [...words].entries()) {
      await lead.press(letter === ' ' ? 'Space' : letter)
      await expect(frame.locator('main')).toContainText(words.slice(0, place + 1).trim())
    }
    expect(await pageHtml(path)).toBe(before)
  })

  test('that is invalid leaves the last valid page, with the words of the form', async ({
    page,
  }) => {
    const frame = await openPreview(page, path)
    const lead = documentPane(page).pane.getByTestId('field-lead').getByRole('textbox')
    await lead.fill('Sites that sell by night.')
    await expect(frame.locator('main')).toContainText('Sites that sell by night.')
    await lead.fill('Too long. '.repeat(20))
    const told = frame.locator('.preview-problems')
    await expect(told).toContainText('1 thing to mend')
    await expect(told).toContainText(
      'Web Development · Lead: Shorten this to 170 characters or fewer; it has 200.',
    )
    await expect(frame.locator('main')).toContainText('Sites that sell by night.')
    await lead.fill('Sites that sell at dawn.')
    await expect(told).toBeHidden()
    await expect(frame.locator('main')).toContainText('Sites that sell at dawn.')
  })

  test('of a service that was never published has a page, a place in the menus and drawings', async ({
    page,
    complained,
  }) => {
    const model = await lakeClient.getDocument('service-web-development')
    if (!model) throw new Error('The lake has no service-web-development')
    await lakeClient.createOrReplace({
      ...model,
      _id: 'drafts.service-tea-rooms',
      title: 'Tea Rooms',
      slug: { _type: 'slug', current: 'tea-rooms' },
      metaDescription: String(model.metaDescription).replace(/^\S+/, 'Tearooms'),
    })
    const frame = await openPreview(page, '/services/tea-rooms')
    await expect(documentPane(page).title).toHaveText('Tea Rooms')
    await expect(frame.getByRole('link', { name: /Tea Rooms/ }).first()).toBeAttached()
    const drawn = frame.locator('main img[src^="blob:"]').first()
    await expect(drawn).toBeVisible()
    await expect(drawn).toHaveJSProperty('complete', true)
    await expect(drawn).not.toHaveJSProperty('naturalWidth', 0)
    expectGone(complained, '/services/tea-rooms')
  })

  test('of a service that is not finished shows its page with gaps, and what is left in the words of the form', async ({
    page,
    complained,
  }) => {
    await lakeClient.createOrReplace({
      _id: 'drafts.service-tea-rooms',
      _type: 'service',
      title: 'Tea Rooms',
      slug: { _type: 'slug', current: 'tea-rooms' },
      layout: 'storyboard',
    })
    const frame = await openPreview(page, '/services/tea-rooms')
    const main = frame.locator('main')
    await expect(main).toContainText('[Lead]')
    await expect(documentPane(page).title).toHaveText('Tea Rooms')
    const told = frame.locator('.preview-problems')
    await expect(told).toContainText(/Not finished: \d+ things to write/)
    await expect(told).toContainText('Tea Rooms: still to write')
    await expect(told).toContainText('Menu line')
    await expect(told).not.toContainText(/menuLine|expected/)
    await documentPane(page).pane.getByTestId('field-lead').getByRole('textbox').fill('Hot tea.')
    await expect(main).toContainText('Hot tea.')
    // On a phone most of the page is seen.
    await page.getByRole('button', { name: 'Toggle viewport size' }).click()
    const preview = page.locator('iframe')
    await expect.poll(async () => (await preview.boundingBox())?.width).toBeLessThan(500)
    const [list, whole] = [await told.boundingBox(), await preview.boundingBox()]
    expect((list?.height ?? 0) / (whole?.height ?? 1)).toBeLessThan(0.35)
    expectGone(complained, '/services/tea-rooms')
  })

  test('of a post that was never published has a page and stands in the list, and is not among what visitors see', async ({
    page,
    complained,
  }) => {
    const model = await lakeClient.getDocument('post-when-a-pwa-is-enough')
    if (!model) throw new Error('The lake has no post-when-a-pwa-is-enough')
    await lakeClient.createOrReplace({
      ...model,
      _id: 'drafts.post-tea-at-midnight',
      title: 'Tea at midnight',
      slug: { _type: 'slug', current: 'tea-at-midnight' },
    })
    const frame = await openPreview(page, '/blog/tea-at-midnight')
    await expect(frame.getByRole('heading', { level: 1, name: 'Tea at midnight' })).toBeVisible()
    await frame.locator('main').getByRole('link', { name: 'Blog', exact: true }).click()
    await expect(frame.getByRole('heading', { level: 2, name: 'Tea at midnight' })).toBeVisible()
    expect(await pageHtml('/blog')).not.toContain('Tea at midnight')
    expectGone(complained, '/blog/tea-at-midnight')
  })
})

test('the pages that show an entry are listed, and open at the width of a tablet', async ({
  page,
}) => {
  await page.goto('/structure/posts;post-when-a-pwa-is-enough')
  const { pane } = documentPane(page)
  await pane.getByRole('button', { name: 'Used on 2 pages' }).click()
  await pane.getByRole('link', { name: /Blog/ }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('When a PWA is enough').first()).toBeVisible()
  await page.getByRole('button', { name: 'Tablet width' }).click()
  await expect
    .poll(async () => (await page.locator('iframe').boundingBox())?.width)
    .toBeLessThanOrEqual(820)
})
