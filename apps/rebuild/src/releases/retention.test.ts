import { describe, expect, it } from 'vitest'
import { createSummary, selectExpired } from './retention.ts'

const now = Date.parse('2026-03-31T00:00:00Z')
/** A release of this age, with its own page and a shared film. */
const release = (age: number, bytes = 100) => ({
  id: `${age} days`,
  source: 'lake' as const,
  contentHash: 'c',
  bundleHash: 'b',
  createdAt: new Date(now - age * 24 * 60 * 60_000).toISOString(),
  files: {
    '/index.html': { sha256: `page ${age}`, bytes },
    '/film.mp4': { sha256: 'film', bytes: 1_000 },
  },
})
const aged = (...ages: number[]) => {
  const releases = ages.map((age) => release(age))
  return releases.map((one, place) => createSummary(one, releases[place - 1] ?? null))
}

describe('outdated', () => {
  it('keeps releases of the last days, and removes older ones', () => {
    const releases = aged(40, 29, 10, 1)
    expect(selectExpired(releases, { days: 30, releases: 1, bytes: 1e6 }, now)).toEqual(['40 days'])
  })

  it('keeps a number of releases at any age', () => {
    const releases = aged(90, 80, 70, 60)
    expect(selectExpired(releases, { days: 30, releases: 3, bytes: 1e6 }, now)).toEqual(['90 days'])
  })

  it('limits the disk space, and counts shared files once', () => {
    const releases = aged(4, 3, 2, 1)
    expect(selectExpired(releases, { days: 30, releases: 4, bytes: 1_400 }, now)).toEqual([])
    expect(selectExpired(releases, { days: 30, releases: 4, bytes: 1_250 }, now)).toEqual([
      '4 days',
      '3 days',
    ])
  })

  it('keeps the newest release and the one before it at any size', () => {
    expect(selectExpired(aged(92, 91, 90), { days: 1, releases: 0, bytes: 1 }, now)).toEqual([
      '92 days',
    ])
  })
})
