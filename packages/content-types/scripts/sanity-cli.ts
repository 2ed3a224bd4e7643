import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const studio = fileURLToPath(new URL('../../../studio', import.meta.url))

export const generatedFolder = fileURLToPath(new URL('../src/generated', import.meta.url))

/** Files in the repository; the build and the Studio read them. */
export const generatedFiles = ['schema.json', 'field-tables.ts']

/** Writes the Studio's schema and the tables of its fields to `folder`. */
export function generateInto(folder: string): void {
  sanity(folder, 'schema', 'extract', '--force')
  sanity(folder, 'exec', 'schemaTypes/write-field-tables.ts', '--', folder)
}

/** Writes the types of schema and queries, which only the compiler reads. */
export const generateTypes = () => sanity(generatedFolder, 'typegen', 'generate')

/** Runs the Studio's own CLI, without login or network. Throws the CLI's output when it fails. */
function sanity(folder: string, ...command: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(studio, 'node_modules/sanity/bin/sanity'), ...command],
    {
      cwd: studio,
      encoding: 'utf8',
      env: {
        ...process.env,
        CONTENT_TYPES_FOLDER: relative(studio, folder).replaceAll('\\', '/'),
        SANITY_CLI_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
        NO_COLOR: '1',
      },
    },
  )
  if (status !== 0) {
    throw new Error(`sanity ${command.join(' ')} failed:\n${error ?? ''}${stdout}${stderr}`)
  }
}
