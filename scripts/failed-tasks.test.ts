import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deleteRunReports, readFailedTasks } from './failed-tasks.ts'

test('a failed task is named with the end of its log, until reports are deleted', async () => {
  const root = await mkdtemp(join(tmpdir(), 'failed-tasks-'))
  await mkdir(join(root, '.turbo/runs'), { recursive: true })
  await writeFile(join(root, 'web.log'), 'one\ntwo\nthree\n')
  const tasks = [
    { taskId: 'web#test', logFile: 'web.log', execution: { exitCode: 1 } },
    { taskId: 'ops#test', logFile: 'ops.log', execution: { exitCode: 0 } },
    { taskId: 'ops#transit', logFile: 'ops-transit.log' },
    { taskId: 'studio#test', logFile: 'gone.log', execution: { exitCode: 137 } },
  ]
  await writeFile(join(root, '.turbo/runs/first.json'), JSON.stringify({ tasks }))

  expect(await readFailedTasks(root, 2)).toEqual([
    'web#test failed:\ntwo\nthree',
    expect.stringMatching(/^studio#test failed:\n.*ENOENT.*gone\.log/),
  ])
  await deleteRunReports(root)
  expect(await readFailedTasks(root)).toEqual([])
})
