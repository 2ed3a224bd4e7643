import { expect, it } from 'vitest'
import { getPageName, shareHtml } from './share-html.ts'

const base = '/drafts/token'
const place = {
  base,
  until: '3 December 2026, 10:00 IST',
  pages: [
    { path: '/services/web', title: 'Web & <b>more</b>' },
    { path: '/', title: 'Home' },
  ],
}
const page = (head: string, body: string) =>
  shareHtml(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, '/', place)

it('removes scripts and metadata of the public page', () => {
  const { html } = page(
    `<script>a</script><link rel="canonical" href="/"><link rel="alternate" href="/feed.xml">
     <link rel="modulepreload" href="/assets/a.js"><link rel="preload" as="script" href="/assets/b.js">
     <meta property="og:image" content="/social/a.png"><meta name="twitter:card" content="summary">
     <meta name="robots" content="all"><meta name="description" content="kept">`,
    '<script type="application/json" id="page-data">{}</script><p>kept too</p>',
  )
  expect(html).not.toMatch(/<script|canonical|alternate|\.js|og:|twitter|feed/)
  expect(html.match(/name="robots" content="([^"]*)"/g)).toEqual([
    'name="robots" content="noindex,nofollow"',
  ])
  expect(html).toContain('content="kept"')
  expect(html).toContain('<p>kept too</p>')
})

it('links to the other pages of the link, and else to the site', () => {
  const { html } = page(
    '',
    '<a href="/services/web?a#b">1</a><a href="/">2</a><a href="/about">3</a><a href="/services">4</a><a href="https://a.example/">5</a>',
  )
  const links = [...html.matchAll(/<a href="([^"]*)">\d/g)].map(([, href]) => href)
  expect(links).toEqual([
    `${base}/services/web?a#b`,
    `${base}/`,
    '/about',
    '/services',
    'https://a.example/',
  ])
})

it('uses its copies of files, in every attribute and style', () => {
  const { html, files } = page(
    '<style>.a{background:url(/art/a.svg)}</style><link rel="stylesheet" href="/assets/a.css">',
    `<img src="/media/a.webp" srcset="/media/a.webp 1x, /media/b.webp 2x"><svg><use href="/art/s.svg#b"></use></svg>
     <p style="--a:url('/art/c.svg')">/media/word.webp</p><noscript><img src="/media/n.webp"></noscript>`,
  )
  expect(files.sort()).toEqual([
    ...['/art/a.svg', '/art/c.svg', '/art/s.svg', '/assets/a.css'],
    ...['/media/a.webp', '/media/b.webp', '/media/n.webp'],
  ])
  expect(html).toContain(`url(${base}/art/a.svg)`)
  expect(html).toContain(`srcset="${base}/media/a.webp 1x, ${base}/media/b.webp 2x"`)
  expect(html).toContain(`href="${base}/art/s.svg#b"`)
  expect(html).toContain('>/media/word.webp<')
})

it('disables forms, and shows the draft bar with the end of the link and its pages', () => {
  const { html } = page('', '<form><input><button type="submit">Send</button></form>')
  expect(html).toContain('<button type="submit" disabled="">')
  const bar = html.slice(html.indexOf('<aside'))
  expect(bar).toContain('Draft, not published.')
  expect(bar).toContain('3 December 2026, 10:00 IST')
  expect(bar).toContain('2 pages')
  expect(bar).toContain('Web &amp; &lt;b&gt;more&lt;/b&gt;')
  expect(bar).toContain(`<a href="${base}/" aria-current="page">Home</a>`)
})

it.each([
  ['/', 'Custom Software | Kitewright', 'Home'],
  ['/services/web', 'Web &amp; Apps | Kitewright', 'Web & Apps'],
  ['/services/web', 'A | B | Kitewright', 'A | B'],
  ['/services/web', '', '/services/web'],
])('a page at %s with the title “%s” is called “%s”', (path, title, name) => {
  expect(getPageName(path, `<head><title>${title}</title></head>`)).toBe(name)
})
