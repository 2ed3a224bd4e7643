import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InSite } from '../../tests/in-site.tsx'
import { SiteProvider } from '../routing/site-context.tsx'
import { BlogPage } from './blog/blog-page.tsx'
import { CareersPage } from './careers/careers-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { PortfolioPage } from './portfolio/portfolio-page.tsx'
import { wordsIn } from './words-in.ts'

const { content } = await load({ settings: readSettings({ CONTENT_SOURCE: 'seed' }) })
const { site, home, careers } = content

/** As the prerender gives a picture to a page; here only its words matter. */
const withSitePicture = <Item extends { image: { alt: string } }>(item: Item) => ({
  ...item,
  image: { alt: item.image.alt, src: '', srcSet: null, width: 3, height: 2, focus: null },
})
const blog = { ...content.blog, posts: content.blog.posts.map(withSitePicture) }
const portfolio = {
  ...content.portfolio,
  projects: content.portfolio.projects.map(withSitePicture),
}

const htmlOf = (page: ReactNode) =>
  renderToStaticMarkup(
    <InSite>
      <SiteProvider site={site}>{page}</SiteProvider>
    </InSite>,
  )

/** What stands there in another form, or in place of a list that is empty. */
const elsewhere = ['headline', 'whenEmpty', 'publishedAt', 'datePosted', 'validThrough']

test.each([
  { name: 'home', content: home, page: <HomePage content={home} /> },
  { name: 'careers', content: careers, page: <CareersPage content={careers} /> },
  { name: 'blog', content: blog, page: <BlogPage content={blog} /> },
  { name: 'portfolio', content: portfolio, page: <PortfolioPage content={portfolio} /> },
])('$name shows every word that editors write for it', ({ content, page }) => {
  const html = htmlOf(page)
  const words = wordsIn(content, elsewhere)
  expect(words.length).toBeGreaterThan(5)
  expect(words.filter((text) => !html.includes(renderToStaticMarkup(text)))).toEqual([])
})
