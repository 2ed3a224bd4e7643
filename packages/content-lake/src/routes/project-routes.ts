import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import {
  EDITOR,
  type Preferences,
  parseToken,
  ROLE,
  type Sessions,
  type User,
  users,
} from '../auth/sessions.ts'
import { isFields } from '../core/document.ts'
import { type Origins, user } from '../http/access.ts'
import { type LakeEnv, readJson } from '../http/exchange.ts'
import { createNotFoundError, HttpError } from '../http/http-error.ts'

type ProjectFacts = { projectId: string; dataset: string; origins: Origins }

const CREATED = '2026-01-01T00:00:00Z'

/** Constant facts about the project, for the Studio and the command line. */
export function createProjectRoutes({ projectId, dataset, origins }: ProjectFacts) {
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
  const allGrants = ['read', 'create', 'update', 'history', 'editHistory', 'manage']
  const grants = { 'sanity.project.members': [{ grants: [{ name: 'read' }], config: {} }] }

  const thisProject = createMiddleware<LakeEnv>(async (c, next) => {
    if (c.req.param('project') !== projectId) throw createNotFoundError('Project not found')
    await next()
  })

  return new Hono<LakeEnv>()
    .get('/projects', user, (c) => c.json([project]))
    .get('/datasets', user, (c) => c.json([onlyDataset]))
    .get('/check/cors', (c) => {
      const origin = c.req.header('origin')
      const allowed = origin === undefined || origins.has(origin)
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
      c.json([{ filter: '_id in path("**")', permissions: allGrants }]),
    )
    .get('/projects/:project/datasets/:dataset/settings/indexing', user, (c) =>
      c.json({ maxFieldDepth: 10 }),
    )
    .get('/projects/:project/grants', (c) => c.json(grants))
    .get('/projects/:project/roles', (c) => c.json([ROLE]))
    .get('/projects/:project/permissions', (c) => c.json(allGrants))
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

/**
 * Logging in is one click, as everyone at this machine may edit: the Studio redirects the browser here, and this
 * redirects back with an id that the Studio exchanges for a token.
 *
 * @param publicUrl the lake's address for browsers.
 */
export const createLoginRoutes = (sessions: Sessions, origins: Origins, publicUrl: () => string) =>
  new Hono<LakeEnv>()
    .get('/auth/providers', (c) => {
      const url = `${publicUrl()}/v1/auth/login/local`
      const provider = { name: 'local', title: 'Log in on this computer', url }
      return c.json({ providers: [provider], thirdPartyLogin: false, sso: null })
    })

    .get('/auth/login/local', (c) => {
      const back = URL.parse(c.req.query('origin') ?? '')
      if (!back || !origins.has(back.origin)) {
        throw new HttpError(403, 'The login leads back only to allowed origins')
      }
      back.hash = `sid=${sessions.login()}`
      return c.redirect(back.href)
    })

    .get('/auth/fetch', (c) => {
      const token = sessions.exchange(c.req.query('sid') ?? '')
      if (token === undefined) throw createNotFoundError('Session not found')
      return c.json({ token })
    })

    .get('/auth/id', user, (c) => {
      const { id } = c.get('user') ?? EDITOR
      // Seconds since 1970, far in the future: a session ends at logout.
      return c.json({ id, expiry: Math.floor(Date.now() / 1000) + 30 * 24 * 3600 })
    })

    .post('/auth/logout', (c) => {
      const token = parseToken(c.req.header('authorization'))
      if (token !== undefined) sessions.logout(token)
      return c.json({ ok: true })
    })

/** The current user, other users, and the Studio's preferences. */
export const createUserRoutes = (preferences: Preferences) =>
  new Hono<LakeEnv>()
    .get('/users/me', user, (c) => {
      const { id, name, email } = c.get('user') ?? EDITOR
      const dates = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' }
      return c.json({
        id,
        name,
        email,
        ...dates,
        profileImage: '',
        provider: 'local',
        role: ROLE.name,
        roles: [ROLE],
      })
    })

    .get('/users/me/keyvalue/:keys', user, (c) => {
      const keys = c.req.param('keys').split(',')
      return c.json(keys.map((key) => preferences.get(key)))
    })

    .put('/users/me/keyvalue', user, async (c) => {
      const body = await readJson(c)
      const entries: unknown[] = Array.isArray(body) ? body : [body]
      for (const entry of entries) {
        if (!isFields(entry) || typeof entry.key !== 'string') {
          throw new HttpError(400, 'Expected objects with a "key" and a "value"')
        }
        preferences.set({ key: entry.key, value: entry.value ?? null })
      }
      return c.json(entries)
    })

    .get('/users/:ids', user, (c) => {
      const ids = c.req.param('ids').split(',')
      const profiles = users.filter(({ id }) => ids.includes(id)).map(getProfile)
      if (ids.length > 1) return c.json(profiles)
      if (!profiles[0]) throw createNotFoundError('User not found')
      return c.json(profiles[0])
    })

const getProfile = ({ id, name, email }: User) => ({
  id,
  displayName: name,
  givenName: name,
  familyName: '',
  imageUrl: null,
  email,
})
