import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { parseEnv, promisify } from 'node:util'
import { SettingsError } from '@kitewright/content-loader/errors'

const UNIT = 'kitewright.service'
const PROPERTIES = ['LoadState', 'EnvironmentFiles', 'Environment', 'StateDirectory']

/** How systemd starts the service on this machine. */
export type Unit = {
  env: Record<string, string>
  /** Its files of settings. */
  files: string[]
}

/** Null where systemd has no such unit. Throws SettingsError when its settings cannot be read. */
export async function readUnit(): Promise<Unit | null> {
  const shown = await promisify(execFile)('systemctl', [
    'show',
    UNIT,
    ...PROPERTIES.map((name) => `-p${name}`),
  ]).then(
    ({ stdout }) => stdout,
    () => '',
  )
  const properties = shown.split('\n').map((line) => /^(\w+)=(.*)$/.exec(line)?.slice(1) ?? [])
  const valuesOf = (name: string) =>
    properties.filter(([key]) => key === name).map(([, value = '']) => value)
  if (valuesOf('LoadState')[0] !== 'loaded') return null
  const files = valuesOf('EnvironmentFiles').map((value) => value.replace(/ \(.*\)$/, ''))
  const texts = await Promise.all(files.map(readSettings))
  const [state] = valuesOf('StateDirectory').flatMap((value) => value.split(/[ :]/).filter(Boolean))
  const own = valuesOf('Environment').flatMap((value) => value.match(/"[^"]*"|\S+/g) ?? [])
  return {
    env: {
      ...(state && { STATE_DIRECTORY: `/var/lib/${state}` }),
      ...variablesIn(own.map((text) => text.replaceAll('"', '')).join('\n')),
      ...Object.assign({}, ...texts.map(variablesIn)),
    },
    files,
  }
}

const variablesIn = (text: string): Record<string, string> =>
  Object.fromEntries(Object.entries(parseEnv(text)).map(([name, value]) => [name, value ?? '']))

const readSettings = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new SettingsError(
      error.code === 'EACCES' ? `${file}: run this as root` : `${file}: ${error.message}`,
    )
  })
