import { getExitCode } from '@kitewright/content-loader/errors'
import { readSiteSettings } from '@kitewright/content-loader/settings'

/** Before `pnpm build`: reports missing and malformed settings while nothing is built yet. */
try {
  readSiteSettings(process.env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = getExitCode(error)
}
