import { type SiteStatus, STATUS_ID, STATUS_TYPE } from '../site/site-status.ts'

/** A status without problems, for tests. */
export const quietSite: SiteStatus = {
  _id: STATUS_ID,
  _type: STATUS_TYPE,
  siteUrl: 'https://kitewright.example',
  hasPreview: true,
  builder: 'service',
  canSchedule: true,
  canLink: true,
  live: { release: 'r1', at: '2026-01-01T00:00:00.000Z', contentHash: 'h' },
  work: null,
  failure: null,
  quarantined: [],
  lock: null,
  backup: null,
}
