import { describe, expect, it } from 'vitest'
import { parseQuery, QueryError } from './query.ts'

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
