import { glob, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from './run.ts'

type Step = {
  uses?: string
  run?: string
  with?: Record<string, unknown>
  env?: Record<string, string>
}
type Job = { needs?: string | string[]; steps: Step[] }
type WorkflowEvents = {
  push?: unknown
  schedule?: { cron: string }[]
  workflow_run?: { workflows: string[] }
}
type Workflow = { name: string; on: WorkflowEvents; jobs: Record<string, Job> }

const folder = join(root, '.github/workflows')
const json = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'))
const names = await readdir(folder)
const { scripts: rootScripts, packageManager } = await json('package.json')
const packages: { name: string; scripts: Record<string, string> }[] = []
for await (const file of glob(['{apps,packages}/*/package.json', '*/package.json'], {
  cwd: root,
})) {
  packages.push({ scripts: {}, ...(await json(file)) })
}
const webScripts = packages.find(({ name }) => name === '@kitewright/web')?.scripts

/** Commands of pnpm, not scripts of this repository. */
const ownCommands = ['install', 'audit', 'exec']

const readWorkflow = async (name: string): Promise<Workflow> =>
  parse(await readFile(join(folder, name), 'utf8'), { strict: true, uniqueKeys: true })
const titles = (await Promise.all(names.map(readWorkflow))).map(({ name }) => name)

describe.each(names)('the workflow %s', async (name) => {
  const { on, jobs } = await readWorkflow(name)
  const steps = Object.values(jobs).flatMap((job) => job.steps)
  const commands = steps.flatMap(({ run }) => run ?? [])

  it('depends only on existing jobs', () => {
    const requiredJobs = Object.values(jobs).flatMap(({ needs = [] }) => needs)
    expect(Object.keys(jobs)).toEqual(expect.arrayContaining(requiredJobs))
  })

  it('pins actions to exact versions', () => {
    for (const { uses } of steps.filter((step) => step.uses)) {
      expect(uses).toMatch(/^[\w-]+(\/[\w-]+)+@[0-9a-f]{40}$/)
    }
  })

  it('runs existing commands with the pnpm of the repository', () => {
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

  it('starts existing workflows', () => {
    const started = commands.flatMap((run) => [...run.matchAll(/gh workflow run (\S+)/g)])
    for (const [, file] of started) expect(names).toContain(file)
    for (const title of on.workflow_run?.workflows ?? []) expect(titles).toContain(title)
  })
})

describe('a deploy', async () => {
  const { on, jobs } = await readWorkflow('deploy.yml')

  it('runs after CI, with the code that passed', () => {
    expect(on.push).toBeUndefined()
    expect(on.workflow_run?.workflows).toEqual(['CI'])
    const checkout = jobs.build?.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkout?.with?.ref).toContain('steps.passed.outputs.commit')
  })
})

it('property tests run in full each night, separate from the cached shorter runs', async () => {
  const { jobs } = await readWorkflow('nightly.yml')
  expect(jobs.properties?.steps.at(-1)?.env).toEqual({ PROPERTY_RUNS: 'full' })
  const turbo = await readFile(join(root, 'turbo.json'), 'utf8')
  for (const task of ['"test"', '"@kitewright/web#test"', '"test:process"']) {
    const settings = turbo.slice(turbo.indexOf(`${task}: {`)).split('}')[0]
    expect(settings, task).toContain('"env": ["PROPERTY_RUNS"]')
  }
})
