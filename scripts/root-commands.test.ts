import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
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
    const { stdout } = await execa('turbo', ['run', task, '--dry=json'], {
      cwd: root,
      preferLocal: true,
      env: quiet,
    })
    const planned: { task: string; command: string }[] = JSON.parse(stdout).tasks
    const commands = planned.filter((plan) => plan.task === task).map(({ command }) => command)
    expect(commands.some((command) => command !== '<NONEXISTENT>')).toBe(true)
  },
)
