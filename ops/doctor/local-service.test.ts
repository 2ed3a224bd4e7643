import { expect, it } from 'vitest'
import {
  backupFinding,
  createServiceChecks,
  getMissingPublishFix,
  type ServiceStatus,
  toStatusFindings,
  toVisitorFindings,
} from './local-service.ts'
import { quiet, settings, toIso } from './plant-faults.ts'

const now = Date.parse('2027-03-01T12:00:00Z')
const DAY = 24 * 60 * 60_000

it('says why a publish is not live: another secret at Sanity, no webhook, or a lock', () => {
  const after = (status: Partial<ServiceStatus>) =>
    getMissingPublishFix({ ...quiet, ...status }, now)
  const webhooks = (accepted: number | null, rejectedAt: number | null) => ({
    accepted: accepted === null ? null : toIso(accepted),
    refused: rejectedAt === null ? null : toIso(rejectedAt),
  })
  expect(after({ webhooks: webhooks(now - 1, now + 1) })).toContain('another SANITY_WEBHOOK_SECRET')
  expect(after({ webhooks: webhooks(now - 1, now - 1) })).toContain('No webhook came')
  expect(after({ webhooks: webhooks(now + 1, null) })).toContain('Its webhook came')
  expect(after({ locked: { since: toIso(now), reason: 'launch' } })).toContain('paused')
})

it('is content with a service that is well', () => {
  const backup = { newest: toIso(now - DAY / 8), failure: null, isLate: false }
  expect(backupFinding({ ...quiet, backup }, now)).toMatchObject({
    state: 'ok',
    what: 'newest backup: 3 h ago',
  })
  expect(toStatusFindings(quiet)).toMatchObject([{ state: 'ok' }])
  expect(toVisitorFindings(quiet)).toMatchObject([{ state: 'ok' }])
})

it('expects no backup of the bundled content', async () => {
  const content = { ...settings.content, contentSource: 'seed' as const }
  const checks = createServiceChecks({
    settings: { ...settings, content },
    isUnit: true,
    status: async () => quiet,
  })
  expect(await checks.find(({ name }) => name === 'Backup')?.run()).toMatchObject([
    { state: 'ok', what: 'not needed: the code contains the content' },
  ])
})
