/**
 * The command of the local content lake; see `--help`. Exits with 2 for a malformed option, with 1 when the lake cannot
 * start.
 */
import { formatTunnel, readOptions, USAGE, UsageError } from './options.ts'
import { serveLake } from './serve-lake.ts'

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options) {
    const running = await serveLake(options)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => running.close().then(() => process.exit()))
    }
    // Printed last, as a reader may then stop the lake.
    const where = `${running.url} (${options.folder ?? 'in memory'})`
    const from = formatTunnel(Number(new URL(running.url).port))
    console.log(`Content lake: ${where}, for this machine only; from another one: ${from}`)
  } else {
    console.log(USAGE)
  }
} catch (error) {
  const isUsage = error instanceof UsageError
  console.error(error instanceof Error ? error.message : error)
  if (isUsage) console.error(USAGE)
  process.exitCode = isUsage ? 2 : 1
}
