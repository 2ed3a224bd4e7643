import { describe, expect, it } from 'vitest'
import { testLake } from '../../tests/test-lake.ts'
import { parseQuery, QueryError } from './query.ts'
import { syncTagsOf, tagsOfChanges } from './sync-tags.ts'

const group = { _id: 'group', _type: 'serviceGroup', title: 'Build' }
const service = {
  _id: 'service-a',
  _type: 'service',
  title: 'Web development',
  group: { _ref: 'group' },
  lead: { children: [{ text: 'Sites that fly' }] },
}
const draft = { ...service, _id: 'drafts.service-a', title: 'Web design' }
const fresh = { ...service, _id: 'drafts.service-b', title: 'New' }
const documents = [service, draft, fresh, group]
const titles = '*[_type == "service"]{_id, _originalId, title, "group": group->title}'

describe('perspectives', () => {
  const { ask } = testLake(documents)

  it('shows published documents', () => {
    expect(ask(titles, {}, 'published')).toEqual([
      { _id: 'service-a', _originalId: null, title: 'Web development', group: 'Build' },
    ])
  })

  it.each(['drafts', 'previewDrafts', 'drafts,published'])('lays drafts over them: %s', (name) => {
    expect(ask(titles, {}, name)).toEqual([
      { _id: 'service-a', _originalId: 'drafts.service-a', title: 'Web design', group: 'Build' },
      { _id: 'service-b', _originalId: 'drafts.service-b', title: 'New', group: 'Build' },
    ])
  })

  it('shows everything as it is', () => {
    expect(ask('*._id')).toEqual(['drafts.service-a', 'drafts.service-b', 'group', 'service-a'])
  })

  it('hides all but public documents from anyone', () => {
    expect(ask('*._id', {}, 'raw', null)).toEqual(['group', 'service-a'])
  })
})

describe('parameters', () => {
  it('go into filters and slices', () => {
    const { ask } = testLake(documents)
    expect(ask('*[_type == $type][0...$n]._id', { type: 'service', n: 1 })).toHaveLength(1)
  })

  it('must be given', () => {
    expect(() => parseQuery('*[_id == $id]', {})).toThrow('param $id referenced, but not provided')
  })
})

it('says where a query is malformed', () => {
  const error = (() => {
    try {
      parseQuery('*[_id ==', {})
    } catch (cause) {
      return cause
    }
  })()
  expect(error).toBeInstanceOf(QueryError)
  expect(error).toMatchObject({ query: '*[_id ==', position: 7 })
})

describe('search', () => {
  const { ask } = testLake(documents)
  const search =
    '*[_type in $types && ([@, _id] match text::query($q) || references($raw))]' +
    '| score(boost(title match text::query($q), 5)) [_score > 0] {_id, _score} | order(_score desc)'
  const found = (q: string) => ask(search, { types: ['service'], q, raw: q }, 'published')

  it('finds words anywhere in a document, the last one unfinished', () => {
    expect(found('web dev*')).toMatchObject([{ _id: 'service-a' }])
    expect(ask('*[@ match text::query("fly")]._id', {}, 'published')).toEqual(['service-a'])
    expect(ask('*[@ match text::query("group")]._id', {}, 'published')).toEqual([])
  })

  it('reads other ways to write a word as the same', () => {
    expect(found('ＷＥＢ de\u2060v*')).toMatchObject([{ _id: 'service-a' }])
    expect(ask('*[@ match text::query("ﬂy")]._id', {}, 'published')).toEqual(['service-a'])
  })

  it('leaves no trace in the answer', () => {
    const answer = JSON.stringify(ask('*[@ match text::query("fly")]', {}, 'published'))
    expect(answer).toBe(JSON.stringify(ask('*[_id == "service-a"]')))
  })
})

describe('sync tags', () => {
  it.each([
    ['*[_type == "service"]', ['s1:service']],
    ['*[_type in ["home", $type] && title != null][0]{title}', ['s1:home', 's1:service']],
    ['{"a": *[_type == "a"], "b": count(*[b && _type == "b"])}', ['s1:a', 's1:b']],
    ['*[_type == "service"]{"group": group->title}', ['s1:all']],
    ['*[_id == "home"]', ['s1:all']],
    ['*[_type == "a" || _type == "b"]', ['s1:all']],
    ['*[_type == "a"]{"n": count(*[references(^._id)])}', ['s1:all']],
  ])('of %s', (query, tags) => {
    expect(syncTagsOf(parseQuery(query, { type: 'service' }))).toEqual(tags)
  })

  it('of a change name the dataset and the types', () => {
    const { mutate, log } = testLake([group])
    mutate([{ delete: { id: 'group' } }, { create: { _type: 'job' } }])
    expect(tagsOfChanges(log[0]?.changes ?? [])).toEqual(['s1:all', 's1:serviceGroup', 's1:job'])
  })
})

const parsed = (query: string) => () => parseQuery(query, {})

describe('score(), as hosted Sanity takes it', () => {
  it.each([
    '*[_type == "a"] | score(title match "x")',
    '*[_type == "a"][0...9] | order(title) | score(boost(title match "x", 2), pt::text(body) match "x")',
    '*[_type == "a"]{title, "n": name, "tags": tags[]->title} | score(n match "x") | order(_score desc)',
    '*[_type == "a"]{"found": *[_type == "b"] | score(title match "x"){_score}}',
    '*[_type == "a"] | score("x" in parts[].slug.current)',
    '*[_type == "a"] | score(title match "x") {"tags": tags[]->title}',
    '*[_type == "a"]{..., "kind": "a"} | score(count(parts[kind == "b"]) > 1)',
  ])('%s', (query) => {
    expect(parsed(query)).not.toThrow()
  })

  it.each([
    '[{"title": "hello"}] | score(title match "hello")',
    '*[_type == "a"].parts[] | score(title match "x")',
    '*[_type == "a"]->title | score(@ match "x")',
    '{"found": [1, 2] | score(@ == 1)}',
  ])('refuses %s, which are no documents', (query) => {
    expect(parsed(query)).toThrow('score() function cannot be used in its current position')
  })

  it.each([
    '*[_type == "a"] | score(author->name match "x")',
    '*[_type == "a"] | score(boost(tags[]->title match "x", 2))',
    '*[_type == "a"]{"tags": tags[]->title} | score(tags match "x")',
    '*[]{"title": null, _score} | score(title match "hello")',
    '*[]{"title": "hello"} | score(title match "hello")',
  ])('refuses %s, which stands in no field of theirs', (query) => {
    expect(parsed(query)).toThrow(QueryError)
    expect(parsed(query)).toThrow('score() function received unexpected expression')
  })
})
