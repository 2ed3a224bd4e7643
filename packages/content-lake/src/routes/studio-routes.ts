import { Hono } from 'hono'
import { user } from '../http/access.ts'
import type { LakeEnv } from '../http/exchange.ts'

const noReleaseLimit = {
  orgActiveReleaseLimit: null,
  datasetReleaseLimit: null,
  orgActiveReleaseCount: 0,
}

/**
 * Services around hosted Sanity that the Studio asks for when it starts: plans, announcements,
 * telemetry, schedules. The lake has none of them and says so, which the Studio takes calmly.
 */
const answers: readonly [
  method: string,
  path: string,
  answer: object | false | null,
  access?: 'open',
][] = [
  ['GET', '/ping', {}, 'open'],
  // Asked once for each document that is open for editing, to measure how long it takes.
  ['GET', '/data/ping/:dataset', {}, 'open'],
  ['GET', '/features', []],
  ['GET', '/features/:feature', false],
  ['GET', '/projects/:project/features', []],
  ['GET', '/projects/:project/user-applications', []],
  ['GET', '/projects/:project/new-content-release-allowed', { data: noReleaseLimit }],
  ['GET', '/subscriptions/project/:project', []],
  ['GET', '/access/requests/me', []],
  ['GET', '/intake/telemetry-status', { status: 'denied' }, 'open'],
  ['POST', '/intake/batch', {}, 'open'],
  ['GET', '/journey/announcements', [], 'open'],
  // Offers of features that the plan lacks; also `trial`, `comments`, `content-releases`.
  ['GET', '/journey/:feature', null, 'open'],
  ['GET', '/journey/trial/:id', null, 'open'],
  ['GET', '/help', { resources: { title: '', sectionArray: [] } }, 'open'],
  ['GET', '/geoip/country', { country: null }, 'open'],
  ['GET', '/schedules/:project/:dataset', { schedules: [] }],
]

export const studioRoutes = new Hono<LakeEnv>()
for (const [method, path, answer, access] of answers) {
  if (access !== 'open') studioRoutes.on(method, path, user)
  studioRoutes.on(method, path, (c) => c.json(answer))
}
