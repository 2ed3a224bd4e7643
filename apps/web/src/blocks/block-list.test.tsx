import { readSettings } from '@kitewright/content-loader/settings'
import { expect, test } from 'vitest'
import { buildPages } from '#app/app/routes.tsx'
import { renderPage } from '#app/document/render-page.tsx'
import { withPictures } from '#app/document/with-pictures.ts'
import { collectTexts, fakePictures } from '#app/pages/collect-texts.ts'
import type { Block } from '#app/routing/page-content.ts'
import { config } from '../../tests/in-site.tsx'
import { EVERY_BLOCK, loadWithLandingPages, shuffle } from '../../tests/landing-pages.ts'

const loaded = await loadWithLandingPages(readSettings({ CONTENT_SOURCE: 'seed' }))
const content = await withPictures(loaded.content, fakePictures)
const found = buildPages(content).find(({ meta }) => meta.path === `/${EVERY_BLOCK}`)
if (found?.page !== 'landing') throw new Error('There is no page with every block')
const page = found
const fullContent = page.content

/** The HTML between header and footer. */
async function getMain(blocks: Block[]) {
  const data = { ...page, content: { ...fullContent, blocks } }
  const { body } = await renderPage({ site: content.site, config, data })
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'))
}

/** The text, then the HTML: some words are in attributes only. */
const readable = (html: string) =>
  [html.replace(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '), html]
    .join('')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

test.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'blocks in any order make a page with one h1, no jump of headings and no id twice (%i)',
  async (seed) => {
    const blocks = shuffle(fullContent.blocks, seed)
    const html = await getMain(blocks)
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [position, level] of levels.entries()) {
      expect(level - (levels[position - 1] ?? level)).toBeLessThanOrEqual(1)
    }
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const headings = blocks.flatMap((block) => ('heading' in block ? [block.heading] : []))
    // A heading may be divided into its sentences.
    const joined = html.replaceAll(/<\/?span[^>]*>/g, '')
    const positions = headings.map((heading) => joined.indexOf(`>${heading}</h2>`))
    expect(positions.every((position) => position > 0)).toBe(true)
    expect(positions).toEqual(positions.toSorted((one, other) => one - other))
  },
)

test.each(fullContent.blocks.map((block) => [block._type, block] as const))(
  'all that is written in a %s is in its page, and nothing is put off to a script',
  async (_, block) => {
    const html = await getMain([block])
    expect(html).not.toMatch(/<template id="(B|P):|<!--\$\?-->/)
    const text = readable(html)
    // Scripts show the next steps and the subject of the enquiry.
    const except = ['next', 'about', 'background', 'space']
    for (const words of collectTexts(block, except)) expect(text).toContain(words)
  },
)

test('an uploaded video plays without a script, and loads nothing before', async () => {
  const film = fullContent.blocks.find(({ _key }) => _key === 'film')
  const html = await getMain(film ? [film] : [])
  const [video = ''] = /<video.*<\/video>/.exec(html) ?? []
  for (const part of [
    ' src="/media/film.webm"',
    ' poster="/picture.svg"',
    ' controls',
    ' playsInline',
    ' preload="none"',
    '<track kind="captions" label="Captions"',
    ' src="/media/film.vtt"',
  ]) {
    expect(video).toContain(part)
  }
  expect(html).not.toContain('<iframe')
})
