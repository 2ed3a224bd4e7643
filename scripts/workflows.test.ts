import { glob, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from './run.ts'

type Step = { uses?: string; run?: string }
type Job = { needs?: string | string[]; steps: Step[] }
type Workflow = { jobs: Record<string, Job> }

const folder = join(root, '.github/workflows')
const json = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'))
const names = await readdir(folder)
const { scripts: rootScripts, packageManager } = await json('package.json')
const packages: { name: string; scripts: Record<string, string> }[] = []
for await (const file of glob(['{apps,packages,integrations}/*/package.json', '*/package.json'], {
  cwd: root,
})) {
  packages.push({ scripts: {}, ...(await json(file)) })
}
const webScripts = packages.find(({ name }) => name === '@kitewright/web')?.scripts

/** Commands of pnpm's own, which are no script of ours. */
const ownCommands = ['install', 'audit', 'exec']

describe.each(names)('the workflow %s', async (name) => {
  const text = await readFile(join(folder, name), 'utf8')
  const { jobs }: Workflow = parse(text, { strict: true, uniqueKeys: true })
  const steps = Object.values(jobs).flatMap((job) => job.steps)
  const commands = steps.flatMap(({ run }) => run ?? [])

  it('waits for jobs that exist', () => {
    const needed = Object.values(jobs).flatMap(({ needs = [] }) => needs)
    expect(Object.keys(jobs)).toEqual(expect.arrayContaining(needed))
  })

  it('runs actions of one exact version', () => {
    for (const { uses } of steps.filter((step) => step.uses)) {
      expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
    }
  })

  it('runs commands that exist, with the pnpm of the repository', () => {
    for (const command of commands) {
      const [, version, call = ''] = /npx --yes (pnpm@\S+) (.+)/.exec(command) ?? []
      if (!version) continue
      expect(version).toBe(packageManager)
      const [, script = ''] = /^(?:--filter @kitewright\/web )?(\S+)/.exec(call) ?? []
      const scripts = call.startsWith('--filter @kitewright/web ') ? webScripts : rootScripts
      expect([...Object.keys(scripts), ...ownCommands]).toContain(script)
      const [, tasks = ''] = /^exec turbo run ((?:[\w:]+ ?)+)/.exec(call) ?? []
      const [, filter] = / --filter=(\S+)/.exec(call) ?? []
      const known = packages.filter(({ name }) => !filter || name === filter)
      for (const task of tasks.split(' ').filter(Boolean)) {
        expect(known.flatMap(({ scripts }) => Object.keys(scripts))).toContain(task)
      }
    }
  })

  it('starts workflows that exist', () => {
    const started = commands.flatMap((run) => [...run.matchAll(/gh workflow run (\S+)/g)])
    for (const [, file] of started) expect(names).toContain(file)
  })
})
