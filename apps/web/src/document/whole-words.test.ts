import { expect, test } from 'vitest'
import { withoutJoiners, withWholeWords } from './whole-words.ts'

const shown = (text: string) => withWholeWords(text).replaceAll('\u2060', '|')

test('the parts of a word stay together', () => {
  expect(shown('30-day bug-fix warranty')).toBe('30-|day bug-|fix warranty')
  expect(shown('state-of-the-art, über-klar')).toBe('state-|of-|the-|art, über-|klar')
  expect(shown('Multi-tenant')).toBe('Multi-|tenant')
})

test.each([
  '2-4 weeks',
  'two- and four-',
  'this - that',
  'hello@kite-wright.example or www.kite-wright.example',
  'see https://kite-wright.example/a-b',
  'web-development',
  ' web-development ',
])('%s stays as it is', (text) => expect(withWholeWords(text)).toBe(text))

test('texts of any depth are joined; names of what has an address, and other values, are not', () => {
  const value = {
    _id: 'legalPage-privacy-policy',
    slug: 'e-shops',
    title: 'E-shop Solutions',
    from: 50_000,
    to: null,
    steps: [{ title: 'The hand-over', text: 'A go-live.' }],
    action: { href: '/contact', label: 'Ask for e-shops' },
  }
  expect(withWholeWords(value)).toEqual({
    ...value,
    steps: [{ title: 'The hand-\u2060over', text: 'A go-\u2060live.' }],
  })
})

test('machines read what the editor wrote', () => {
  expect(withoutJoiners(withWholeWords('30-day bug-fix warranty'))).toBe('30-day bug-fix warranty')
})
