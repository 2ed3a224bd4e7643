import { afterAll, inject } from 'vitest'
import { dataFolder } from './data-folder.ts'
import { fakeLake } from './fake-lake.ts'
import { runningLake } from './running-lake.ts'
import { startProcess } from './service-process.ts'

/**
 * An idle service with its lake and data folder, which are disposed with it. `start` starts another
 * service on the same folder; `place` is the parent of that folder.
 */
export async function runningService(more: Record<string, string> = {}, place?: string) {
  await using stack = new AsyncDisposableStack()
  const lake = stack.use(await fakeLake())
  const { folder } = stack.use(await dataFolder(inject('base'), place))
  const env = { ...lake.env, REBUILD_DATA: folder, REBUILD_BUNDLE: inject('bundle'), ...more }
  const all = stack.move()
  const start = async (other: Record<string, string> = {}) =>
    all.use(await startProcess({ ...env, ...other }))
  const service = await start()
  await service.idle()
  return { lake, folder, env, service, start, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

export type RunningService = Awaited<ReturnType<typeof runningService>>

/**
 * The local content lake and a data folder, for services started one after another. The lake's
 * webhooks reach the last one. All are disposed together.
 */
export async function serviceAtLake(more: NodeJS.ProcessEnv = {}) {
  await using stack = new AsyncDisposableStack()
  const lake = stack.use(await runningLake())
  const { folder } = stack.use(await dataFolder(inject('base')))
  const env = { ...lake.env, REBUILD_DATA: folder, REBUILD_BUNDLE: inject('bundle'), ...more }
  const all = stack.move()
  return {
    lake,
    folder,
    /** Starts a service and waits until it is idle. */
    async start(other: NodeJS.ProcessEnv = {}) {
      const service = all.use(await startProcess({ ...env, ...other }))
      await lake.sendTo(service.control)
      await service.idle()
      return service
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}

/** Disposes something after the last test of the file. */
export async function forThisFile<Thing extends AsyncDisposable>(
  created: Promise<Thing>,
): Promise<Thing> {
  const thing = await created
  afterAll(() => thing[Symbol.asyncDispose]())
  return thing
}
