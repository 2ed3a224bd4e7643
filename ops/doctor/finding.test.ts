import { expect, it } from 'vitest'
import { clockFinding, untilFinding } from './at-sanity.ts'
import { examine, type Finding, ok, rowsOf, wrong } from './finding.ts'
import { certificateFinding } from './live-site.ts'
import { diskFinding, memoryFinding } from './machine.ts'

const MB = 1_000_000
const DAY = 24 * 60 * 60_000
const now = Date.parse('2027-03-01T12:00:00Z')
const machine = { memory: 2_000 * MB, memoryLeft: 900 * MB, diskLeft: 9_000 * MB, filesLeft: 1e6 }

it.each<[Finding['state'], string, Finding]>([
  ['ok', 'right', clockFinding(-900)],
  ['warning', '20 s behind', clockFinding(-20_000)],
  ['wrong', '300 s ahead', clockFinding(300_000)],
  ['ok', 'valid until 2027-05-30, 90 days', certificateFinding(now + 90 * DAY, now)],
  ['warning', '20 days', certificateFinding(now + 20 * DAY, now)],
  ['wrong', '6 days', certificateFinding(now + 6.5 * DAY, now)],
  ['ok', 'expires on 2027-03-31', untilFinding(now + 30 * DAY, now)],
  ['warning', 'expires on 2027-03-11', untilFinding(now + 10 * DAY, now)],
  ['wrong', 'expired on 2027-02-28', untilFinding(now - DAY, now)],
  ['ok', '9000 MB', diskFinding(machine)],
  ['warning', '900 MB', diskFinding({ ...machine, diskLeft: 900 * MB })],
  ['warning', '500 files', diskFinding({ ...machine, filesLeft: 500 })],
  ['ok', '0 files', diskFinding({ ...machine, filesLeft: 0 })],
  ['wrong', '100 MB', diskFinding({ ...machine, diskLeft: 100 * MB })],
  ['ok', '2000 MB', memoryFinding(machine)],
  ['warning', '400 MB', memoryFinding({ ...machine, memory: 400 * MB })],
])('%s: %s', (state, words, finding) => {
  expect(finding).toMatchObject({ state, what: expect.stringContaining(words) })
  expect(finding.cure === null).toBe(state === 'ok')
})

it('reports every check when one throws, and prints what to do', async () => {
  const rows: string[] = []
  const checks = [
    { name: 'Broken', look: async () => Promise.reject(new Error('fetch failed')) },
    { name: 'Disk', look: async () => [wrong('full', 'Make room')] },
    { name: 'Node', look: async () => [ok('24.1.0')] },
  ]
  const found = await examine(checks, (name, findings) => rows.push(...rowsOf(name, findings)))
  expect(found.map(({ state }) => state)).toEqual(['wrong', 'wrong', 'ok'])
  expect(rows).toEqual([
    'WRONG  Broken          could not be checked: fetch failed',
    '                       -> Fix that first, then run this again',
    'WRONG  Disk            full',
    '                       -> Make room',
    'ok     Node            24.1.0',
  ])
})
