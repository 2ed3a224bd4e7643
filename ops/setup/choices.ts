import { parseArgs } from 'node:util'
import { SettingsError } from '@kitewright/content-loader/errors'
import { readSettings } from '@kitewright/content-loader/settings'
import { targets } from '@kitewright/rebuild/webhook-definition'
import type { Choices } from './set-up.ts'

export const USAGE = `Usage: pnpm hosted:setup [options]

  What is not said is taken from the file, then asked. It may be run again at any time.

  --project <id>           a project that is there
  --new-project <name>     or a new one
  --organization <id>      to which a new one belongs, where there are several
  --dataset <name>         production by default
  --private                nobody reads the dataset without a token (a paid plan at Sanity)
  --site <address>         of the site for visitors: https://kitewright.example
  --studio <name>          for https://<name>.sanity.studio, or the address where you serve the Studio yourself
  --webhook <what>         receives each publish: service, deploy-hook, github or none; service by default
  --enquiries <where>      /enquiries, the address of a spreadsheet's script, or none; /enquiries with the service
  --env <file>             for all settings; .env by default
  --dry-run                says what would be done, and changes nothing
  --help                   show this`

const options = {
  project: { type: 'string' },
  'new-project': { type: 'string' },
  organization: { type: 'string' },
  dataset: { type: 'string' },
  private: { type: 'boolean', default: false },
  site: { type: 'string' },
  studio: { type: 'string' },
  webhook: { type: 'string' },
  enquiries: { type: 'string' },
  env: { type: 'string', default: '.env' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

export const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error))
  }
}

export type Arguments = ReturnType<typeof readArguments>

/** Asks a person; null without a terminal. */
export type Ask = ((question: string) => Promise<string>) | null

export type ListedProject = { id: string; displayName: string }

type Known = Readonly<Record<string, string | undefined>>

/**
 * Reads the choices of a setup: from arguments, else from existing settings, else from a person. Throws SettingsError
 * with a line for each missing or invalid one.
 */
export async function readChoices(
  given: Arguments,
  known: Known,
  { ask, fetchProjects }: { ask: Ask; fetchProjects: () => Promise<ListedProject[]> },
): Promise<Choices> {
  const missing: string[] = []
  const value = async (
    given: string | undefined,
    question: string,
    { flag, unset }: { flag: string; unset?: string },
  ): Promise<string> => {
    if (given) return given
    const answer = ask
      ? (await ask(unset ? `${question} [${unset}]: ` : `${question}: `)).trim()
      : ''
    if (answer || unset) return answer || (unset ?? '')
    missing.push(`${flag}: expected ${question}; found nothing`)
    return ''
  }
  const project = await resolveProject(given, known, { ask, fetchProjects, missing })
  const dataset = await value(given.dataset ?? known.PUBLIC_SANITY_DATASET, 'Dataset', {
    flag: '--dataset',
    unset: 'production',
  })
  const siteUrl = await value(given.site ?? known.PUBLIC_SITE_URL, 'the address of the site', {
    flag: '--site',
  })
  const studio = await value(
    given.studio ?? known.PUBLIC_STUDIO_URL,
    'a name for <name>.sanity.studio, or the address where you serve the Studio',
    { flag: '--studio' },
  )
  if (missing.length > 0) throw new SettingsError(missing.join('\n'))

  const target = [...targets, 'none' as const].find((name) => name === (given.webhook ?? 'service'))
  if (!target) {
    throw new SettingsError(
      `--webhook: expected ${targets.join(', ')} or none; found "${given.webhook}"`,
    )
  }
  const enquiries = given.enquiries ?? known.PUBLIC_CONTACT_ENDPOINT
  const contactEndpoint = await value(
    enquiries || (target === 'service' ? '/enquiries' : undefined),
    'where enquiries go (the address of a script, or none)',
    { flag: '--enquiries', unset: 'none' },
  )
  const settings = checkUrls({
    PUBLIC_SITE_URL: siteUrl,
    PUBLIC_STUDIO_URL: studio.includes(':')
      ? studio
      : `https://${getStudioName(studio)}.sanity.studio`,
    PUBLIC_CONTACT_ENDPOINT: contactEndpoint,
    PUBLIC_SANITY_DATASET: dataset,
    ...('id' in project && { PUBLIC_SANITY_PROJECT_ID: project.id }),
  })
  return {
    project,
    dataset,
    isPrivate: given.private || Boolean(known.SANITY_READ_TOKEN),
    siteUrl: settings.siteUrl,
    studioUrl: settings.studioUrl,
    webhook: target,
    contactEndpoint,
  }
}

const getStudioName = (text: string) => text.replace(/\.sanity\.studio$/, '')

/** Checks values as a build does. */
function checkUrls(env: Known) {
  const { siteUrl, studioUrl } = readSettings(env)
  if (!studioUrl) throw new SettingsError('--studio: expected a name or an address; found nothing')
  return { siteUrl, studioUrl }
}

async function resolveProject(
  given: Arguments,
  known: Known,
  {
    ask,
    fetchProjects,
    missing,
  }: { ask: Ask; fetchProjects: () => Promise<ListedProject[]>; missing: string[] },
): Promise<Choices['project']> {
  const createNewProject = (name: string) => ({ name, organization: given.organization ?? null })
  const id = given.project ?? (given['new-project'] ? undefined : known.PUBLIC_SANITY_PROJECT_ID)
  if (id) return { id }
  if (given['new-project']) return createNewProject(given['new-project'])
  if (!ask) {
    missing.push('--project or --new-project: expected which project; found nothing')
    return createNewProject('')
  }
  const projects = await fetchProjects()
  const list = projects.map((project) => `  ${project.id}  ${project.displayName}\n`).join('')
  const answer = (
    await ask(`${list}Project, an id of these, or a name for a new one [Kitewright]: `)
  ).trim()
  return projects.some((project) => project.id === answer)
    ? { id: answer }
    : createNewProject(answer || 'Kitewright')
}
