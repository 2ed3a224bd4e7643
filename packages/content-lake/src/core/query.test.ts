import { describe, expect, it } from 'vitest'
import { testLake } from '../../tests/test-lake.ts'

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

  it('shows everything unlayered', () => {
    expect(ask('*._id')).toEqual(['drafts.service-a', 'drafts.service-b', 'group', 'service-a'])
  })
})

describe('parameters', () => {
  it('work in filters and slices', () => {
    const { ask } = testLake(documents)
    expect(ask('*[_type == $type][0...$n]._id', { type: 'service', n: 1 })).toHaveLength(1)
  })
})

describe('diff::', () => {
  const { ask } = testLake(documents)

  it('is rejected wherever it is called', () => {
    for (const call of ['diff::changedAny({}, {}, title)', '*[diff::changedOnly(@, {}, title)]'])
      expect(() => ask(call)).toThrow('diff:: functions are not supported')
  })

  it('is allowed as a text', () => {
    expect(ask('"diff::changedAny"')).toBe('diff::changedAny')
  })
})

describe('search', () => {
  const { ask } = testLake(documents)
  const search =
    '*[_type in $types && ([@, _id] match text::query($q) || references($raw))]' +
    '| score(boost(title match text::query($q), 5)) [_score > 0] {_id, _score} | order(_score desc)'
  const found = (q: string) => ask(search, { types: ['service'], q, raw: q }, 'published')

  it('finds words anywhere in a document, and a prefix', () => {
    expect(found('web dev*')).toMatchObject([{ _id: 'service-a' }])
    expect(ask('*[@ match text::query("fly")]._id', {}, 'published')).toEqual(['service-a'])
    expect(ask('*[@ match text::query("group")]._id', {}, 'published')).toEqual([])
  })

  it('matches other spellings of a word', () => {
    expect(found('ＷＥＢ de\u2060v*')).toMatchObject([{ _id: 'service-a' }])
    expect(ask('*[@ match text::query("ﬂy")]._id', {}, 'published')).toEqual(['service-a'])
  })

  it('adds nothing to the result', () => {
    const answer = JSON.stringify(ask('*[@ match text::query("fly")]', {}, 'published'))
    expect(answer).toBe(JSON.stringify(ask('*[_id == "service-a"]')))
  })
})
