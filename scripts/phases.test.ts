import { describe, expect, it, vi } from 'vitest'
import { Phases, sideBySide, timeTable } from './phases.ts'

describe('Phases', () => {
  it('keeps the time of each, also of one that fails', async () => {
    const now = vi.spyOn(performance, 'now')
    for (const time of [0, 61_000, 61_000, 62_500]) now.mockReturnValueOnce(time)
    const phases = new Phases()
    await phases.run('types', async () => {})
    const failing = phases.run('tests', () => Promise.reject(new Error('one failed')))
    await expect(failing).rejects.toThrow('one failed')
    expect(phases.timings).toEqual([
      { name: 'types', seconds: 61 },
      { name: 'tests', seconds: 1.5 },
    ])
  })
})

describe('sideBySide', () => {
  it('lets all come to their end before it fails', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let isOver = false
    const both = sideBySide(Promise.reject(new Error('one failed')), promise).catch(
      (error: Error) => {
        isOver = true
        return error.message
      },
    )
    await new Promise(setImmediate)
    expect(isOver).toBe(false)
    resolve()
    expect(await both).toBe('one failed')
  })
})

it('the table has one line for each, with minutes and seconds', () => {
  const timings = [
    { name: 'types', seconds: 4.6 },
    { name: 'end-to-end tests', seconds: 659.7 },
  ]
  expect(timeTable(timings)).toBe('types              0:05\nend-to-end tests  11:00')
})
