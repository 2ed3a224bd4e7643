import { inject } from 'vitest'
import { dataFolder } from './data-folder.ts'
import { runningLake } from './running-lake.ts'
import { startProcess } from './service-process.ts'

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
