import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageContent } from '#app/routing/page-content.ts'
import { InSite } from '../../../tests/in-site.tsx'
import { PostCard } from './post-card.tsx'

const paragraph = {
  _key: 'a',
  _type: 'block' as const,
  children: [{ _key: 'b', _type: 'span' as const, text: 'Find the list.' }],
}

// What is added to posts stands in this one too.
const { content } = await load({ settings: readSettings({ CONTENT_SOURCE: 'seed' }) })
const [written] = content.blog.posts
if (!written) throw new Error('The seed has no post')

const post: PageContent['blog']['posts'][number] = {
  ...written,
  _id: 'post-reading-a-quote',
  _updatedAt: '2026-10-27T00:00:00Z',
  title: 'Reading a quote',
  slug: 'reading-a-quote',
  description: 'Six things to check.',
  author: 'Projects Desk',
  publishedAt: '2026-10-27',
  image: { alt: 'A kite', src: '/plate.svg', srcSet: null, width: 960, height: 540, focus: null },
  body: [paragraph],
}

const markup = (changes: Partial<typeof post>, isOpen?: boolean) =>
  renderToStaticMarkup(
    <InSite>
      <PostCard post={{ ...post, ...changes }} isLead={false} isOpen={isOpen} />
    </InSite>,
  )

test('the day is written out and can be read by machines', () => {
  expect(markup({})).toContain('<time dateTime="2026-10-27">27 October 2026</time>')
})

test('a post with a body has a link that the address bar can hold', () => {
  const html = markup({})
  expect(html).toContain('href="#reading-a-quote"')
  expect(html).toContain('id="reading-a-quote"')
  expect(html).toContain('Find the list.')
})

test('a post says whether it is open as soon as that is known', () => {
  expect(markup({})).not.toContain('aria-expanded')
  expect(markup({}, false)).toContain('aria-expanded="false"')
  expect(markup({}, true)).toContain('aria-expanded="true"')
})

test('a picture keeps in sight what the editor marked', () => {
  const image = { ...post.image, focus: { x: 90, y: 10 } }
  expect(markup({ image })).toContain('style="object-position:90% 10%"')
  expect(markup({})).not.toContain('style=')
})

test('a post without a body is a card alone', () => {
  const html = markup({ body: null })
  expect(html).toContain('Six things to check.')
  expect(html).not.toContain('<a ')
})
