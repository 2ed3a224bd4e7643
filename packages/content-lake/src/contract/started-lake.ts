import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const command = join(import.meta.dirname, '../start.ts')

/**
 * The real command at a free port, for tests. Rejects with what it said when it does not start.
 *
 * @param args options of the command, for example `--in-memory`.
 */
export async function startedLake(...args: string[]) {
  const lake = spawn(process.execPath, [command, '--port', '0', ...args], {
    // Half of a start is compiling.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'kitewright-compiled') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test that ran out of time never comes to its end.
  const kill = () => lake.kill('SIGKILL')
  process.once('exit', kill)
  const exit = once(lake, 'exit').finally(() => process.off('exit', kill))
  let errors = ''
  lake.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const closed = once(lake, 'close')
  const [line] = await Promise.race([once(lake.stdout, 'data'), closed])
  const url = String(line).match(/http:\S+/)?.[0]
  if (!url) {
    await closed
    throw new Error(errors)
  }
  return {
    url,
    port: Number(new URL(url).port),
    /** What it wrote to standard error. */
    said: () => errors,
    /** Resolves when it is gone. */
    stop: async () => {
      lake.kill()
      await exit
    },
  }
}
