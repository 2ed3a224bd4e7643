import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InSite } from '../../../tests/in-site.tsx'
import { seedSnapshot } from '../../../tests/seed-snapshot.ts'
import { BlogPage } from './blog-page.tsx'

const { blog } = seedSnapshot.content
const image = { alt: '', src: '/cover.svg', srcSet: null, width: 960, height: 540, focus: null }
const posts = blog.posts.map((post) => ({ ...post, image, minutes: 4 }))

const markup = (older: typeof blog.older) =>
  renderToStaticMarkup(
    <InSite>
      <BlogPage content={{ ...blog, posts, older }} />
    </InSite>,
  )

test('posts after the newest are a list of titles with their day, which stays small', () => {
  const older = Array.from({ length: 135 }, (_, index) => ({
    title: `Post ${index}`,
    slug: `post-${index}`,
    publishedAt: '2026-01-02',
  }))
  const html = markup(older)
  expect(html).toMatch(
    /href="\/blog\/post-134"[^>]*><span[^>]*>Post 134<\/span> <time[^>]*>2 January 2026/,
  )
  expect(html.length - markup([]).length).toBeLessThan(135 * 400)
  expect(markup([])).not.toContain('Older posts')
})
