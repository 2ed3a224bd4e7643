import { getPropertyRuns } from '@kitewright/content-rules/testing'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Link, SiteLinksContext } from './link.tsx'

fc.configureGlobal({ numRuns: getPropertyRuns(1_000) })

/** Without a router: a link that read its location would render again on each click. */
const html = (href: string) => renderToStaticMarkup(<Link href={href}>words</Link>)

const addresses = (markup: string) =>
  [...markup.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)

test.each([
  '/contact',
  '#services',
  'https://kitewright.example',
  'mailto:a@b.example',
  'tel:+9180',
])('%s becomes a link', (href) => {
  expect(addresses(html(href))).toEqual([href])
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'https://bank.example@evil.example',
  '',
])('%j becomes plain text', (href) => {
  expect(addresses(html(href))).toEqual([])
  expect(html(href)).toContain('words')
})

test('decides by the path alone whether a page loads as a document', () => {
  const isDocument = vi.fn(() => true)
  renderToStaticMarkup(
    <SiteLinksContext value={{ base: '', isDocument, open() {}, reselect() {} }}>
      <Link href="/book-meeting?topic=apps#calendar">words</Link>
      <Link href="/feed.xml">words</Link>
    </SiteLinksContext>,
  )
  expect(isDocument.mock.calls).toEqual([['/book-meeting']])
})

test('the HTML has only allowed schemes for any address', () => {
  const scheme = fc.constantFrom(
    'javascript:',
    'data:',
    'vbscript:',
    'file:',
    '//',
    '\\\\',
    'blob:',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.tuple(scheme, fc.string()).map((part) => part.join('')),
      ),
      (href) => {
        for (const address of addresses(html(href))) {
          expect(address).toMatch(/^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/i)
        }
      },
    ),
  )
})
