import { describe, expect, it } from 'vitest'
import { collectNodes, getValues } from './walk.ts'

describe('getValues', () => {
  const document = {
    menuLine: 'x',
    lists: [{ _key: 'a', items: [1, 2] }, { _key: 'b' }],
    odd: 'text',
  }

  it('returns a field, even if missing', () => {
    expect(getValues(document, 'menuLine')).toEqual([{ path: ['menuLine'], value: 'x' }])
    expect(getValues(document, 'lead')).toEqual([{ path: ['lead'], value: undefined }])
  })

  it('returns a field of every item', () => {
    expect(getValues(document, 'lists[].items')).toEqual([
      { path: ['lists', { _key: 'a' }, 'items'], value: [1, 2] },
      { path: ['lists', { _key: 'b' }, 'items'], value: undefined },
    ])
    expect(getValues(document, 'lists[].items[]').map(({ value }) => value)).toEqual([1, 2])
  })

  it('returns nothing below a missing parent or one of another type', () => {
    expect(getValues(document, 'areas.items')).toEqual([])
    expect(getValues(document, 'odd[].items')).toEqual([])
    expect(getValues(null, 'a.b')).toEqual([])
  })
})

describe('collectNodes', () => {
  it('visits parents first and skips fields of the lake', () => {
    const names = collectNodes({ _id: 'x', a: { b: ['c'] } }).map(({ path }) => path)
    expect(names).toEqual([[], ['a'], ['a', 'b'], ['a', 'b', 0]])
  })

  it('stops at the maximum depth', () => {
    const loop: Record<string, unknown> = {}
    loop.again = loop
    expect(collectNodes(loop).length).toBeLessThan(100)
  })
})
