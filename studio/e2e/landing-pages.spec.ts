import { join } from 'node:path'
import { blockNames } from '@kitewright/web/blocks/registry'
import type { FileChooser, FrameLocator } from '@playwright/test'
import { expectMessages } from './console-messages.ts'
import { lakeClient } from './content-lake.ts'
import { documentPane, goTo, openDocument } from './document-pane.ts'
import { expect, test } from './editor.ts'
import { site } from './hosts.ts'
import { expectSiteText, pageHtml } from './public-site.ts'

const id = 'landingPage-diwali'
const path = '/diwali-launch'

const film = join(
  import.meta.dirname,
  '../../apps/web/src/pages/home/hero/film/hero-mobile.av1.webm',
)

const headline = (impact: string, effort: string) => ({ _type: 'headline', impact, effort })

/** After an editor's first five minutes: the page is named, and ends with a call to action. */
const draft = {
  _id: `drafts.${id}`,
  _type: 'landingPage',
  title: 'Diwali launch',
  slug: { _type: 'slug', current: path.slice(1) },
  headline: headline('Paid before', 'the lamps are lit.'),
  lead: 'A shop that takes UPI, cards and cash on delivery.',
  sections: [
    {
      _key: 'first',
      _type: 'packagesSection',
      heading: 'What it costs',
      service: { _type: 'reference', _ref: 'service-payment-gateway' },
    },
    {
      _key: 'last',
      _type: 'closing',
      headline: headline('Four weeks', 'are enough.'),
      text: 'Say what you sell.',
      primary: {
        _type: 'link',
        label: 'Ask now',
        page: { _type: 'reference', _ref: 'contact' },
      },
    },
  ],
  meta: {
    _type: 'pageMeta',
    title: 'A shop before Diwali',
    description:
      'A shop that takes UPI, cards and cash on delivery, live four weeks after you say yes, at a price that is fixed.',
    socialHeadline: headline('Paid before', 'the lamps are lit.'),
  },
}

/** The frame of the block that begins with these words, as the Studio's overlay knows it. */
const blockWith = (frame: FrameLocator, words: string) =>
  frame.locator('[data-sanity*="path=sections:"]').filter({ hasText: words })

/** The headings of the page, from top to bottom, without the invisible marks. */
const headings = async (frame: FrameLocator) =>
  (await frame.locator('main h2').allInnerTexts()).map((text) => /^[\w ]+/.exec(text)?.[0])

/** Chooses an action of a block's overlay menu, and of its submenu. The menu closes when the page is rendered again. */
async function choose(frame: FrameLocator, words: string, way: readonly string[]) {
  // A busy machine takes seconds to load the pictures of the menu, and an open menu blocks the next attempt.
  const timeout = 20_000
  const block = blockWith(frame, words).first()
  await expect(async () => {
    await block.hover({ position: { x: 12, y: 12 }, timeout })
    await block.click({ button: 'right', position: { x: 12, y: 12 }, timeout })
    for (const item of way) await frame.getByText(item, { exact: true }).click({ timeout })
  }).toPass()
}

test('a page is put together from blocks, ordered in the preview, and live', async ({
  page,
  complained,
}) => {
  await lakeClient.createOrReplace(draft)
  await goTo(page, `/preview?preview=${encodeURIComponent(`${site.url}/preview${path}`)}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('main')).toContainText('Four weeks')
  await expect(frame.locator('sanity-visual-editing')).toBeAttached()
  const landing = documentPane(page)
  await expect(landing.title).toHaveText('Diwali launch')

  await test.step('the menu shows a picture of each block', async () => {
    const list = landing.pane.getByTestId('field-sections')
    await list.getByRole('button', { name: 'Add item' }).click()
    const pictures = page.locator('img[src*="thumbnail"]')
    await expect(pictures).toHaveCount(blockNames.length)
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveJSProperty('complete', true)
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    }
    await page.getByRole('menuitem', { name: 'Text', exact: true }).click()
    await expect(frame.locator('main')).toContainText('[Sample\u00a0text]')
    await list.getByRole('textbox', { name: 'Heading' }).fill('Why now')
    await list.locator('[contenteditable="true"]').first().click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('People buy before the festival, not after it.')
    await expect(frame.locator('main')).toContainText('not after it.')
  })

  await test.step('moves, duplicates and removes a block in the preview', async () => {
    expect(await headings(frame)).toEqual(['What it costs', 'Four weeks', 'Why now'])
    await choose(frame, 'Why now', ['Move', 'Up'])
    await expect.poll(() => headings(frame)).toEqual(['What it costs', 'Why now', 'Four weeks'])
    await choose(frame, 'Why now', ['Duplicate'])
    await expect.poll(async () => (await headings(frame)).length).toBe(4)
    await choose(frame, 'Why now', ['Remove'])
    await expect.poll(async () => (await headings(frame)).length).toBe(3)
  })

  await test.step('each of them is undone', async () => {
    const notice = page.getByText('Block removed')
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(async () => (await headings(frame)).length).toBe(4)
    await landing.title.click()
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => headings(frame)).toEqual(['What it costs', 'Why now', 'Four weeks'])
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => headings(frame)).toEqual(['What it costs', 'Four weeks', 'Why now'])
    await choose(frame, 'Why now', ['Move', 'Up'])
    await expect.poll(() => headings(frame)).toEqual(['What it costs', 'Why now', 'Four weeks'])
  })

  await test.step('a new block shows sample words, opens its form, and waits for other words', async () => {
    await choose(frame, 'What it costs', ['Insert after', 'Steps'])
    const sample = frame.getByRole('heading', { name: '[Sample\u00a0heading]' })
    await expect(sample).toBeInViewport()
    await expect(frame.locator('.preview-problems')).toBeHidden()
    const heading = landing.pane
      .getByRole('group', { name: 'Block 2' })
      .getByRole('textbox', { name: 'Heading' })
    await expect(heading).toHaveValue('[Sample heading]')
    await landing.expectRejection(/Blocks \(\d+\): These are sample words\. Write your own\./)
    await choose(frame, '[Sample\u00a0heading]', ['Remove'])
    await expect(sample).toHaveCount(0)
  })

  await test.step('a block added while another form is open gets sample words too', async () => {
    const shown = encodeURIComponent(`${site.url}/preview${path}`)
    await goTo(page, `/preview/job/job-backend-engineer?preview=${shown}`)
    await expect(landing.title).toHaveText('Backend Engineer')
    const bare = { _key: 'bare', _type: 'textSection' }
    await lakeClient.patch(`drafts.${id}`).append('sections', [bare]).commit()
    const added = `sections[_key == "bare"]`
    const heading = () => lakeClient.fetch(`*[_id == "drafts.${id}"][0].${added}[0].heading`)
    await expect.poll(heading).toBe('[Sample heading]')
    await lakeClient.patch(`drafts.${id}`).unset([added]).commit()
    await goTo(page, `/preview/landingPage/${id}?preview=${shown}`)
    await expect(landing.title).toHaveText('Diwali launch')
    await expect(frame.getByRole('heading', { name: '[Sample\u00a0heading]' })).toHaveCount(0)
  })

  await test.step('a click on a block opens its form', async () => {
    await blockWith(frame, 'What it costs').click({ position: { x: 12, y: 12 } })
    await expect
      .poll(() => decodeURIComponent(page.url()))
      .toMatch(/landingPage-diwali.*sections\[_key=="first"\]/)
  })

  await landing.publish()
  await expectSiteText(path, 'not after it.')
  const html = await pageHtml(path)
  expect(html.indexOf('What it costs')).toBeLessThan(html.indexOf('Why now'))
  expect(html.indexOf('Why now')).toBeLessThan(html.indexOf('are enough.'))
  expect(await pageHtml('/sitemap.xml')).toContain(`${site.url}${path}<`)

  await test.step('another address, kept from search engines', async () => {
    const form = await openDocument(page, `landingPages;${id}`)
    await form.pane.getByRole('tab', { name: 'Address and end' }).click()
    await form.field('Address').fill('contact')
    await expect(form.pane).toContainText('/contact is reserved for the site')
    await form.field('Address').fill('diwali-shop')
    await form.pane.getByRole('tab', { name: 'Search', exact: true }).click()
    await form.pane.getByText('Keep out of search', { exact: true }).click()
    await form.publishButton.click()
    await page.getByRole('button', { name: 'Yes, publish' }).click()
    await expectSiteText('/diwali-shop', 'not after it.')
    expect(await pageHtml('/diwali-shop')).toContain('name="robots" content="noindex"')
    expect(await pageHtml('/sitemap.xml')).not.toContain('diwali')
    expect((await fetch(`${site.url}${path}`)).url).toBe(`${site.url}/diwali-shop`)
  })
  // Its address was missing while it was a draft.
  expectMessages(complained, path, 'status of 404')
})

test('an uploaded video plays in the preview and on the site, and one of another host in the preview', async ({
  page,
  complained,
}) => {
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' }),
  )
  const image = (await lakeClient.getDocument('project-cold-chain-tracker'))?.image
  const video = (_key: string) => ({ _key, _type: 'videoSection', heading: 'A film', image })
  const outside = { ...video('outside'), video: 'https://vimeo.com/76979871' }
  await lakeClient.createOrReplace({ ...draft, sections: [outside, video('own')] })
  const sectionPath = encodeURIComponent('sections[_key=="own"]')
  const landing = await openDocument(page, `landingPages;${id},path=${sectionPath}`)

  await test.step('the form asks for a file or an address, and for captions', async () => {
    const button = landing.pane.getByTestId('file-input-upload-button-sanity-default')
    const upload = async (...files: Parameters<FileChooser['setFiles']>) => {
      await expect(button).toHaveCount(1)
      const chooser = page.waitForEvent('filechooser')
      await button.click()
      await (await chooser).setFiles(...files)
    }
    await expect(landing.pane).toContainText('Upload a video, or write its address')
    await upload(film)
    await expect(landing.pane).toContainText('Upload captions, or say below')
    await upload({
      name: 'film.vtt',
      mimeType: 'text/vtt',
      buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:10.000\nA kite rises.\n'),
    })
    // An upload ends with its form.
    const query = `*[_id == "drafts.${id}"][0].sections[1].captions.asset->extension`
    await expect.poll(() => lakeClient.fetch(query)).toBe('vtt')
  })

  await test.step('both play in the preview', async () => {
    await goTo(page, `/preview?preview=${encodeURIComponent(`${site.url}/preview${path}`)}`)
    const frame = page.frameLocator('iframe')
    const own = frame.locator('video')
    await expect(own.locator('track')).toBeAttached()
    await own.press('Space')
    await expect
      .poll(() => own.evaluate((it: HTMLVideoElement) => it.currentTime))
      .toBeGreaterThan(0)
    // While the texts can be edited, a click opens the form of the block.
    await page.getByText('Edit', { exact: true }).click()
    const timeout = 5_000
    await expect(async () => {
      await frame.getByRole('link', { name: 'Play on Vimeo' }).click({ timeout })
      const player = frame.frameLocator('main iframe').getByText('The player')
      await expect(player).toBeVisible({ timeout })
    }).toPass()
  })

  await landing.publish()
  await expectSiteText(path, '<track kind="captions"')
  const [, file = ''] = /<video[^>]* src="([^"]+)"/.exec(await pageHtml(path)) ?? []
  expect(file).toMatch(/^\/media\/\w+\.webm$/)
  expect((await fetch(site.url + file)).headers.get('content-type')).toBe('video/webm')
  // Its address was missing while it was a draft.
  expectMessages(complained, path, 'status of 404')
})
