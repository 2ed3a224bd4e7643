import { describe, expect, it } from 'vitest'
import { Announcements } from './announcements.ts'

const announced = (id: string, second: number, { at = 0, deleted = false } = {}) => ({
  at,
  document: { id, rev: `rev-${second}`, updatedAt: `2026-03-14T10:15:0${second}.000Z`, deleted },
})

describe('NamedMemory', () => {
  it('knows the newest of each document, in whatever order webhooks came', () => {
    const memory = new Announcements([announced('a', 2), announced('a', 1)])
    memory.add(announced('b', 3))
    memory.add(announced('b', 4))
    expect(memory.recent(0)).toEqual([announced('a', 2), announced('b', 4)])
  })

  it('takes a deletion for newer than the state that it ended, and older than what came after', () => {
    const gone = announced('a', 2, { deleted: true })
    expect(new Announcements([announced('a', 2), gone]).recent(0)).toEqual([gone])
    expect(new Announcements([gone, announced('a', 2)]).recent(0)).toEqual([gone])
    expect(new Announcements([gone, announced('a', 3)]).recent(0)).toEqual([announced('a', 3)])
  })

  it('forgets after an hour, not before', () => {
    const memory = new Announcements([announced('a', 1, { at: 1_000 })])
    expect(memory.recent(3_600_999)).toHaveLength(1)
    expect(memory.recent(3_601_000)).toEqual([])
  })
})
