import { describe, expect, it } from 'vitest'
import { NamedMemory } from './named-memory.ts'

const named = (id: string, second: number, { at = 0, deleted = false } = {}) => ({
  at,
  document: { id, rev: `rev-${second}`, updatedAt: `2026-03-14T10:15:0${second}.000Z`, deleted },
})

describe('NamedMemory', () => {
  it('knows the newest of each document, in whatever order webhooks came', () => {
    const memory = new NamedMemory([named('a', 2), named('a', 1)])
    memory.add(named('b', 3))
    memory.add(named('b', 4))
    expect(memory.recent(0)).toEqual([named('a', 2), named('b', 4)])
  })

  it('takes a deletion for newer than the state that it ended, and older than what came after', () => {
    const gone = named('a', 2, { deleted: true })
    expect(new NamedMemory([named('a', 2), gone]).recent(0)).toEqual([gone])
    expect(new NamedMemory([gone, named('a', 2)]).recent(0)).toEqual([gone])
    expect(new NamedMemory([gone, named('a', 3)]).recent(0)).toEqual([named('a', 3)])
  })

  it('forgets after an hour, not before', () => {
    const memory = new NamedMemory([named('a', 1, { at: 1_000 })])
    expect(memory.recent(3_600_999)).toHaveLength(1)
    expect(memory.recent(3_601_000)).toEqual([])
  })
})
