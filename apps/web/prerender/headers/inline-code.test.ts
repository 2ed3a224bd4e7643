import { expect, test } from 'vitest'
import { checkInlineCode } from './inline-code.ts'

const known = { scripts: ['run()'], styles: ['b{}'] }
const check = (html: string) => () => checkInlineCode('/about', html, known)

test('known code and data pass', () => {
  const html =
    '<style>b{}</style><p title="a">style="x" onload="y"</p><script data-entry="/a.js">run()</script><script type="application/ld+json">{}</script><script type="application/json" id="page-data">{}</script>'
  expect(check(html)).not.toThrow()
})

test.each([
  ['<script>walk()</script>', /page \/about holds a script \('sha256-.*walk\(\)/],
  ['<script type="module">walk()</script>', /a script/],
  ['<style>i{}</style>', /a style/],
  ['<p class="a" style="color:red">', /a style attribute/],
  ['<svg><path style="--x:1px"/></svg>', /a style attribute/],
  ['<a href="/" onclick="run()">', /a onclick attribute/],
])('%s is refused', (html, message) => {
  expect(check(html)).toThrow(message)
})
