import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { taskTimes } from './task-times.ts'

const folder = await mkdtemp(join(tmpdir(), 'kitewright-task-times-'))
afterAll(() => rm(folder, { recursive: true }))

const task = (taskId: string, seconds: number) => ({
  taskId: `@kitewright/${taskId}`,
  execution: { startTime: 5_000, endTime: 5_000 + seconds * 1000 },
})

async function summary(name: string, at: number, tasks: object[]) {
  const file = join(folder, name)
  await writeFile(file, JSON.stringify({ tasks }))
  await utimes(file, at, at)
}

it('the tasks of the runs since then, the longest first, without short ones and those not run', async () => {
  await summary('earlier.json', 100, [task('web#test', 50)])
  await summary('unit.json', 200, [
    task('seed#test', 3),
    task('rebuild#test', 200),
    task('web#check', 0.2),
    { taskId: '@kitewright/seed#build' },
  ])
  await summary('end-to-end.json', 300, [task('web#e2e', 90)])
  expect(await taskTimes(150_000, folder)).toEqual([
    { name: 'rebuild#test', seconds: 200 },
    { name: 'web#e2e', seconds: 90 },
    { name: 'seed#test', seconds: 3 },
  ])
})

it('none where turbo has not run', async () => {
  expect(await taskTimes(0, join(folder, 'none'))).toEqual([])
})
