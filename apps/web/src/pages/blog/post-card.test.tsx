import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageContent } from '#app/routing/page-content.ts'
import { InSite } from '../../../tests/in-site.tsx'
import { seedSnapshot } from '../../../tests/seed-snapshot.ts'
import { PostCard } from './post-card.tsx'

// What is added to posts stands in this one too.
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
  image: { alt: 'A kite', src: '/plate.svg', srcSet: null, width: 960, height: 540, focus: null },
}

const markup = (changes: Partial<typeof post>) =>
  renderToStaticMarkup(
    <InSite>
      <PostCard post={{ ...post, ...changes }} isLead={false} />
    </InSite>,
  )

test('a post leads to its page, and stands where earlier links lead', () => {
  const html = markup({})
  expect(html).toContain('href="/blog/reading-a-quote"')
  expect(html).toContain('id="reading-a-quote"')
  expect(html).toContain('27 October 2026</time><span>6 min read</span>')
})

test('a picture keeps in sight what the editor marked', () => {
  const image = { ...post.image, focus: { x: 90, y: 10 } }
  expect(markup({ image })).toContain('style="object-position:90% 10%"')
  expect(markup({})).not.toContain('style=')
})
