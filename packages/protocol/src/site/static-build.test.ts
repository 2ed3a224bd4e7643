import { describe, expect, it } from 'vitest'
import { quietSite } from '../testing/quiet-site.ts'
import type { Contents } from './change.ts'
import type { EntryFacts } from './entry-facts.ts'
import { siteReleasesSchema } from './site-releases.ts'
import { siteStatusSchema } from './site-status.ts'
import {
  type PreviousReport,
  reportBuild,
  reportFailure,
  reportHold,
  siteBuildSchema,
} from './static-build.ts'

const place = {
  siteUrl: 'https://kitewright.example',
  hasPreview: false,
  host: { name: 'Netlify', url: 'https://app.netlify.com' },
}
const nothing: PreviousReport = { status: null, releases: null, contents: null }
const service = (rev: string, price: number): EntryFacts => ({
  type: 'service',
  name: 'Web',
  hash: String(price),
  rev,
  packages: [{ key: 'a', name: 'Starter', from: price }],
})
const build = (id: string, contents: Contents = { 'service-a': service('1', 50) }) => ({
  id,
  at: '2026-01-01T00:00:00.000Z',
  contentHash: `hash of ${id}`,
  contents,
  offSite: {},
  quarantined: [],
  url: `https://app.netlify.com/${id}`,
})

/** The report as the next build reads it from the lake. */
function readBack({
  status,
  releases,
  build: record,
}: ReturnType<typeof reportBuild>): PreviousReport {
  return {
    status: siteStatusSchema.parse(status),
    releases: siteReleasesSchema.parse(releases),
    contents: siteBuildSchema.parse(record).contents,
  }
}

describe('static host', () => {
  const first = readBack(reportBuild(build('a'), place, nothing))
  const after = { 'service-a': service('2', 60) }
  const second = readBack(reportBuild(build('b', after), place, first))

  it('reports the live build and its host', () => {
    expect(second.status).toEqual({
      ...quietSite,
      canSchedule: false,
      canLink: false,
      ...place,
      builder: 'static',
      live: { release: 'b', at: '2026-01-01T00:00:00.000Z', contentHash: 'hash of b' },
    })
  })

  it('summarizes all changes and lists the first 50', () => {
    const ids = Array.from({ length: 60 }, (_, place) => `service-${place}`)
    const many = Object.fromEntries(ids.map((id) => [id, service('1', 50)]))
    const [newest] =
      readBack(reportBuild(build('c', many), place, nothing)).releases?.releases ?? []
    expect(newest?.words).toBe('60 new services')
    expect(newest?.changes).toHaveLength(50)
  })

  it('lists the changes since the build before, and the address of the build', () => {
    expect(second.releases?.releases).toMatchObject([
      { id: 'b', url: 'https://app.netlify.com/b', changes: [{ kind: 'changed', prices: 1 }] },
      { id: 'a', changes: [{ id: 'service-a', kind: 'added' }] },
    ])
  })

  it('lists a redeployed build once, and compares the next one with it', () => {
    const again = readBack(reportBuild(build('a'), place, second))
    expect(again.releases).toEqual(second.releases)
    expect(again.status?.live?.release).toBe('a')
    const third = readBack(reportBuild(build('c', after), place, again))
    expect(third.releases?.releases[0]).toMatchObject({ id: 'c', changes: [{ prices: 1 }] })
  })

  it('keeps the live build when a build fails', () => {
    const failure = { at: '2026-01-02T00:00:00.000Z', message: 'Fix this:', problems: [] }
    const failed = siteStatusSchema.parse(reportFailure(failure, place, second))
    expect(failed).toEqual({ ...second.status, failure: { ...failure, willRetry: false } })
    expect(reportFailure(failure, place, nothing)).toMatchObject({ ...place, live: null })
    expect(reportBuild(build('c'), place, { ...second, status: failed }).status.failure).toBeNull()
  })

  it('keeps the time when deploys were first paused, until a build goes live', () => {
    const hold = { since: '2026-01-03T00:00:00.000Z', reason: 'launch day' }
    const quarantined = siteStatusSchema.parse(reportHold(hold, place, second))
    expect(quarantined.lock).toEqual({ ...hold, by: null, release: 'b' })
    const later = { ...hold, since: '2026-01-04T00:00:00.000Z' }
    expect(reportHold(later, place, { ...second, status: quarantined }).lock).toEqual(
      quarantined.lock,
    )
    expect(
      reportBuild(build('c'), place, { ...second, status: quarantined }).status.lock,
    ).toBeNull()
  })
})

it('rejects a record that is not JSON', () => {
  const record = { _id: 'site.build', _type: 'siteBuild', contents: '{' }
  expect(siteBuildSchema.safeParse(record).success).toBe(false)
})

it('reads a status of an earlier version, whose quarantined entries have another name', () => {
  const { quarantined, ...others } = quietSite
  expect(siteStatusSchema.parse({ ...others, held: quarantined })).toEqual(
    siteStatusSchema.parse(quietSite),
  )
})
