import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const preload = join(import.meta.dirname, 'clock-of-file.ts')

/**
 * A clock that a test sets, for the service and its builds: both are given `env`. It goes on by itself
 * from the time that was set last.
 */
export async function movedClock(time: string) {
  const folder = await mkdtemp(join(tmpdir(), 'clock-'))
  const file = join(folder, 'ahead')
  // Whole at once: a process that met a file half written would take it for no difference.
  const set = async (to: string) => {
    await writeFile(`${file}.next`, String(Date.parse(to) - Date.now()))
    await rename(`${file}.next`, file)
  }
  await set(time)
  return {
    env: { NODE_OPTIONS: `--import=${preload}`, CLOCK_FILE: file },
    set,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}
