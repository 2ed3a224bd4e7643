import type { EntryFacts } from '@kitewright/protocol/site'
import { expect, it } from 'vitest'
import { describeReleases } from './studio-connection.ts'

const faq = (place: number): EntryFacts => ({
  type: 'faq',
  name: `Question ${place}`,
  hash: `${place}`,
  rev: '1',
  packages: [],
})
const contents = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`faq-${at}`, faq(at)]))
const release = (id: string, of: Record<string, EntryFacts>) => ({
  id,
  createdAt: id,
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
