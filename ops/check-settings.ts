import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { SettingsError } from '@kitewright/content-loader/errors'
import { isThisMachine } from '@kitewright/content-loader/settings'
import { rejectNewerData } from '@kitewright/rebuild/data-folder-version'
import { Releases } from '@kitewright/rebuild/releases'
import {
  type RebuildSettings,
  readRebuildSettings,
  rebuildSettingNames,
} from '@kitewright/rebuild/settings'
import { rejectDemo, rejectOtherCode } from '@kitewright/rebuild/start-checks'
import { hashSource } from '@kitewright/site-engine/files'

/**
 * `pnpm check-settings [file]`: checks settings before a service starts with them. They come from the environment, or
 * from a file of lines such as `NAME=value`. Exits with 1 when the service would not start or publish, with 3 when it
 * would ignore an invalid one. Hints do not change the exit code.
 */
const root = join(import.meta.dirname, '..')

/** Exit code when the service starts but ignores an invalid setting; `ops/deploy` passes it on. */
const LEFT_OUT = 3

type Environment = Record<string, string | undefined>

/** Prefixes of the service's settings; other variables are ignored. */
const ownNames = /^(PUBLIC|SANITY|REBUILD|ENQUIRY|CONTENT|BACKUP)_(?!STUDIO_)/
/** Settings of other commands. */
const otherNames = new Set(['SANITY_AUTH_TOKEN', 'SANITY_INTERNAL_ENV'])

export async function checkSettings(
  env: Environment,
): Promise<{ errors: string[]; warnings: string[]; hints: string[] }> {
  const warnings = Object.keys(env)
    .filter(
      (name) => ownNames.test(name) && !otherNames.has(name) && !rebuildSettingNames.includes(name),
    )
    .map((name) => `${name}: there is no such setting; is the name misspelt?`)
  try {
    const settings = readRebuildSettings(env)
    warnings.push(...settings.warnings)
    await rejectNewerData(settings.dataFolder)
    await rejectDemo(settings.content, new Releases(settings.dataFolder))
    rejectOtherCode(settings.bundleFolder, settings.content, (path) =>
      existsSync(join(root, path)) ? hashSource(readFileSync(join(root, path))) : undefined,
    )
    return { errors: [], warnings, hints: getHints(settings) }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return { errors: error.message.split('\n'), warnings, hints: [] }
  }
}

/** Hints about valid settings that are seldom intended. */
function getHints({ content, adminToken }: RebuildSettings): string[] {
  const problems: string[] = []
  if (!isThisMachine(content.siteUrl)) {
    if (content.contentSource === 'seed') {
      problems.push('CONTENT_SOURCE: visitors see the bundled demo content')
    }
    if (!content.contactEndpoint) {
      problems.push('PUBLIC_CONTACT_ENDPOINT: the contact form sends nothing')
    }
  }
  if (!adminToken) problems.push('REBUILD_ADMIN_TOKEN: nobody can take a publish back with curl')
  return problems
}

if (import.meta.main) {
  const [file] = process.argv.slice(2)
  try {
    const env = file ? parseEnv(await readFile(file, 'utf8')) : process.env
    const { errors, warnings, hints } = await checkSettings(env)
    for (const line of errors) console.error(`Error    ${line}`)
    for (const line of warnings) console.error(`Warning  ${line}`)
    for (const line of hints) console.error(`Hint     ${line}`)
    if (errors.length > 0) process.exitCode = 1
    else {
      if (warnings.length > 0) process.exitCode = LEFT_OUT
      console.log(`A service starts with these settings; warnings: ${warnings.length}`)
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
