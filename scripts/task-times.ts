import { glob, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Timing } from './phases.ts'
import { root } from './run.ts'

type Summary = {
  tasks: { taskId: string; execution?: { startTime: number; endTime: number } }[]
}

/** Tasks shorter than this are not worth a line, in seconds. */
const MIN_SECONDS = 1

/**
 * How long turbo took for each task since a moment in ms, the longest first.
 *
 * @param folder where turbo leaves a summary of each run with `--summarize`; need not exist
 */
export async function taskTimes(
  since: number,
  folder = join(root, '.turbo/runs'),
): Promise<Timing[]> {
  const timings: Timing[] = []
  for await (const name of glob('*.json', { cwd: folder })) {
    const file = join(folder, name)
    if ((await stat(file)).mtimeMs < since) continue
    const { tasks }: Summary = JSON.parse(await readFile(file, 'utf8'))
    for (const { taskId, execution } of tasks) {
      if (!execution) continue
      const seconds = (execution.endTime - execution.startTime) / 1000
      if (seconds >= MIN_SECONDS)
        timings.push({ name: taskId.replace('@kitewright/', ''), seconds })
    }
  }
  return timings.toSorted((one, other) => other.seconds - one.seconds)
}
