import { expect, test } from 'vitest'
import { buildContentSecurityPolicy } from './content-security-policy.ts'
import { checkInlineCode, extractInlineCode, parseAllowedInlineCode } from './inline-code.ts'

const known = { scripts: ['run()'], styles: ['b{}'] }
const check = (html: string) => () => checkInlineCode('/about', html, known)

test('accepts known code and data', () => {
  const html =
    '<style>b{}</style><p title="a" style="--x:1">style="x" onload="y"</p><script data-entry="/a.js">run()</script><script type="application/ld+json">{}</script><script type="application/json" id="page-data">{}</script>'
  expect(check(html)).not.toThrow()
})

test.each([
  ['<script>walk()</script>', /page \/about holds a script \('sha256-.*walk\(\)/],
  ['<script type="module">walk()</script>', /a script/],
  ['<style>i{}</style>', /a style/],
  ['<a href="/" onclick="run()">', /the handler onclick/],
  ['<svg><path style="--x:1px" onload="run()"/></svg>', /the handler onload/],
])('rejects %s', (html, message) => {
  expect(check(html)).toThrow(message)
})

test('a policy allows only the code that it was made for', () => {
  const allowed = parseAllowedInlineCode(buildContentSecurityPolicy(known))
  const isAllowed = (html: string) => extractInlineCode(html).every((code) => allowed.has(code))
  expect(isAllowed('<style>b{}</style><script data-a="1">run()</script>')).toBe(true)
  expect(isAllowed('<script type="application/ld+json">{}</script>')).toBe(true)
  for (const html of ['<script>b{}</script>', '<style>run()</style>', '<p onclick="run()">']) {
    expect(isAllowed(html), html).toBe(false)
  }
})
