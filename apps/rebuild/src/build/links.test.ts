import { describe, expect, it } from 'vitest'
import { extractChunks, extractLinks } from './verify.ts'

describe('extractLinks', () => {
  const links = (html: string) => [...extractLinks(html, 'https://kitewright.example')]

  it.each([
    ['<a href="/about#team">', '/about'],
    ['<a class="x" href="/blog?a=1&amp;b=2">', '/blog'],
    ['<link rel="canonical" href="https://kitewright.example/contact"/>', '/contact'],
    [
      '<meta property="og:image" content="https://kitewright.example/social/a.png">',
      '/social/a.png',
    ],
    ['<use href="/art/1/kites.svg#icon-x"></use>', '/art/1/kites.svg'],
    [
      '<video src="/assets/film.mp4" poster="/assets/film.webp">',
      '/assets/film.mp4,/assets/film.webp',
    ],
    ['<img srcSet="/a.avif 1x, /b.avif 2x">', '/a.avif,/b.avif'],
    ['<style>@font-face{src:url(/assets/a.woff2)}</style>', '/assets/a.woff2'],
    [
      '<script>for(const h of ["/assets/a.js"])import("/assets/b.js")</script>',
      '/assets/a.js,/assets/b.js',
    ],
    ['<a href="/r%C3%A9sum%C3%A9">', '/résumé'],
  ])('finds what %s points to', (html, expected) => {
    expect(links(html).join()).toBe(expected)
  })

  it.each([
    '<a href="#main">',
    '<a href="mailto:a@b.example">',
    '<a href="https://x.com/kitewright">',
    '<a href="//other.example/x">',
    '<meta name="description" content="Pages / minute">',
    '<img src="data:image/gif;base64,R0">',
  ])('leaves %s alone', (html) => {
    expect(links(html)).toEqual([])
  })
})

describe('extractChunks', () => {
  it('finds imports beside the script and paths from the root', () => {
    const script = 'import{a}from"./a-1.js";import(`./b-2.js`);["assets/c-3.css"];x="./not a file"'
    expect([...extractChunks(script)]).toEqual([
      '/assets/a-1.js',
      '/assets/b-2.js',
      '/assets/c-3.css',
    ])
  })
})
