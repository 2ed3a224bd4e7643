import { describe, expect, it } from 'vitest'
import { createIssue, formatIssue, toSegments } from './issue.ts'

describe('createIssue', () => {
  it('writes the path in the notation of Sanity', () => {
    const { path } = createIssue(['tiers', { _key: 'b' }, 'bullets', 0], 'Say more.')
    expect(path).toBe('tiers[_key=="b"].bullets[0]')
    expect(createIssue([], 'Too large.').path).toBe('')
  })

  it('keeps a message that quotes hostile content on one line', () => {
    const { message } = createIssue([], 'Say “a\nb\r\u0085c\u2028d\u2029e\u202ef” elsewhere.')
    expect(message).toBe('Say “a\\u000ab\\u000d\\u0085c\\u2028d\\u2029e\\u202ef” elsewhere.')
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
})

describe('toSegments', () => {
  it('uses keys that are unique and that a path can hold', () => {
    const list = [{ _key: 'a' }, { _key: 'b' }, { _key: 'b' }, {}, 'text', { _key: 'a"]' }]
    expect(toSegments(list)).toEqual([{ _key: 'a' }, 1, 2, 3, 4, 5])
  })
})
