import type { EntryVersion } from '@kitewright/protocol/site'
import { expect, it } from 'vitest'
import { getDeletedEntries } from './time-machine.tsx'

const now = Date.parse('2026-03-31T00:00:00Z')
const version = (entry: string, rev: string, until: string | null): EntryVersion => ({
  _id: `site.entry.${entry}.${rev}`,
  entry,
  type: 'post',
  name: entry,
  rev,
  since: '2026-01-01T00:00:00Z',
  until: until && `2026-03-${until}T10:00:00Z`,
})
const getDeleted = (
  versions: EntryVersion[],
  site: { published?: string[]; drafts?: string[] } = {},
) =>
  getDeletedEntries(
    {
      published: (site.published ?? []).map((_id) => ({ _id })),
      drafts: (site.drafts ?? []).map((_id) => ({ _id })),
    },
    versions,
    now,
  ).map(({ _id }) => _id)

it('lists the last version of entries that are neither published nor drafts, the newest first', () => {
  const versions = [
    version('old', 'b', '20'),
    version('old', 'a', '10'),
    version('just-gone', 'a', null),
    version('newer', 'a', '25'),
    version('published', 'a', '25'),
    version('draft', 'a', '25'),
  ]
  expect(getDeleted(versions, { published: ['published'], drafts: ['drafts.draft'] })).toEqual([
    'site.entry.just-gone.a',
    'site.entry.newer.a',
    'site.entry.old.b',
  ])
})

it('lists entries that were removed in the last thirty days', () => {
  const day = (until: string) => getDeleted([version('a', 'a', until)])
  expect(day('01')).toEqual(['site.entry.a.a'])
  expect(getDeleted([{ ...version('a', 'a', '01'), until: '2026-02-28T23:59:59Z' }])).toEqual([])
})
