import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ROLE, users } from '../auth/users.ts'
import { user } from '../http/access.ts'
import type { Origins } from '../http/cors.ts'
import type { LakeEnv } from '../http/exchange.ts'
import { missing } from '../http/http-error.ts'

type ProjectFacts = { projectId: string; dataset: string; origins: Origins }

const CREATED = '2026-01-01T00:00:00Z'

/** Constant facts about the project, for the Studio and the command line. */
export function projectRoutes({ projectId, dataset, origins }: ProjectFacts) {
  const project = {
    id: projectId,
    displayName: 'Kitewright',
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    createdAt: CREATED,
    metadata: {},
    features: [],
    members: users.map(({ id }) => ({
      id,
      role: ROLE.name,
      isCurrentUser: id === users[0]?.id,
      isRobot: false,
      roles: [ROLE],
    })),
  }
  const onlyDataset = {
    name: dataset,
    aclMode: 'public',
    createdAt: CREATED,
    createdByUserId: users[0]?.id,
    datasetProfile: 'content',
    addonFor: null,
    features: [],
    tags: [],
  }
  const everything = ['read', 'create', 'update', 'history', 'editHistory', 'manage']
  const grants = { 'sanity.project.members': [{ grants: [{ name: 'read' }], config: {} }] }

  const thisProject = createMiddleware<LakeEnv>(async (c, next) => {
    if (c.req.param('project') !== projectId) throw missing('Project not found')
    await next()
  })

  return new Hono<LakeEnv>()
    .get('/projects', user, (c) => c.json([project]))
    .get('/datasets', user, (c) => c.json([onlyDataset]))
    .get('/check/cors', (c) => {
      const origin = c.req.header('origin')
      const allowed = origin === undefined || origins.allows(origin)
      if (origin) c.header('access-control-allow-origin', origin)
      return c.json({ result: { allowed, withCredentials: allowed } })
    })
    .get('/projects/:project', user, thisProject, (c) => c.json(project))
    .use('/projects/:project/*', user, thisProject)
    .get('/projects/:project/datasets', (c) => {
      // Comments need another dataset, which this lake does not have.
      const isForComments = c.req.query('addonFor') !== undefined
      return c.json(isForComments ? [] : [onlyDataset])
    })
    .get('/projects/:project/datasets/:dataset/acl', user, (c) =>
      c.json([{ filter: '_id in path("**")', permissions: everything }]),
    )
    .get('/projects/:project/datasets/:dataset/settings/indexing', user, (c) =>
      c.json({ maxFieldDepth: 10 }),
    )
    .get('/projects/:project/grants', (c) => c.json(grants))
    .get('/projects/:project/roles', (c) => c.json([ROLE]))
    .get('/projects/:project/permissions', (c) => c.json(everything))
}

const noReleaseLimit = {
  orgActiveReleaseLimit: null,
  datasetReleaseLimit: null,
  orgActiveReleaseCount: 0,
}

/**
 * Hosted services that the Studio calls at start: plans, announcements, telemetry, schedules. The lake has none and
 * answers so.
 */
const answers: readonly [
  method: string,
  path: string,
  answer: object | false | null,
  access?: 'open',
][] = [
  ['GET', '/ping', {}, 'open'],
  // Called once per edited document, to measure latency.
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
  // Offers for features outside the plan; also `trial`, `comments`, `content-releases`.
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
