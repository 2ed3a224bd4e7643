/**
 * The local content lake as a command; see `--help`. Ends with 2 for a malformed option, with 1
 * when the lake cannot start.
 */
import { readOptions, USAGE, UsageError } from './options.ts'
import { serveLake } from './serve-lake.ts'

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options) {
    const running = await serveLake(options)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => running.close().then(() => process.exit()))
    }
    // Last: who reads it may stop the lake at once.
    console.log(`Content lake: ${running.url} (${options.folder ?? 'in memory'})`)
  } else {
    console.log(USAGE)
  }
} catch (error) {
  const isUsage = error instanceof UsageError
  console.error(error instanceof Error ? error.message : error)
  if (isUsage) console.error(USAGE)
  process.exitCode = isUsage ? 2 : 1
}
