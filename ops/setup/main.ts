import { type SpawnOptions, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseEnv } from 'node:util'
import { getExitCode } from '@kitewright/content-loader/errors'
import { createLakeClient } from '@kitewright/content-loader/load'
import type { LakeSettings } from '@kitewright/content-loader/settings'
import { documentTypes } from '@kitewright/content-types/model'
import { disableProxyForLocalhost } from '@kitewright/site-engine/serve'
import { z } from 'zod'
import {
  createManage,
  getSessionToken,
  RejectedError,
  toRejectedError,
} from '../sanity/management.ts'
import { type Ask, readArguments, readChoices, USAGE } from './choices.ts'
import { readEnvFile, withValues, writeEnvFile } from './env-file.ts'
import { setUp } from './set-up.ts'

const root = join(import.meta.dirname, '../..')
const studio = join(root, 'studio')

const projectsSchema = z.array(z.looseObject({ id: z.string(), displayName: z.string() }))

/**
 * `pnpm hosted:setup`: creates everything at Sanity that the site needs, and one `.env` for site, service and commands.
 * May be repeated. Exits with 2 for an invalid choice, with 1 when Sanity rejects a request.
 */
async function runSetup() {
  disableProxyForLocalhost()
  const given = readArguments(process.argv.slice(2))
  if (given.help) return console.log(USAGE)
  const text = await readEnvFile(given.env)
  const known: Record<string, string | undefined> = { ...process.env }
  for (const [name, value] of Object.entries(parseEnv(text ?? ''))) if (value) known[name] = value
  const apiHost = known.SANITY_API_HOST?.trim() || null
  const manage = createManage(apiHost, await getSessionToken(known))
  const prompt = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null
  const ask: Ask = prompt && ((question) => prompt.question(question))
  const fetchProjects = async () =>
    projectsSchema.parse(await manage('projects', '/projects', { to: 'list your projects' }))
  const choices = await readChoices(given, known, { ask, fetchProjects }).finally(() =>
    prompt?.close(),
  )
  const isDry = given['dry-run']
  let current = text ?? (await readFile(join(root, '.env.example'), 'utf8'))
  const saved = new Set<string>()
  await setUp(choices, {
    manage,
    apiHost,
    isDry,
    known,
    log: (line) => console.log(line),
    save: async (values) => {
      for (const name of Object.keys(values)) saved.add(name)
      if (isDry) return
      current = withValues(current, values)
      await writeEnvFile(given.env, current)
    },
    count: (dataset) => countDocuments({ ...dataset, apiHost }),
    importSeed: (env) =>
      run(process.execPath, [join(root, 'ops/import/import.ts')], {
        cwd: root,
        env: { ...env, SANITY_API_HOST: apiHost ?? '' },
      }),
    deployStudio: (host, env) =>
      run(
        join(studio, 'node_modules/.bin/sanity'),
        ['deploy', '--url', host, '--yes', '--schema-required'],
        { cwd: studio, env },
      ),
  })
  if (isDry) console.log(`Settings: ${given.env} would hold ${[...saved].sort().join(', ')}`)
  else
    console.log(
      `Settings: ${given.env}. Next: pnpm check-settings ${given.env}; pnpm hosted:doctor ${given.env}`,
    )
}

function countDocuments(dataset: LakeSettings): Promise<number> {
  return createLakeClient(dataset)
    .fetch('count(*[_type in $types])', { types: documentTypes })
    .catch((cause) => {
      const rejection = toRejectedError(cause, `read the dataset “${dataset.dataset}”`)
      const { status } = rejection
      if (status !== 401 && status !== 403) throw rejection
      throw new RejectedError(
        `Sanity does not take SANITY_WRITE_TOKEN (HTTP ${status}). Remove it from the file and run the command again: another one is made`,
        { status, cause },
      )
    })
}

/** Runs a command with visible output; returns whether it succeeded. */
function run(command: string, args: readonly string[], { cwd, env }: SpawnOptions) {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  child.once('error', reject)
  child.once('exit', (code) => resolve(code === 0))
  return promise
}

try {
  await runSetup()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = getExitCode(error)
}
