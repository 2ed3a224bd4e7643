import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type AssetPlace, type NewAsset, validateImageAsset } from './assets/asset-document.ts'
import { type AssetFiles, moveAssets } from './assets/asset-files.ts'
import { createCdnRoutes, uploadRoutes } from './assets/asset-routes.ts'
import { parseToken, SEEDER } from './auth/sessions.ts'
import { getDatabaseFile, withFile } from './core/database.ts'
import type { Lake } from './core/lake.ts'
import { type Mutation, parseDocument } from './core/mutation.ts'
import { markContent } from './core/store.ts'
import type { Origins } from './http/access.ts'
import { createLakeApp } from './http/lake-app.ts'
import { consoleLog, type Log } from './log.ts'
import { DATASET, type OpenLake, openLake, PROJECT_ID } from './open-lake.ts'
import { defaults, type LakeServerOptions } from './options.ts'
import { createPresenceServer, Presence, type PresenceServer } from './presence/presence.ts'
import { createDocumentRoutes, createEventRoutes, queryRoutes } from './routes/document-routes.ts'
import { createHistoryRoutes } from './routes/history-routes.ts'
import {
  createLoginRoutes,
  createProjectRoutes,
  createUserRoutes,
  studioRoutes,
} from './routes/project-routes.ts'
import { createHookRoutes } from './webhooks/hook-routes.ts'
import { Worker } from './webhooks/worker.ts'

/** Both loopback addresses; a browser may try either for `localhost`. */
const ADDRESSES = ['127.0.0.1', '::1']

type LoopbackServers = { port: number; close(): Promise<void> }

/**
 * Listens on the loopback addresses, or on one if there is no other. Throws if the port is taken.
 *
 * @param port 0 takes any free one.
 */
export async function listenOnLoopback(
  port: number,
  listener: RequestListener,
  upgrade: PresenceServer['upgrade'],
  log: Log,
): Promise<LoopbackServers> {
  const servers: Server[] = []
  const close = async () => {
    await Promise.all(servers.map(closeServer))
  }
  let bound = port
  for (const address of ADDRESSES) {
    const server = createServer(listener).on('upgrade', upgrade)
    try {
      bound = await listenOn(server, bound, address)
      // For example when the process has too many open files; existing connections continue.
      server.on('error', (error) => log.error(`listening on ${address}`, error))
      servers.push(server)
    } catch (error) {
      if (address === '::1' && hasNoSuchAddress(error)) continue
      await close()
      throw error
    }
  }
  return { port: bound, close }
}

function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, ipv6Only: true }, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    // Event streams never end.
    server.closeAllConnections()
  })
}

const hasNoSuchAddress = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')

/** Id of the transaction that fills an empty lake. */
const SEED_TRANSACTION = 'seed'

/** Fills the lake with the bundled content in one transaction, pictures included. Returns the number of documents. */
async function seedLake(lake: Lake, files: AssetFiles, publicUrl: string): Promise<number> {
  const [{ seedDocuments }, { seedAssets }] = await Promise.all([
    import('@kitewright/seed/seed-documents'),
    import('@kitewright/seed/seed-assets'),
  ])
  const location: AssetPlace = { publicUrl, projectId: lake.projectId, dataset: lake.dataset }
  const pictures = new Map<string, NewAsset['document']>()
  for (const { body, document } of seedAssets()) {
    const bytes = Buffer.from(body)
    const { originalFilename } = document
    const asset = await validateImageAsset(bytes, { originalFilename }, location)
    await files.write(asset.name, bytes)
    pictures.set(asset.document._id, asset.document)
  }
  const mutations = seedDocuments().map((document): Mutation => {
    const { _createdAt, _updatedAt, _rev, ...content } = document
    const create = parseDocument(pictures.get(document._id) ?? content)
    return { create: { ...create, _createdAt } }
  })
  lake.transact({ author: SEEDER.id, transactionId: SEED_TRANSACTION, mutations })
  return mutations.length
}

type RunningLake = {
  /** For example `http://localhost:3900`. */
  url: string
  lake: Lake
  /** Stops everything; acknowledged writes are safe. */
  close(): Promise<void>
}

export type ServeOptions = Partial<LakeServerOptions> & {
  log?: Log
  /** Milliseconds before a webhook retry instead of 30 s; for tests. */
  webhookPause?: number
  /** Query timeout in milliseconds instead of 10 s; for tests. */
  queryTime?: number
}

/**
 * Starts a lake and its server on this machine. Throws the errors of `openLake`, HttpError when a webhook is malformed,
 * and an error when the port is taken.
 */
export async function serveLake(given: ServeOptions = {}): Promise<RunningLake> {
  const options = { ...defaults, log: consoleLog, ...given }
  const log = withFileName(options.log, getDatabaseFile(options.folder))
  const open = openLake(options)
  try {
    return await serve(open, { ...options, log })
  } catch (error) {
    open.close()
    throw error
  }
}

async function serve(
  open: OpenLake,
  options: LakeServerOptions & { log: Log } & ServeOptions,
): Promise<RunningLake> {
  const { lake, files, sessions, hooks } = open
  const { log } = options
  const origins = new Set(options.origins.map((origin) => new URL(origin).origin))
  let url = ''
  const app = createLakeApp({
    projectId: PROJECT_ID,
    origins,
    sessions,
    log,
    routes: createRoutes(open, origins, () => url),
    assetRoutes: createCdnRoutes({ lake, files, publicUrl: () => url }),
  })
  const answer = getRequestListener(app.fetch)
  const sockets = createPresenceServer(new Presence(getUserId(open)), origins, log)

  // The port is known after listening; earlier requests wait for the content.
  const indexed = Promise.withResolvers<void>()
  const servers = await listenOnLoopback(
    options.port,
    async (request, response) => {
      await indexed.promise
      answer(request, response)
    },
    sockets.upgrade,
    log,
  )
  url = `http://localhost:${servers.port}`
  const stopListening = async () => {
    sockets.close()
    await servers.close()
  }
  try {
    if (options.seed && lake.documents.size === 0) {
      log.info(`started from the bundled content: ${await seedLake(lake, files, url)} documents`)
    }
    moveAssets(lake, url, SEEDER.id)
    if (options.folder && lake.documents.size > 0) markContent(options.folder)
    // After seeding, so that the bundled content sends no webhooks.
    hooks.configure(options.webhooks)
  } catch (error) {
    await stopListening()
    throw error
  }
  const worker = new Worker({ ...open, log, pause: options.webhookPause })
  indexed.resolve()
  return {
    url,
    lake,
    async close() {
      await Promise.all([stopListening(), worker.stop()])
      open.close()
    },
  }
}

/** Adds the file name to database errors. */
const withFileName = (log: Log, file: string): Log => ({
  ...log,
  error: (text, cause) => log.error(text, withFile(cause, file)),
})

const getUserId =
  ({ sessions }: OpenLake) =>
  (authorization: string): string | null => {
    const token = parseToken(authorization)
    return token === undefined ? null : (sessions.userWith(token)?.id ?? null)
  }

/** All routes under `/v1`, `/vX` or `/v<date>`. */
function createRoutes(open: OpenLake, origins: Origins, publicUrl: () => string) {
  const { lake, history, hooks, outbox, files, sessions, preferences } = open
  return [
    queryRoutes(lake),
    createDocumentRoutes(lake),
    createEventRoutes(lake, history),
    createHistoryRoutes(lake, history),
    uploadRoutes({ lake, files, publicUrl }),
    createHookRoutes(hooks, outbox, PROJECT_ID),
    createLoginRoutes(sessions, origins, publicUrl),
    createUserRoutes(preferences),
    createProjectRoutes({ projectId: PROJECT_ID, dataset: DATASET, origins }),
    studioRoutes,
  ]
}
