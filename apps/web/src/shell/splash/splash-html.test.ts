import { expect, test } from 'vitest'
import { splashHtml } from './splash-html.ts'

const art = '/art/1a2b'
const messages = ['Cutting the paper', 'Bending the bow', 'Letting out line']

test('"never" leaves nothing in the document', () => {
  expect(splashHtml({ show: 'never', messages }, art)).toBe('')
})

test('the overlay has the five parts of the mark in two sets of colours, and a way out', () => {
  const html = splashHtml({ show: 'every-load', messages }, art)
  expect(html.match(/class="splash__part /g)).toHaveLength(10)
  expect(html).toMatch(/<button[^>]*>Skip intro<\/button>/)
})

test('the script is whole and holds no types, comments or foreign names', () => {
  const script = splashHtml({ show: 'first-page', messages }, art).match(
    /<script [^>]*>(.*)<\/script>/s,
  )?.[1]
  expect(script).toBeDefined()
  expect(() => new Function(String(script))).not.toThrow()
  expect(script).not.toMatch(/\/\/|__vite|import/)
})

test('a message cannot end the script', () => {
  const html = splashHtml({ show: 'every-load', messages: ['</script><b>'] }, art)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
})

test('the same script plays any messages, from its attribute', () => {
  const script = (texts: string[]) =>
    splashHtml({ show: 'every-load', messages: texts }, art)
      .split('<script')[1]
      ?.replace(/^.*?>/s, '')
  expect(script(messages)).toBe(script(["It's on", '<b>"Up" & away']))
  expect(splashHtml({ show: 'every-load', messages: ["It's & <b>"] }, art)).toContain(
    'It&#39;s &amp; &lt;b&gt;',
  )
})
