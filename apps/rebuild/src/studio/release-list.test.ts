import { type EntryFacts, MAX_LISTED_RELEASES } from '@kitewright/protocol/site'
import { expect, it } from 'vitest'
import type { Manifest } from '../releases/manifest.ts'
import { describeReleases, ReleaseList } from './release-list.ts'

const faq = (rev: string) => ({ type: 'faq', name: 'Question', hash: rev, rev, packages: [] })
const manifest = (id: string, changed: string) =>
  ({ id, contents: { same: faq('1'), other: faq(changed) } }) as unknown as Manifest

it('reads each of the newest releases once, and stores shared entries once', async () => {
  const ids = Array.from({ length: MAX_LISTED_RELEASES + 5 }, (_, place) => `${place}`)
  const read: string[] = []
  const listed = new ReleaseList({
    ids: async () => ids,
    manifest: async (id) => {
      read.push(id)
      return manifest(id, id)
    },
  })
  const all = await listed.all()
  expect(all.map(({ id }) => id)).toEqual(ids.slice(5))
  expect(new Set(all.map(({ contents }) => contents.same)).size).toBe(1)
  expect(all.at(-1)?.contents.other?.rev).toBe(ids.at(-1))

  ids.push('news')
  expect((await listed.all()).at(-1)?.id).toBe('news')
  expect(read).toEqual([...ids.slice(5, -1), 'news'])
})

const numbered = (place: number): EntryFacts => ({
  type: 'faq',
  name: `Question ${place}`,
  hash: `${place}`,
  rev: '1',
  packages: [],
})
const contents = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => [`faq-${at}`, numbered(at)]),
)
const release = (id: string, of: Record<string, EntryFacts>) => ({
  id,
  createdAt: id,
  contentHash: id,
  bundleHash: 'same',
  contents: of,
  offSite: {},
  changes: [],
})

it('lists the first changes of a restore, and counts the others', () => {
  const live = release('2', contents)
  const { releases } = describeReleases([release('1', {}), live], live)
  expect(releases.map(({ changesMore }) => changesMore)).toEqual([0, 0])
  expect(releases.map(({ restoringMore }) => restoringMore)).toEqual([0, 10])
  expect(releases[1]?.restoring).toHaveLength(50)
})
