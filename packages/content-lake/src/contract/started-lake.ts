import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const command = join(import.meta.dirname, '../start.ts')

/**
 * Starts the real command at a free port. Rejects with its output if it fails.
 *
 * @param args options of the command, for example `--in-memory`.
 */
export async function startLake(...args: string[]) {
  const lake = spawn(process.execPath, [command, '--port', '0', ...args], {
    // Compiling is half of the start time.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'kitewright-compiled') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test that times out never stops the lake.
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
    /** Its standard error. */
    getErrors: () => errors,
    /** Resolves when it has exited. */
    stop: async () => {
      lake.kill()
      await exit
    },
  }
}
