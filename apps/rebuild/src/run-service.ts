import { getExitCode } from '@kitewright/content-loader/errors'
import { disableProxyForLocalhost } from '@kitewright/site-engine/serve'
import { isDiskError } from './build/failure.ts'
import { createLog } from './log.ts'
import { startService } from './service.ts'
import { type RebuildSettings, readRebuildSettings } from './settings/settings.ts'
import { describeStartFailure } from './start-failure.ts'

const DISK = 6

/**
 * Runs the service until a signal. A failed start ends the process with the exit code of its cause.
 *
 * @param overrides limits for tests, instead of those that no variable sets.
 */
export async function runService(overrides: Partial<RebuildSettings> = {}): Promise<void> {
  let dataFolder = ''
  disableProxyForLocalhost()
  try {
    const settings = { ...readRebuildSettings(), ...overrides }
    dataFolder = settings.dataFolder
    const log = createLog(settings.logLevel)
    for (const warning of settings.warnings) log.warn(`Check the settings: ${warning}`)
    const service = await startService(settings, log)
    let stopping = false
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, async () => {
        // A second signal exits at once; everything important is on disk at any time.
        if (stopping) process.exit(1)
        stopping = true
        await service.stop()
        process.exit(0)
      })
    }
  } catch (error) {
    console.error(describeStartFailure(error, dataFolder))
    process.exit(isDiskError(error) ? DISK : getExitCode(error))
  }
}
