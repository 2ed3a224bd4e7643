import { singletons } from '@kitewright/content-types/model'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expectMessages } from './console-messages.ts'
import { lakeClient } from './content-lake.ts'
import { documentPane, goTo, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { site } from './hosts.ts'
import { pageHtml } from './public-site.ts'

const getAddress = (path: string) => `${site.url}/preview${path === '/' ? '' : path}`

/** Opens the page of a path beside its form; resolves when drafts show and their texts can be clicked. */
async function openPreview(page: Page, path: string): Promise<FrameLocator> {
  await goTo(page, `/preview?preview=${encodeURIComponent(getAddress(path))}`)
  // The page that was open before stays for a moment.
  const shown = () => page.frames().map((frame) => frame.url().replace(/\?.*/, ''))
  await expect.poll(shown).toContain(getAddress(path))
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html')).toHaveAttribute('data-drafts', 'shown')
  await expect(frame.locator('sanity-visual-editing')).toBeAttached()
  return frame
}

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

test('every kind of page shows beside its form, and a click into a text opens its field', async ({
  page,
}) => {
  const pages = [
    ['/services', singletons.servicesOverview.name],
    ['/services/mvp-development', 'Prototyping and MVP'],
    ['/about', 'About'],
    ['/portfolio', 'Portfolio'],
    ['/careers', 'Careers'],
    ['/labs-careers-coming-soon', singletons.labsComingSoon.name],
    ['/contact', 'Contact'],
    ['/book-meeting', singletons.booking.name],
    ['/coming-soon', singletons.comingSoon.name],
  ] as const
  const frame = await openPreview(page, '/services/payment-gateway')
  await expect(documentPane(page).title).toHaveText('Payment Gateway')
  for (const [path, name] of pages) {
    await test.step(path, async () => {
      await goTo(page, `/preview?preview=${encodeURIComponent(getAddress(path))}`)
      const main = page.getByRole('link', { name }).filter({ hasText: 'Main document' })
      await expect(documentPane(page).title.filter({ hasText: name }).or(main)).toBeVisible()
      await expect(frame.locator('h1').first()).toBeVisible()
    })
  }

  await test.step('a click into each kind of field opens it', async () => {
    const service = await openPreview(page, '/services/web-development')
    const main = service.locator('main')
    await clickInto(main.getByText('Found.').first(), /web-development.*headline\.impact/)
    const bullet = main.locator('article').first().locator('li').first()
    await clickInto(bullet, /tiers\[_key=="[^"]+"\]\.bullets/)
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

  await test.step('the pages that show an entry are listed, and open at the width of a tablet', async () => {
    const { pane } = await openDocument(page, 'posts;post-when-a-pwa-is-enough')
    await pane.getByRole('button', { name: 'Used on 2 pages' }).click()
    await pane.getByRole('link', { name: /Blog/ }).click()
    await expect(
      page.frameLocator('iframe').getByText('When a PWA is enough').first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Tablet width' }).click()
    await expect
      .poll(async () => (await page.locator('iframe').boundingBox())?.width)
      .toBeLessThanOrEqual(820)
  })

  await test.step('outside of the Studio one line shows, and no draft', async () => {
    await page.goto(getAddress('/services/web-development'))
    await expect(page.locator('body')).toHaveText(
      'This address shows drafts inside the Studio: open Preview there.',
    )
    await expect(page).toHaveTitle('Preview')
  })
})

test('a draft shows as it is typed, and an invalid one leaves the last valid page', async ({
  page,
}) => {
  const path = '/services/web-development'
  const before = await pageHtml(path)
  const frame = await openPreview(page, path)
  const main = frame.locator('main')
  const lead = documentPane(page).pane.getByTestId('field-lead').getByRole('textbox')
  await expect(lead).toBeEditable()
  await lead.fill('')
  const words = 'Sites that sell.'
  for (const [place, letter] of [...words].entries()) {
    await lead.press(letter === ' ' ? 'Space' : letter)
    await expect(main).toContainText(words.slice(0, place + 1).trim())
  }

  await lead.fill('Too long. '.repeat(20))
  const problems = frame.locator('.preview-problems')
  await expect(problems).toContainText('1 thing to fix')
  await expect(problems).toContainText(
    'Web Development · Lead: Shorten this to 170 characters or fewer; it has 200.',
  )
  await expect(main).toContainText(words)
  await lead.fill('Sites that sell at dawn.')
  await expect(problems).toBeHidden()
  await expect(main).toContainText('Sites that sell at dawn.')
  expect(await pageHtml(path)).toBe(before)
})

test('services and posts that were never published have a page, with gaps where a text is missing', async ({
  page,
  complained,
}) => {
  const copy = async (model: string, id: string, fields: object) =>
    lakeClient.createOrReplace({
      ...(await lakeClient.getDocument(model)),
      _type: model.startsWith('post') ? 'post' : 'service',
      _id: `drafts.${id}`,
      ...fields,
    })
  const slug = (current: string) => ({ _type: 'slug', current })

  await test.step('a finished service has a place in the menus, and drawings', async () => {
    const model = await lakeClient.getDocument('service-web-development')
    await copy('service-web-development', 'service-tea-rooms', {
      title: 'Tea Rooms',
      slug: slug('tea-rooms'),
      metaDescription: String(model?.metaDescription).replace(/^\S+/, 'Tearooms'),
    })
    const frame = await openPreview(page, '/services/tea-rooms')
    await expect(documentPane(page).title).toHaveText('Tea Rooms')
    await expect(frame.getByRole('link', { name: /Tea Rooms/ }).first()).toBeAttached()
    const frames = frame.locator('main use[href^="blob:"][href$="#1"]')
    const getWidth = () => frames.evaluate((use: SVGUseElement) => use.getBBox().width)
    await expect.poll(getWidth).toBeGreaterThan(0)
  })

  await test.step('a post shows in the list, and visitors do not see it', async () => {
    await copy('post-when-a-pwa-is-enough', 'post-tea-at-midnight', {
      title: 'Tea at midnight',
      slug: slug('tea-at-midnight'),
    })
    const frame = await openPreview(page, '/blog/tea-at-midnight')
    await expect(frame.getByRole('heading', { level: 1, name: 'Tea at midnight' })).toBeVisible()
    await frame.locator('main').getByRole('link', { name: 'Blog', exact: true }).click()
    await expect(frame.getByRole('heading', { level: 2, name: 'Tea at midnight' })).toBeVisible()
    expect(await pageHtml('/blog')).not.toContain('Tea at midnight')
  })

  await test.step('an unfinished service shows gaps, and what is left in the words of the form', async () => {
    await lakeClient.createOrReplace({
      _id: 'drafts.service-night-market',
      _type: 'service',
      title: 'Night Market',
      slug: slug('night-market'),
      layout: 'storyboard',
    })
    // The preview opens the form of a page that it begins with.
    await page.goto('about:blank')
    const frame = await openPreview(page, '/services/night-market')
    const main = frame.locator('main')
    await expect(main).toContainText('[Lead]')
    await expect(documentPane(page).title).toHaveText('Night Market')
    const problems = frame.locator('.preview-problems')
    await expect(problems).toContainText(/Not finished: \d+ things to write/)
    await expect(problems).toContainText('Night Market: still to write')
    await expect(problems).toContainText('Menu line')
    await expect(problems).not.toContainText(/menuLine|expected/)
    await documentPane(page).pane.getByTestId('field-lead').getByRole('textbox').fill('Hot tea.')
    await expect(main).toContainText('Hot tea.')
    // On a phone most of the page is seen.
    await page.getByRole('button', { name: 'Toggle viewport size' }).click()
    const preview = page.locator('iframe')
    await expect.poll(async () => (await preview.boundingBox())?.width).toBeLessThan(500)
    const [list, whole] = [await problems.boundingBox(), await preview.boundingBox()]
    expect((list?.height ?? 0) / (whole?.height ?? 1)).toBeLessThan(0.35)
  })
  // The page requested the published page of its address, which does not exist.
  expect(complained).toContain(`404 ${site.url}/services/tea-rooms`)
  expectMessages(complained, '404')
})
