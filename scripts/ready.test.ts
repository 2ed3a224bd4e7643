import { expect, it } from 'vitest'
import { findObstacle, type ServiceStatus } from './ready.ts'

const started = Date.parse('2026-03-14T10:00:00Z')
const status: ServiceStatus = { live: {}, lastChecked: null, locked: null, lastFailure: null }
const failure = { at: '2026-03-14T10:00:01Z', resolvedAt: null, message: 'a price is missing' }

it.each([
  ['nothing is known before the first check', status, undefined],
  [
    'the first check finds that all is live',
    { ...status, lastChecked: '2026-03-14T10:00:02Z' },
    null,
  ],
  ['a failure has its reason', { ...status, lastFailure: failure }, 'a price is missing'],
  [
    'an earlier failure is ignored',
    { ...status, lastFailure: { ...failure, at: '2026-03-14T09:00:00Z' } },
    undefined,
  ],
  [
    'a resolved failure is ignored',
    { ...status, lastFailure: { ...failure, resolvedAt: '2026-03-14T10:00:02Z' } },
    undefined,
  ],
  [
    'reports a lock, as no check follows',
    { ...status, locked: { reason: 'launch day' } },
    'publishing is locked: launch day',
  ],
])('%s', (_name, found, expected) => {
  expect(findObstacle(found, started)).toBe(expected)
})
