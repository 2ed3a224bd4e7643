import { expect, it } from 'vitest'
import { toClockFinding, toExpiryFinding } from './at-sanity.ts'
import { createFailure, createOk, type Finding, formatRows, runChecks } from './finding.ts'
import { toCertificateFinding } from './live-site.ts'
import { checkDisk, checkMemory } from './machine.ts'

const MB = 1_000_000
const DAY = 24 * 60 * 60_000
const now = Date.parse('2027-03-01T12:00:00Z')
const machine = { memory: 2_000 * MB, memoryLeft: 900 * MB, diskLeft: 9_000 * MB, filesLeft: 1e6 }

it.each<[Finding['state'], string, Finding]>([
  ['ok', 'right', toClockFinding(-900)],
  ['warning', '20 s behind', toClockFinding(-20_000)],
  ['wrong', '300 s ahead', toClockFinding(300_000)],
  ['ok', 'valid until 2027-05-30, 90 days', toCertificateFinding(now + 90 * DAY, now)],
  ['warning', '20 days', toCertificateFinding(now + 20 * DAY, now)],
  ['wrong', '6 days', toCertificateFinding(now + 6.5 * DAY, now)],
  ['ok', 'expires on 2027-03-31', toExpiryFinding(now + 30 * DAY, now)],
  ['warning', 'expires on 2027-03-11', toExpiryFinding(now + 10 * DAY, now)],
  ['wrong', 'expired on 2027-02-28', toExpiryFinding(now - DAY, now)],
  ['ok', '9000 MB', checkDisk(machine)],
  ['warning', '900 MB', checkDisk({ ...machine, diskLeft: 900 * MB })],
  ['warning', '500 files', checkDisk({ ...machine, filesLeft: 500 })],
  ['ok', '0 files', checkDisk({ ...machine, filesLeft: 0 })],
  ['wrong', '100 MB', checkDisk({ ...machine, diskLeft: 100 * MB })],
  ['ok', '2000 MB', checkMemory(machine)],
  ['warning', '400 MB', checkMemory({ ...machine, memory: 400 * MB })],
])('%s: %s', (state, words, finding) => {
  expect(finding).toMatchObject({ state, what: expect.stringContaining(words) })
  expect(finding.fix === null).toBe(state === 'ok')
})

it('reports every check when one throws, and prints what to do', async () => {
  const rows: string[] = []
  const checks = [
    { name: 'Broken', run: async () => Promise.reject(new Error('fetch failed')) },
    { name: 'Disk', run: async () => [createFailure('full', 'Make room')] },
    { name: 'Node', run: async () => [createOk('24.1.0')] },
  ]
  const found = await runChecks(checks, (name, findings) =>
    rows.push(...formatRows(name, findings)),
  )
  expect(found.map(({ state }) => state)).toEqual(['wrong', 'wrong', 'ok'])
  expect(rows).toEqual([
    'WRONG  Broken          could not be checked: fetch failed',
    '                       -> Fix that first, then run this again',
    'WRONG  Disk            full',
    '                       -> Make room',
    'ok     Node            24.1.0',
  ])
})
