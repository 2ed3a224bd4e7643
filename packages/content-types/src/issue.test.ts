import { describe, expect, it } from 'vitest'
import { createIssue, formatIssue, toSegments } from './issue.ts'

describe('createIssue', () => {
  it('writes the path in the notation of Sanity', () => {
    const { path } = createIssue(['tiers', { _key: 'b' }, 'bullets', 0], 'Say more.')
    expect(path).toBe('tiers[_key=="b"].bullets[0]')
    expect(createIssue([], 'Too large.').path).toBe('')
  })
})

describe('formatIssue', () => {
  const document = { type: 'service', id: 'service-web', title: 'Web Development' }
  const issue = { document, path: 'menuLine', field: 'Menu line', message: 'Shorten this.' }

  it.each([
    [issue, 'Web Development · Menu line: Shorten this.'],
    [{ ...issue, field: '' }, 'Web Development · menuLine: Shorten this.'],
    [{ ...issue, path: '', field: '' }, 'Web Development: Shorten this.'],
    [{ path: '', message: 'The link /x leads nowhere.' }, 'The link /x leads nowhere.'],
  ])('%j', (given, text) => {
    expect(formatIssue(given)).toBe(text)
  })

  it('stays on one line, whatever the content holds', () => {
    const hostile = 'a\nb\r\u0085c\u2028d\u2029e\u202ef'
    const text = formatIssue({
      document: { ...document, title: hostile },
      path: '',
      field: hostile,
      message: `Say “${hostile}” elsewhere.`,
    })
    const escaped = 'a\\u000ab\\u000d\\u0085c\\u2028d\\u2029e\\u202ef'
    expect(text).toBe(`${escaped} · ${escaped}: Say “${escaped}” elsewhere.`)
  })
})

describe('toSegments', () => {
  it('uses keys that are unique and that a path can hold', () => {
    const list = [{ _key: 'a' }, { _key: 'b' }, { _key: 'b' }, {}, 'text', { _key: 'a"]' }]
    expect(toSegments(list)).toEqual([{ _key: 'a' }, 1, 2, 3, 4, 5])
  })
})
