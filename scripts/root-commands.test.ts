import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { quiet, root } from './run.ts'

const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
const tasks = Object.values<string>(scripts).flatMap(
  (command) => /^turbo run (\S+)/.exec(command)?.[1] ?? [],
)

it.each(tasks)(
  'turbo knows the task %s, and a package has it',
  { timeout: 60_000 },
  async (task) => {
    const turbo = join(root, 'node_modules/.bin/turbo')
    const args = ['run', task, '--dry=json']
    const env = { ...process.env, ...quiet }
    const { stdout } = await promisify(execFile)(turbo, args, { cwd: root, env, maxBuffer: 1e8 })
    const planned: { task: string; command: string }[] = JSON.parse(stdout).tasks
    const commands = planned.filter((plan) => plan.task === task).map(({ command }) => command)
    expect(commands.some((command) => command !== '<NONEXISTENT>')).toBe(true)
  },
)
