import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { runningLake } from '@kitewright/rebuild/tests/running-lake'
import { startTestServer } from '@kitewright/site-engine/testing'

type Answer = { status: number; body?: unknown; headers?: Record<string, string> }

/** The valid login of the fake. */
export const LOGIN = 'login-of-an-administrator'

/**
 * A fake of hosted Sanity: implements the management requests of our commands, and forwards all others to the local
 * lake. `refuse` rejects matching requests.
 */
export async function startHostedLake(options: { seed: boolean }) {
  await using stack = new AsyncDisposableStack()
  const lake = stack.use(await runningLake(options))
  const projectId = lake.lake.projectId
  const state = {
    projects: [{ id: projectId, displayName: 'Kitewright' }],
    datasets: options.seed ? ['production'] : [],
    origins: [] as { id: number; origin: string }[],
    robots: [] as { id: string; label: string; expiresAt?: string | null; roles: string[] }[],
    refuse: null as ((path: string, method: string) => Answer | null) | null,
    /** Requests that changed something. */
    changes: [] as string[],
  }

  const managed = (method: string, path: string, body: Record<string, unknown>): Answer | null => {
    const ok = (answer: unknown): Answer => ({ status: 200, body: answer })
    const project = `/projects/${projectId}`
    switch (`${method} ${path}`) {
      case 'GET /projects':
        return ok(state.projects)
      case 'POST /projects':
        return ok({ id: projectId, displayName: body.displayName })
      case `GET ${project}`:
        return ok(state.projects[0])
      case 'GET /datasets':
        return ok(state.datasets.map((name) => ({ name })))
      case `GET ${project}/cors`:
        return ok(state.origins)
      case `POST ${project}/cors`:
        state.origins.push({ id: state.origins.length, origin: String(body.origin) })
        return ok({})
      case `GET /access/project/${projectId}/robots`:
        return ok({ data: state.robots.map(formatRobot), nextCursor: null })
      case `POST /access/project/${projectId}/robots`:
        state.robots.push({ id: 'local-script', label: String(body.label), roles: ['editor'] })
        return ok({ id: 'local-script', token: 'local-editor' })
    }
    const name = /^PUT \/datasets\/(.+)$/.exec(`${method} ${path}`)?.[1]
    if (!name) return path.startsWith('/projects/') ? { status: 404 } : null
    state.datasets.push(name)
    return ok({ datasetName: name })
  }
  const formatRobot = ({
    id,
    label,
    expiresAt = null,
    roles: roleNames,
  }: (typeof state.robots)[0]) => ({
    id,
    label,
    expiresAt,
    memberships: [{ resourceType: 'project', resourceId: projectId, roleNames }],
  })

  const answer = (response: ServerResponse, { status, body = {}, headers = {} }: Answer) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))

  const server = await startTestServer(async (incoming, response) => {
    const { method = 'GET', url = '/' } = incoming
    const path = new URL(url, 'http://lake').pathname.replace(/^\/v[^/]+/, '')
    const token = incoming.headers.authorization
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const rejection = state.refuse?.(path, method)
    if (rejection) return answer(response, rejection)
    const isManaging = /^\/(projects|datasets|access|hooks)(\/|$)/.test(path)
    if (isManaging && token !== `Bearer ${LOGIN}`) return answer(response, { status: 401 })
    if (isManaging && method !== 'GET') state.changes.push(`${method} ${path}`)
    const text = Buffer.concat(chunks).toString()
    const own = isManaging && managed(method, path, text ? JSON.parse(text) : {})
    if (own) return answer(response, own)
    // The lake knows no such login.
    const headers = { ...incoming.headers }
    if (token === `Bearer ${LOGIN}`) headers.authorization = 'Bearer local-editor'
    pass(incoming, response, { to: lake.url, headers, body: Buffer.concat(chunks) })
  })
  const { url } = stack.use(server)
  const all = stack.move()
  return {
    lake,
    projectId,
    url,
    state,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}

export type HostedLake = Awaited<ReturnType<typeof startHostedLake>>

type Passed = {
  to: string
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Forwards a request to another server. */
export function pass(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  { to, headers, body }: Passed,
) {
  const upstream = request(new URL(url ?? '/', to), { method, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(response)
  })
  upstream.once('error', () => response.writeHead(502).end())
  upstream.end(body)
}
