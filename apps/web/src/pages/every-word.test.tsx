import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InSite } from '../../tests/in-site.tsx'
import { seedSnapshot } from '../../tests/seed-snapshot.ts'
import { withPictures } from '../document/with-pictures.ts'
import { SiteProvider } from '../routing/site-context.tsx'
import { BlogPage } from './blog/blog-page.tsx'
import { CareersPage } from './careers/careers-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { PortfolioPage } from './portfolio/portfolio-page.tsx'
import { fakePictures, wordsIn } from './words-in.ts'

const loaded = seedSnapshot

const content = await withPictures(loaded.content, fakePictures)
const { site, home, careers, blog, portfolio } = content

const htmlOf = (page: ReactNode) =>
  renderToStaticMarkup(
    <InSite>
      <SiteProvider site={site}>{page}</SiteProvider>
    </InSite>,
  )

/** Fields that the page shows in another form, or only in some cases. */
const elsewhere = [
  'headline',
  'whenEmpty',
  'publishedAt',
  'datePosted',
  'validThrough',
  // Beside a price per month it would say the same twice.
  'duration',
]

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
