import { expect, it } from 'vitest'
import { wordsOf } from './words-of.ts'

it.each([
  ['{"level":"info","msg":"The service runs"}', 'The service runs'],
  ['{"msg":"Live","reasons":["service “SEO” update","faq"]}', 'Live (service “SEO” update, faq)'],
  ['{"level":"info"}', '{"level":"info"}'],
  ['{ half', '{ half'],
  ['2026-03-14T10:15:30.123Z content-lake info: started', 'started'],
  ['2026-03-14T10:15:30.123Z content-lake warn: refused', 'warn: refused'],
  ['Error: no', 'Error: no'],
])('of %s', (line, words) => {
  expect(wordsOf(line)).toBe(words)
})
