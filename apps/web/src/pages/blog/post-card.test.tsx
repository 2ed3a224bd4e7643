import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageContent } from '#app/routing/page-content.ts'
import { InSite } from '../../../tests/in-site.tsx'
import { seedSnapshot } from '../../../tests/seed-snapshot.ts'
import { PostCard } from './post-card.tsx'

// A post of the seed, so that new fields are in it too.
const { content } = seedSnapshot
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
  minutes: 6,
  image: { alt: 'A kite', src: '/cover.svg', srcSet: null, width: 960, height: 540, focus: null },
}

const markup = (changes: Partial<typeof post>) =>
  renderToStaticMarkup(
    <InSite>
      <PostCard post={{ ...post, ...changes }} isLead={false} />
    </InSite>,
  )

test('a post links to its page, and keeps the id that earlier links use', () => {
  const html = markup({})
  expect(html).toContain('href="/blog/reading-a-quote"')
  expect(html).toContain('id="reading-a-quote"')
  expect(html).toContain('27 October 2026</time><span>6 min read</span>')
})

test("a picture keeps the editor's focus point in view", () => {
  const image = { ...post.image, focus: { x: 90, y: 10 } }
  expect(markup({ image })).toContain('style="object-position:90% 10%"')
  expect(markup({})).not.toContain('style=')
})
