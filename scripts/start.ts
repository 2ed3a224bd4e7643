import { StoppedError, stopRequest } from './run.ts'
import { readStartOptions, USAGE, UsageError } from './start-options.ts'
import { startSite } from './start-site.ts'

/**
 * `pnpm start`: the whole site with everything it needs, until stopped. Exits with 2 for a malformed option, with 1
 * when something cannot run.
 */
try {
  const stopped = stopRequest()
  const options = readStartOptions(process.argv.slice(2))
  if (options) await startSite(options, stopped)
  else console.log(USAGE)
} catch (error) {
  if (!(error instanceof StoppedError)) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}
