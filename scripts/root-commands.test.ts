import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execa } from 'execa'
import { expect, it } from 'vitest'
import { quiet, root } from './run.ts'

const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
const tasks = Object.values<string>(scripts).flatMap(
  (command) => /^turbo run (\S+)/.exec(command)?.[1] ?? [],
)

it('each task of a root command exists in turbo and in a package', async () => {
  const options = { cwd: root, preferLocal: true, env: quiet }
  const { stdout } = await execa('turbo', ['run', ...tasks, '--dry=json'], options)
  const planned: { task: string; command: string }[] = JSON.parse(stdout).tasks
  const known = planned.flatMap(({ task, command }) => (command === '<NONEXISTENT>' ? [] : task))
  expect(known).toEqual(expect.arrayContaining(tasks))
})
