import { describe, expect, it, vi } from 'vitest'
import { Deliveries } from './deliveries.ts'
import { AHEAD, OLDEST, REMEMBERED } from './delivery-policy.ts'

const hour = 60 * 60_000
const keep = async () => {}

describe('Deliveries', () => {
  it('accepts a delivery once, by signature or by key', async () => {
    const deliveries = new Deliveries(new Map(), 0)
    expect(await deliveries.accept(['signature:a', 'key:1'], 0, keep)).toBe(true)
    expect(await deliveries.accept(['signature:a'], 1, keep)).toBe(false)
    expect(await deliveries.accept(['signature:b', 'key:1'], 2, keep)).toBe(false)
    expect(await deliveries.accept(['signature:c', 'key:2'], 3, keep)).toBe(true)
  })

  it('forgets after a day, not before', async () => {
    const deliveries = new Deliveries(new Map([['key:1', 0]]), 0)
    expect(await deliveries.accept(['key:1'], 24 * hour - 1, keep)).toBe(false)
    expect(await deliveries.accept(['key:1'], 24 * hour, keep)).toBe(true)
    deliveries.forgetOld(49 * hour)
    expect(deliveries.times.size).toBe(0)
  })

  it('does not forget while the signature of a delivery still passes', () => {
    expect(REMEMBERED).toBeGreaterThan(OLDEST + AHEAD)
  })

  it('answers a repeated delivery only when the first one is kept', async () => {
    const deliveries = new Deliveries(new Map(), 0)
    const disk = Promise.withResolvers<void>()
    const first = deliveries.accept(['key:1'], 0, () => disk.promise)
    const second = deliveries.accept(['key:1'], 0, keep)
    const settled = vi.fn()
    second.finally(settled)
    await Promise.resolve()
    expect(settled).not.toHaveBeenCalled()
    disk.resolve()
    expect(await Promise.all([first, second])).toEqual([true, false])
  })

  it('takes a delivery again that could not be kept', async () => {
    const deliveries = new Deliveries(new Map(), 0)
    const full = async () => {
      throw new Error('ENOSPC')
    }
    await expect(deliveries.accept(['key:1'], 0, full)).rejects.toThrow('ENOSPC')
    expect(await deliveries.accept(['key:1'], 1, keep)).toBe(true)
  })
})
