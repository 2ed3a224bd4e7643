import { mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { Deliveries } from './hook/deliveries.ts'
import { type Control, createControlServer } from './http/control-server.ts'
import { createSiteServer } from './http/site-server.ts'
import { entriesFor, stateOf } from './journal/entries.ts'
import { Journal } from './journal/journal.ts'
import type { Log } from './log.ts'
import { Builder } from './publish/builder.ts'
import { Publisher } from './publish/publisher.ts'
import { Releases } from './releases/releases.ts'
import type { RebuildSettings } from './settings.ts'

const DAY = 24 * 60 * 60_000
const HOUR = 60 * 60_000
/** The journal starts over when it is longer than this. */
const LONG_JOURNAL = 1_048_576

export type Service = {
  /** Ports in use; the site's is null when another program serves it. */
  ports: { control: number; site: number | null }
  stop: () => Promise<void>
}

/**
 * Starts the service. Ports come first, so that a second start by mistake touches nothing on disk;
 * then what an earlier process left is read and put in order. Throws when a port is busy or the disk
 * refuses. `program` is the build process, if not the usual one.
 */
export async function startService(
  settings: RebuildSettings,
  log: Log,
  program?: string,
): Promise<Service> {
  let control: Control | null = null
  const controlServer = createControlServer({ settings, log, control: () => control })
  const site = createSiteServer(log)
  const ports = {
    control: await listening(controlServer, settings.port, settings.host),
    site:
      settings.sitePort === null
        ? null
        : await listening(site.server, settings.sitePort, settings.siteHost ?? undefined),
  }

  const { dataFolder } = settings
  const cacheFolder = join(dataFolder, 'cache')
  await mkdir(dataFolder, { recursive: true })
  const releases = new Releases(dataFolder)
  await releases.prepare()
  const live = await releases.recover((text) => log.warn(text))
  // A kill between swap and prune leaves one release too many.
  await releases.prune(settings.keep)
  if (live) site.show(live)
  const { journal, entries } = await Journal.open(join(dataFolder, 'journal.ndjson'))
  const state = stateOf(entries)
  const deliveries = new Deliveries(state.deliveries)
  const builder = new Builder({
    timeout: settings.buildTimeout,
    compileCache: join(cacheFolder, 'node'),
    program,
  })
  const publisher = new Publisher(
    { settings, cacheFolder, journal, state, releases, builder, log, onLive: site.show },
    live,
  )
  control = { publisher, deliveries, releases }

  const tidy = async () => {
    deliveries.forgetOld(Date.now())
    if (journal.size < LONG_JOURNAL) return
    await journal.restart(() =>
      entriesFor({ ...publisher.state, deliveries: deliveries.times }, Date.now() - DAY),
    )
  }
  const tidyOrWarn = () =>
    tidy().catch((error: unknown) =>
      log.error({ err: error }, 'The journal could not be shortened'),
    )
  const timers = [
    setInterval(() => publisher.check('the regular check'), settings.reconcileEvery),
    setInterval(tidyOrWarn, HOUR),
  ]
  await tidyOrWarn()
  publisher.start()
  log.info({ ...ports, live: live?.id ?? null, waiting: state.wants.length }, 'The service runs')

  const stop = async () => {
    control = null
    for (const timer of timers) clearInterval(timer)
    for (const server of [controlServer, site.server]) {
      server.close()
      server.closeIdleConnections()
    }
    await publisher.stop()
    await journal.close()
    for (const server of [controlServer, site.server]) server.closeAllConnections()
    log.info('The service has stopped')
  }
  return { ports, stop }
}

function listening(server: Server, port: number, host?: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  server.once('error', (error: NodeJS.ErrnoException) =>
    reject(
      error.code === 'EADDRINUSE'
        ? new Error(`Port ${port} is busy: stop the program that uses it, or choose another one.`)
        : error,
    ),
  )
  server.listen(port, host, () => {
    const address = server.address()
    resolve(typeof address === 'object' && address ? address.port : port)
  })
  return promise
}
