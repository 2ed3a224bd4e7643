import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ServiceProcess } from '../tests/service-process.ts'

const run = promisify(execFile)

/** The memory of the service and its build processes together, in MB. */
export async function readMemory({ child }: ServiceProcess): Promise<number> {
  const pid = String(child.pid)
  const { stdout } = await run('ps', ['-o', 'rss=', '--pid', pid, '--ppid', pid])
  const sizes = stdout.trim().split(/\s+/)
  return sizes.reduce((sum, size) => sum + Number(size), 0) / 1024
}

/** Records the largest memory, in MB, until the service ends. */
export function watchMemory(service: ServiceProcess) {
  let max = 0
  const timer = setInterval(
    () =>
      readMemory(service).then(
        (size) => {
          max = Math.max(max, size)
        },
        () => clearInterval(timer),
      ),
    100,
  )
  timer.unref()
  return {
    /** The largest memory since the last call. */
    takeMax() {
      const size = Math.round(max)
      max = 0
      return size
    },
  }
}
