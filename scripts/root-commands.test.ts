import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
import { expect, it } from 'vitest'
import { quiet, root } from './run.ts'

const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
const tasks = Object.values<string>(scripts).flatMap(
  (command) => /^turbo run (\S+)/.exec(command)?.[1] ?? [],
)

type Task = { taskId: string; task: string; command: string; dependencies: string[] }

async function planTasks(): Promise<Task[]> {
  const options = { cwd: root, preferLocal: true, env: quiet }
  const { stdout } = await execa('turbo', ['run', ...tasks, '--dry=json'], options)
  return JSON.parse(stdout).tasks
}
const planned = await planTasks()

it('each task of a root command exists in turbo and in a package', () => {
  const known = planned.flatMap(({ task, command }) => (command === '<NONEXISTENT>' ? [] : task))
  expect(known).toEqual(expect.arrayContaining(tasks))
})

it('a build reports missing settings before anything else is built', async () => {
  const id = '@kitewright/web#site-settings'
  const findTask = (taskId: string) => planned.find((task) => task.taskId === taskId)
  expect(findTask('@kitewright/web#build')?.dependencies).toContain(id)
  expect(findTask(id)?.dependencies).toEqual([])
  const { exitCode, stderr } = await execa('node', ['prerender/site-settings.ts'], {
    preferLocal: true,
    localDir: root,
    cwd: join(root, 'apps/web'),
    reject: false,
    extendEnv: false,
    env: { PATH: process.env.PATH, PUBLIC_SITE_URL: 'https://kitewright.example' },
  })
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: expect.stringMatching(
      /^CONTENT_SOURCE: expected .+\nPUBLIC_CONTACT_ENDPOINT: expected /,
    ),
  })
})
