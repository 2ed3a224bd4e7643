import { join } from 'node:path'
import { readSettings } from '@kitewright/content-loader/settings'
import { toMarkdownFile } from '@kitewright/site-engine/program'
import { describe, expect, test } from 'vitest'
import { buildPages } from '#app/app/routes.tsx'
import { renderSocialTags } from '#app/document/page-html.ts'
import { buildConfig } from '#app/entry-server.ts'
import type { InlinedData, PageData, PageName } from '#app/routing/page-content.ts'
import { EVERY_BLOCK, loadWithLandingPages, shuffledPages } from '../../tests/landing-pages.ts'
import { sitePictures } from '../../tests/seed-snapshot.ts'
import { escapeXml } from './feeds.tsx'
import { buildJobPosting } from './job-posting.ts'
import { siteFiles } from './site-files.ts'
import { buildStructuredData } from './structured-data.ts'

const settings = readSettings({ PUBLIC_SITE_URL: 'https://kitewright.example' })
const snapshot = await loadWithLandingPages({ ...settings, contentSource: 'seed' })
const { content } = await sitePictures(snapshot, join(import.meta.dirname, '../../.cache'))
const config = { ...buildConfig(settings, snapshot.loadedAt), art: '/art/1' }
const pages = buildPages(content)
/** One page is hidden from search engines. */
const listed = pages.filter(({ meta }) => meta.path !== `/${shuffledPages[0]}`)
const { site } = content
const { blog, posts } = content
const files = siteFiles({ site, config, pages, blog, posts })

const inlined = (data: PageData): InlinedData => ({ site, config, data })
const buildGraph = (data: PageData) => buildStructuredData(inlined(data))['@graph']

function pageNamed(name: PageName): PageData {
  const found = pages.find((page) => page.page === name)
  if (!found) throw new Error(`No page ${name}`)
  return found
}

const thing = (data: PageData, type: string) =>
  buildGraph(data).find((candidate) => candidate['@type'] === type)

describe('structured data', () => {
  test.each(pages.map((page) => [page.meta.path, page] as const))(
    '%s names company, site and page',
    (_path, page) => {
      const types = buildGraph(page).map((candidate) => candidate['@type'])
      expect(types).toContain('Organization')
      expect(types).toContain('WebSite')
      expect(types.some((type) => type.endsWith('Page'))).toBe(true)
      expect(types.includes('BreadcrumbList')).toBe(page.page !== 'home')
      expect(JSON.stringify(buildGraph(page))).not.toMatch(/undefined|null/)
    },
  )

  test('breadcrumbs of a post lead from home, counted from 1', () => {
    const page = pageNamed('post')
    const list = thing(page, 'BreadcrumbList') as
      | { itemListElement: { position: number; item: string }[] }
      | undefined
    expect(list?.itemListElement).toMatchObject([
      { position: 1, item: 'https://kitewright.example/' },
      { position: 2, item: 'https://kitewright.example/blog' },
      { position: 3, item: `https://kitewright.example${page.meta.path}` },
    ])
  })

  test('the company has its registration numbers once Settings have them', () => {
    const page = pageNamed('contact')
    const numbers = {
      registeredAddress: '12 Kite Road, Bangalore 560001',
      cin: 'U72200KA2020PTC123456',
      gstin: '29ABCDE1234F1Z5',
    }
    const company = (settings: InlinedData['site']['settings']) =>
      buildStructuredData({ ...inlined(page), site: { ...site, settings } })['@graph'][0]
    expect(company({ ...site.settings, ...numbers })).toMatchObject({
      location: { '@type': 'Place', address: numbers.registeredAddress },
      identifier: { propertyID: 'CIN', value: numbers.cin },
      vatID: numbers.gstin,
    })
    const unfilled = { ...site.settings, registeredAddress: null, cin: null, gstin: null }
    expect(company(unfilled)).not.toHaveProperty('vatID')
  })

  test('the portfolio lists its builds as works, each at its showcase', () => {
    const list = thing(pageNamed('portfolio'), 'ItemList') as
      | { itemListElement: { item: { '@type': string; url: string; name: string } }[] }
      | undefined
    expect(list?.itemListElement.map(({ item }) => item)).toMatchObject(
      content.portfolio.projects.map(({ title, slug }) => ({
        '@type': 'CreativeWork',
        name: title,
        url: `https://kitewright.example/portfolio#${slug}`,
      })),
    )
  })

  test('home answers every question', () => {
    const faq = thing(pageNamed('home'), 'FAQPage') as
      | { mainEntity: { name: string }[] }
      | undefined
    expect(faq?.mainEntity.map((entity) => entity.name)).toEqual(
      content.home.faq.questions.map((entry) => entry.question),
    )
  })

  test('an opening is announced only when the day it was posted is known', () => {
    const careers = pageNamed('careers')
    expect(thing(careers, 'JobPosting')).toBeUndefined()
    const [job] = content.careers.jobs
    if (!job) throw new Error('The seed has no jobs')
    expect(buildJobPosting(inlined(careers), { ...job, datePosted: '2026-11-01' })).toMatchObject([
      {
        url: expect.stringMatching(new RegExp(`/careers#${job.slug}$`)),
        title: job.title,
        datePosted: '2026-11-01',
        jobLocationType: 'TELECOMMUTE',
      },
    ])
  })

  test('an opening has its workplace, its country and the last moment to apply', () => {
    const careers = pageNamed('careers')
    const [job] = content.careers.jobs
    if (!job) throw new Error('The seed has no jobs')
    const build = (fields: Partial<typeof job>) =>
      buildJobPosting(inlined(careers), { ...job, datePosted: '2026-11-01', ...fields })[0]
    expect(
      build({ workplace: 'office', location: 'Bangalore (on site, not remote)', country: 'India' }),
    ).toMatchObject({
      jobLocation: {
        address: { addressLocality: 'Bangalore (on site, not remote)', addressCountry: 'India' },
      },
    })
    expect(build({ workplace: 'remote', country: 'Germany' })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'Germany' },
    })
    expect(build({ workplace: null, location: 'Not remote' })).not.toHaveProperty('jobLocationType')
    expect(build({ validThrough: '2026-12-31' })).toMatchObject({
      validThrough: '2026-12-31T23:59:59+05:30',
    })
  })

  test('a post has a person or a desk as its author, and no change before its day', () => {
    const [post] = content.posts
    if (!post) throw new Error('The seed has no posts')
    const page = pages.find(({ meta }) => meta.path === `/blog/${post.slug}`)
    if (page?.page !== 'post') throw new Error('The post has no page')
    const build = (fields: object) =>
      thing({ ...page, content: { ...page.content, ...fields } }, 'BlogPosting')
    expect(build({ author: 'Asha Rao', writer: null })?.author).toEqual({
      '@type': 'Person',
      name: 'Asha Rao',
    })
    expect(
      build({
        publishedAt: '2026-11-05',
        publishedTime: '10:00',
        _updatedAt: '2026-11-01T04:30:00Z',
      }),
    ).toMatchObject({
      datePublished: '2026-11-05T10:00:00+05:30',
      dateModified: '2026-11-05T10:00:00+05:30',
    })
  })

  test('every post is announced with its day', () => {
    expect(thing(pageNamed('blog'), 'Blog')?.blogPost).toMatchObject(
      posts.map(({ slug, publishedAt }) => ({
        url: `https://kitewright.example/blog/${slug}`,
        datePublished: publishedAt,
      })),
    )
    const page = pages.find(({ meta }) => meta.path === `/blog/${posts[0]?.slug}`)
    expect(page && thing(page, 'BlogPosting')).toMatchObject({
      headline: posts[0]?.title,
      author: { '@type': 'Organization', name: posts[0]?.author },
      articleBody: expect.stringContaining('Find the list of what you will get.'),
    })
  })
})

describe('files by which the site is found', () => {
  test('the sitemap lists every page once, with a day', () => {
    const urls = [
      ...(files['/sitemap.xml'] ?? '').matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)</g),
    ]
    expect(urls.map(([, url]) => url)).toEqual(
      listed.map((page) => `https://kitewright.example${page.meta.path}`),
    )
  })

  test('a noindex page says so and is in no sitemap', () => {
    const [post, ...others] = posts
    if (!post) throw new Error('The seed has no posts')
    const about = { ...content.about, meta: { ...content.about.meta, noindex: true } }
    const hidden = { ...content, about, posts: [{ ...post, noindex: true }, ...others] }
    const pages = buildPages(hidden)
    const files = siteFiles({ site, config, pages, blog, posts: hidden.posts })
    const paths = [`/blog/${post.slug}`, '/about']
    for (const path of paths) {
      expect(files['/sitemap.xml']).not.toContain(`${path}<`)
      expect(files['/llms.txt']).not.toContain(`${path}.md)`)
    }
    expect(files['/feed.xml']).toContain(`/blog/${post.slug}<`)
    const noindexPages = pages.filter((data) =>
      renderSocialTags(inlined(data)).includes('"noindex"'),
    )
    expect(noindexPages.map(({ meta }) => meta.path).toSorted()).toEqual(
      [...paths, `/${shuffledPages[0]}`].toSorted(),
    )
  })

  test('robots.txt points to the sitemap', () => {
    expect(files['/robots.txt']).toContain('Sitemap: https://kitewright.example/sitemap.xml')
  })

  test('both feeds hold the posts', () => {
    expect(JSON.parse(files['/feed.json'] ?? '').items).toHaveLength(content.blog.posts.length)
    expect(files['/feed.xml']?.match(/<item>/g)).toHaveLength(content.blog.posts.length)
    // Whole, and with addresses that lead to the site from anywhere.
    expect(files['/feed.xml']).toContain('&lt;h2&gt;The iPhone fine print&lt;/h2&gt;')
    expect(files['/feed.json']).toContain('href=\\"https://kitewright.example/services/')
  })

  test('a post in a feed has its live time, a stable id and absolute links', () => {
    const [post] = posts
    if (!post) throw new Error('The seed has no posts')
    const link = { _type: 'link' as const, _key: 'l', href: '#part-price' }
    const words = { _type: 'span' as const, _key: 's', text: 'Price', marks: ['l'] }
    const line = { _type: 'block' as const, _key: 'b', children: [words], markDefs: [link] }
    const many = Array.from({ length: 30 }, (_, index) => ({
      ...post,
      _id: `post-${index}`,
      publishedAt: '2026-10-27',
      publishedTime: index === 0 ? '18:30' : null,
      _updatedAt: '2026-10-26T00:00:00Z',
      body: [line],
    }))
    const files = siteFiles({ site, config, pages, blog, posts: many })
    const { items } = JSON.parse(files['/feed.json'] ?? '')
    expect(items).toHaveLength(20)
    expect(items.slice(0, 2)).toMatchObject([
      { id: 'post-0', date_published: '2026-10-27T13:00:00.000Z' },
      {
        id: 'post-1',
        date_published: '2026-10-26T18:30:00.000Z',
        date_modified: '2026-10-26T18:30:00.000Z',
      },
    ])
    expect(items[0].content_html).toContain(`/blog/${post.slug}#part-price"`)
    expect(files['/feed.xml']).toContain('<guid isPermaLink="false">post-0</guid>')
    expect(files['/feed.xml']).toContain('<pubDate>Tue, 27 Oct 2026 13:00:00 GMT</pubDate>')
    expect(files['/feed.xml']?.match(/<item>/g)).toHaveLength(20)
  })

  test('llms.txt links every page as Markdown', () => {
    for (const { meta } of listed)
      expect(files['/llms.txt']).toContain(
        `(https://kitewright.example${toMarkdownFile(meta.path)})`,
      )
  })

  test('markup in content cannot leave its element', () => {
    expect(escapeXml('</title><x a="b">&\u0000')).toBe(
      '&lt;/title&gt;&lt;x a=&quot;b&quot;&gt;&amp;',
    )
  })
})

test('noindex pages are in no machine-readable list; feeds have no landing page', () => {
  expect(listed).toHaveLength(pages.length - 1)
  for (const text of Object.values(files)) expect(text).not.toContain(`/${shuffledPages[0]}`)
  expect(files['/sitemap.xml']).toContain(`/${EVERY_BLOCK}<`)
  expect(`${files['/feed.xml']}${files['/feed.json']}`).not.toContain(EVERY_BLOCK)
})
