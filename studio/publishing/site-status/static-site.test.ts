import { getEntryState } from '@kitewright/protocol/site'
import { describe, expect, it } from 'vitest'
import { describeStaticSite } from './static-site.ts'

const now = Date.parse('2026-03-03T10:00:00Z')
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
const entry = (id: string, rev: string, minutes: number, fields: object = {}) => ({
  _id: id,
  _type: 'service',
  _rev: rev,
  _updatedAt: minutesAgo(minutes),
  title: `Entry ${id}`,
  ...fields,
})
const old = entry('a', 'r1', 60 * 24)
const describeSite = (
  published: ReturnType<typeof entry>[] | null,
  live: Record<string, string> | null,
) => describeStaticSite({ siteUrl: 'https://kitewright.example', published, live, now })

describe('a site at a static host', () => {
  it('is live since the newest publish that it shows', () => {
    const status = describeSite([old, entry('b', 'r2', 30)], { a: 'r1', b: 'r2', picture: 'r3' })
    expect(status).toMatchObject({
      siteUrl: 'https://kitewright.example',
      builder: 'static',
      live: { at: minutesAgo(30) },
      work: null,
      failure: null,
      quarantined: [],
    })
  })

  it('waits for the deploy of a new publish', () => {
    const status = describeSite([old, entry('b', 'r2', 14)], { a: 'r1', b: 'r1' })
    expect(status).toMatchObject({
      live: { at: old._updatedAt },
      work: { since: minutesAgo(14) },
      quarantined: [],
    })
  })

  it('names the entries whose deploy did not arrive after 15 minutes', () => {
    const delayed = entry('b', 'r2', 16)
    const live = { a: 'r1', b: 'r1' }
    const status = describeSite([old, delayed, entry('c', 'r1', 20)], live)
    expect(status.work).toBeNull()
    expect(status.quarantined).toMatchObject([
      { id: 'b', rev: 'r2', name: 'Entry b', since: minutesAgo(16), hasLastGood: true },
      { id: 'c', hasLastGood: false },
    ])
    expect(status.quarantined[0]?.issues).toEqual([
      {
        document: { type: 'service', id: 'b', title: 'Entry b' },
        path: '',
        message: expect.stringMatching(
          /^Published more than 15 minutes ago.* docs\/hosting\.md\.$/,
        ),
      },
    ])
    const published = { id: 'b', hasDraft: false, publishedRev: 'r2', offSite: null }
    expect(getEntryState(published, live, status).kind).toBe('not-live')
  })

  it('gives changes of dates four hours, until the next check of the content', () => {
    const post = (publishedTime: string) =>
      entry('b', 'r2', 60 * 24, { _type: 'post', publishedAt: '2026-03-03', publishedTime })
    // 10:00 UTC is 15:30 IST.
    expect(describeSite([post('16:00')], {})).toMatchObject({ work: null, quarantined: [] })
    expect(describeSite([post('12:00')], {}).quarantined).toEqual([])
    expect(describeSite([post('12:00')], {}).work).not.toBeNull()
    expect(describeSite([post('11:00')], {}).quarantined).toMatchObject([{ id: 'b' }])
    const job = entry('b', 'r2', 60 * 24, { _type: 'job', validThrough: '2026-03-01' })
    expect(describeSite([job], { b: 'r2' }).quarantined).toMatchObject([{ id: 'b', rev: null }])
  })

  it('ignores uploads, and knows nothing while the site or the content is unknown', () => {
    const picture = entry('image-a', 'r1', 60, { _type: 'sanity.imageAsset' })
    expect(describeSite([old, picture], { a: 'r1' }).quarantined).toEqual([])
    const unknown = { live: null, work: null, quarantined: [] }
    expect(describeSite([old], null)).toMatchObject(unknown)
    expect(describeSite(null, { a: 'r1' })).toMatchObject(unknown)
  })
})
