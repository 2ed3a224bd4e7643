import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SiteProvider } from '#app/routing/site-context.tsx'
import { InSite } from '../../tests/in-site.tsx'
import { seedSnapshot } from '../../tests/seed-snapshot.ts'
import { BlogPage } from './blog/blog-page.tsx'
import { CareersPage } from './careers/careers-page.tsx'
import { PortfolioPage } from './portfolio/portfolio-page.tsx'

const { content } = seedSnapshot
const { careers, blog, portfolio } = content

const renderHtml = (page: ReactNode) =>
  renderToStaticMarkup(
    <InSite>
      <SiteProvider site={content.site}>{page}</SiteProvider>
    </InSite>,
  )

test.each([
  {
    name: 'openings',
    page: <CareersPage content={{ ...careers, jobs: [] }} />,
    words: 'No openings at the moment.',
    list: 'aria-label="Open positions"',
  },
  {
    name: 'posts',
    page: <BlogPage content={{ ...blog, posts: [] }} />,
    words: 'Nothing to read yet.',
    list: 'class="blog',
  },
  {
    name: 'projects',
    page: <PortfolioPage content={{ ...portfolio, projects: [] }} />,
    words: 'We cannot show our current work yet.',
    list: 'class="portfolio',
  },
])('without $name the page says so in place of the list', ({ page, words, list }) => {
  expect(renderHtml(page)).toContain(words)
  expect(renderHtml(page)).not.toContain(list)
})

test('with openings the page lists them alone', () => {
  const html = renderHtml(<CareersPage content={careers} />)
  expect(html).toContain('aria-label="Open positions"')
  expect(html).not.toContain('No openings at the moment.')
})
