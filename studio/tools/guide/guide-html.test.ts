import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { guideHtml } from './guide-html.ts'

const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8')
const html = guideHtml(readme, (path) => `/static/${path.split('/').at(-1)}`)

it('is the part for editors, with its pictures', () => {
  expect(html).toContain('<h2 id="4-publish"')
  expect(html).toMatch(/<img src="\/static\/overview\.png" alt="“The site”/)
  expect(html).not.toContain('For developers')
  expect(html).not.toContain('src="docs/')
})

it('has a heading for each of its links, and leads nowhere else', () => {
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(links.length).toBeGreaterThan(4)
  const names = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, name]) => `#${name}`))
  const lost = links.filter((href = '') => !names.has(href) && !/^https?:/.test(href))
  expect(lost).toEqual([])
})
