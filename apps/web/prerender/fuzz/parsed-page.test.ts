import { expect, test } from 'vitest'
import { parsedPage, xmlFault } from './parsed-page.ts'

test.each([
  ['<a href="javascript:alert(1)">', 'a href=javascript:alert(1)'],
  ['<a href="//evil.example">', 'a href=//evil.example'],
  ['<img src="data:image/svg+xml,x">', 'img src=data:image/svg+xml,x'],
  ['<p onclick="alert(1)">', 'p onclick=alert(1)'],
  ['<iframe srcdoc="x"></iframe>', 'iframe srcdoc=x'],
  ['<meta http-equiv="refresh">', 'meta http-equiv=refresh'],
])('finds the danger in %s', (html, danger) => {
  expect(parsedPage(`<!doctype html><body>${html}`).dangers).toEqual([danger])
})

test('sees an element that broke out of a script with data', () => {
  const page = (text: string) =>
    parsedPage(`<!doctype html><script type="application/json" id="page-data">${text}</script>`)
  expect(page('{"a":"\\u003c/script>"}').data['page-data']).toBe('{"a":"\\u003c/script>"}')
  expect(page('{"a":"</script><b>"}').structure).toContain('b[]')
  expect(page('{"a":"<!--<script>"}').data['page-data']).not.toBe('{"a":"<!--<script>"}')
})

test.each([
  '<a><b>x</a></b>',
  '<a>',
  '<a>&nbsp;</a>',
  '<a>1 < 2</a>',
  '<a>]]></a>',
  '<a>\u0001</a>',
])('finds the fault in %s', (xml) => expect(xmlFault(xml)).toBeDefined())
