import { describe, expect, it } from 'vitest'
import { Announcements } from './announcements.ts'

const announced = (id: string, second: number, { at = 0, deleted = false } = {}) => ({
  at,
  document: { id, rev: `rev-${second}`, updatedAt: `2026-03-14T10:15:0${second}.000Z`, deleted },
})

describe('Announcements', () => {
  it('keeps the newest state of each document, in any order of webhooks', () => {
    const memory = new Announcements([announced('a', 2), announced('a', 1)])
    memory.add(announced('b', 3))
    memory.add(announced('b', 4))
    expect(memory.recent(0)).toEqual([announced('a', 2), announced('b', 4)])
  })

  it('orders a deletion after the state that it deleted, and before later ones', () => {
    const deletion = announced('a', 2, { deleted: true })
    expect(new Announcements([announced('a', 2), deletion]).recent(0)).toEqual([deletion])
    expect(new Announcements([deletion, announced('a', 2)]).recent(0)).toEqual([deletion])
    expect(new Announcements([deletion, announced('a', 3)]).recent(0)).toEqual([announced('a', 3)])
  })

  it('forgets after an hour, not before', () => {
    const memory = new Announcements([announced('a', 1, { at: 1_000 })])
    expect(memory.recent(3_600_999)).toHaveLength(1)
    expect(memory.recent(3_601_000)).toEqual([])
  })
})
