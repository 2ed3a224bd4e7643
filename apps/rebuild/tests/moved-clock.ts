import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const preload = join(import.meta.dirname, 'clock-of-file.ts')

/**
 * A clock that a test sets, for the service and its builds, which need `env`. It runs on from the
 * last set time.
 */
export async function movedClock(time: string) {
  const folder = await mkdtemp(join(tmpdir(), 'clock-'))
  const file = join(folder, 'ahead')
  // Atomic: a process would read a half-written file as no shift.
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
