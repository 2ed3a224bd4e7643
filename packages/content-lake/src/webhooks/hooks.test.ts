import { expect, it } from 'vitest'
import { parseHook } from './hooks.ts'

const known = { id: 'one', dataset: 'production', createdAt: '2026-01-01T00:00:00Z' }
const url = 'https://site.example/hook'

it('adds defaults', () => {
  expect(parseHook({ url }, known)).toEqual({
    ...known,
    type: 'document',
    name: url,
    description: null,
    url,
    httpMethod: 'POST',
    headers: {},
    secret: null,
    includeDrafts: false,
    isDisabledByUser: false,
    apiVersion: 'v2021-03-25',
    rule: { on: ['create', 'update', 'delete'], filter: null, projection: null },
  })
})

it.each([
  [null, 'expected "" to be settings'],
  [{}, 'expected "url" to be an http(s) address'],
  [{ url: 'ftp://site.example' }, 'expected "url" to be an http(s) address'],
  [{ url, name: 1 }, 'expected "name" to be text'],
  [{ url, httpMethod: 'GET' }, 'expected "httpMethod" to be POST, PUT, PATCH, DELETE'],
  [{ url, headers: { a: 1 } }, 'expected "headers.a" to be text'],
  [{ url, rule: { on: [] } }, 'expected "rule.on" to be a list of create, update and delete'],
  [{ url, rule: { on: ['sing'] } }, 'to be a list of create, update and delete'],
  [{ url, rule: { filter: '_type ==' } }, 'expected "rule.filter" to be GROQ ('],
])('names the error in %j', (settings, message) => {
  expect(() => parseHook(settings, known)).toThrow(message)
})
