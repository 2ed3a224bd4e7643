import { readSettings } from '@kitewright/content-loader/settings'
import { isFields } from '@kitewright/content-rules/check'
import { expect, test } from 'vitest'
import { buildPages } from '#app/app/routes.tsx'
import { renderPage } from '#app/document/render-page.tsx'
import { withPictures } from '#app/document/with-pictures.ts'
import { fakePictures } from '#app/pages/collect-texts.ts'
import { config } from '../../../../tests/in-site.tsx'
import { homeWithBlocks, loadWithLandingPages } from '../../../../tests/landing-pages.ts'

/** The headings of home, from top to bottom. */
async function getHeadings(changed: Parameters<typeof loadWithLandingPages>[1]) {
  const loaded = await loadWithLandingPages(readSettings({ CONTENT_SOURCE: 'seed' }), changed)
  const content = await withPictures(loaded.content, fakePictures)
  const [home] = buildPages(content)
  if (home?.page !== 'home') throw new Error('Home is not the first page')
  const { body } = await renderPage({ site: content.site, config, data: home })
  expect(body).not.toMatch(/<template id="(B|P):|<!--\$\?-->/)
  return [...body.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words = '']) =>
    words.replace(/<[^>]+>/g, ''),
  )
}

test('blocks between the sections of home are rendered, and those keep their order', async () => {
  const before = await getHeadings([])
  const own = await getHeadings([homeWithBlocks])
  expect(own.filter((heading) => before.includes(heading))).toEqual(before)
  const added = ['What it costs', 'Why now', 'Ask before Diwali', 'Send an enquiry']
  expect(own.filter((heading) => !before.includes(heading))).toEqual(added)
  expect(own.slice(0, 2)).toEqual(added.slice(0, 2))
  const questions = homeWithBlocks.faq
  if (!isFields(questions)) throw new Error('Home has no questions')
  expect(own.indexOf('Ask before Diwali')).toBe(own.indexOf(String(questions.heading)) + 1)
})
