import { ROLE, users } from '../../auth/users.ts'
import type { Origins } from '../cors.ts'
import { sendJson } from '../exchange.ts'
import { missing } from '../http-error.ts'
import { type Access, type Handler, type Route, route } from '../router.ts'

export type ProjectFacts = { projectId: string; dataset: string; origins: Origins }

const CREATED = '2026-01-01T00:00:00Z'

/** What the Studio and the command line want to know of the project. All of it never changes. */
export function projectRoutes({ projectId, dataset, origins }: ProjectFacts): Route[] {
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

  const fact = (path: string, value: unknown, access: Access = 'user') =>
    route(
      'GET',
      path,
      access,
      ofThisProject((exchange) => sendJson(exchange, value)),
    )
  const ofThisProject =
    (handle: Handler): Handler =>
    (exchange) => {
      const { project: asked = projectId } = exchange.params
      if (asked !== projectId) throw missing('Project not found')
      return handle(exchange)
    }

  return [
    fact('/projects', [project]),
    fact('/projects/:project', project),
    route(
      'GET',
      '/projects/:project/datasets',
      'user',
      ofThisProject((exchange) => {
        // Comments live in a dataset of their own, which this lake does not offer.
        const isForComments = exchange.url.searchParams.has('addonFor')
        sendJson(exchange, isForComments ? [] : [onlyDataset])
      }),
    ),
    fact('/datasets', [onlyDataset]),
    fact('/projects/:project/datasets/:dataset/acl', [
      { filter: '_id in path("**")', permissions: everything },
    ]),
    fact('/projects/:project/datasets/:dataset/settings/indexing', { maxFieldDepth: 10 }),
    fact('/projects/:project/grants', grants),
    fact('/projects/:project/roles', [ROLE]),
    fact('/projects/:project/permissions', everything),
    route('GET', '/check/cors', 'open', (exchange) => {
      const { origin } = exchange.request.headers
      const allowed = origin === undefined || origins.allows(origin)
      if (origin) exchange.response.setHeader('access-control-allow-origin', origin)
      sendJson(exchange, { result: { allowed, withCredentials: allowed } })
    }),
  ]
}
