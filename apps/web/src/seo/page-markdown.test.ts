import { join } from 'node:path'
import { readSettings } from '@kitewright/content-loader/settings'
import { formatPrice } from '@kitewright/content-rules/price'
import { expect, test } from 'vitest'
import { buildPages } from '#app/app/routes.tsx'
import { buildConfig } from '#app/entry-server.ts'
import { collectTexts } from '#app/pages/collect-texts.ts'
import { loadWithLandingPages } from '../../tests/landing-pages.ts'
import { sitePictures } from '../../tests/seed-snapshot.ts'
import { omittedFields, renderPageMarkdown } from './page-markdown.ts'

const settings = readSettings({ PUBLIC_SITE_URL: 'https://kitewright.example' })
const snapshot = await loadWithLandingPages({ ...settings, contentSource: 'seed' })
const { content } = await sitePictures(snapshot, join(import.meta.dirname, '../../.cache'))
const config = { ...buildConfig(settings, snapshot.loadedAt), art: '/art/1' }
const pages = buildPages(content)
const render = (data: (typeof pages)[number]) =>
  renderPageMarkdown({ site: content.site, config, data })

/** Without escapes and line breaks. */
const toWords = (text: string) => text.replace(/\\/g, '').replace(/\s+/g, ' ').trim()

test.each(pages.map((page) => [page.meta.path, page] as const))(
  '%s has all texts of the page',
  (_path, page) => {
    const markdown = toWords(render(page))
    const missing = collectTexts(page.content, omittedFields).filter(
      (text) => !markdown.includes(toWords(text)),
    )
    expect(missing).toEqual([])
  },
)

test('a service has its prices, its terms and whole addresses', () => {
  const page = pages.find(({ meta }) => meta.path === '/services/web-development')
  if (!page || !('tiers' in page.content)) throw new Error('The seed has no such service')
  const markdown = render(page)
  expect(markdown).toMatch(/^# Web Development\n\n> /)
  for (const tier of page.content.tiers) {
    expect(markdown).toContain(`| ${tier.name} | ${formatPrice(tier)} |`)
  }
  expect(markdown).toContain('A 30-day bug-fix warranty after handover.')
  expect(markdown).toContain('](https://kitewright.example/services/web-development)')
  expect(markdown).not.toMatch(/\]\(\//)
})
