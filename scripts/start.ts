import { freePort } from './free-port.ts'
import { run } from './run.ts'

/** `pnpm start`: builds what changed, then serves the site until it is stopped. */
try {
  await freePort(4173)
  await run('turbo', ['run', 'build', '--filter=@kitewright/web', '--output-logs=new-only'])
  await run('node', ['apps/web/preview/main.ts'], { PORT: '4173' })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
