import { describe, expect, it } from 'vitest'
import { nodesOf, segmentsOf, valuesAt } from './walk.ts'

describe('placesAt', () => {
  const document = {
    menuLine: 'x',
    lists: [{ _key: 'a', items: [1, 2] }, { _key: 'b' }],
    odd: 'text',
  }

  it('names a field, also a missing one', () => {
    expect(valuesAt(document, 'menuLine')).toEqual([{ path: ['menuLine'], value: 'x' }])
    expect(valuesAt(document, 'lead')).toEqual([{ path: ['lead'], value: undefined }])
  })

  it('names a field of every item', () => {
    expect(valuesAt(document, 'lists[].items')).toEqual([
      { path: ['lists', { _key: 'a' }, 'items'], value: [1, 2] },
      { path: ['lists', { _key: 'b' }, 'items'], value: undefined },
    ])
    expect(valuesAt(document, 'lists[].items[]').map(({ value }) => value)).toEqual([1, 2])
  })

  it('names nothing below what is not there or of another kind', () => {
    expect(valuesAt(document, 'areas.items')).toEqual([])
    expect(valuesAt(document, 'odd[].items')).toEqual([])
    expect(valuesAt(null, 'a.b')).toEqual([])
  })
})

describe('segmentsOf', () => {
  it('uses places where keys are missing or stand twice', () => {
    expect(segmentsOf([{ _key: 'a' }, { _key: 'b' }, { _key: 'b' }, {}, 'text'])).toEqual([
      { _key: 'a' },
      1,
      2,
      3,
      4,
    ])
  })
})

describe('nodesOf', () => {
  it('visits parents first and leaves out what belongs to the lake', () => {
    const names = nodesOf({ _id: 'x', a: { b: ['c'] } }).map(({ path }) => path)
    expect(names).toEqual([[], ['a'], ['a', 'b'], ['a', 'b', 0]])
  })

  it('stops in time', () => {
    const loop: Record<string, unknown> = {}
    loop.again = loop
    expect(nodesOf(loop).length).toBeLessThan(100)
  })
})
