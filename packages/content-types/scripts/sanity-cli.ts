import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const studio = fileURLToPath(new URL('../../../studio', import.meta.url))

export const generatedFolder = fileURLToPath(new URL('../src/generated', import.meta.url))

export const generatedFiles = ['schema.json', 'sanity.types.ts', 'field-tables.ts']

/**
 * Writes to `folder`: the Studio's schema, the tables of its fields, and the types of schema and queries.
 * Runs the Studio's own CLI, without login or network. Throws the CLI's output when it fails.
 */
export function generateInto(folder: string): void {
  for (const command of [
    ['schema', 'extract', '--force'],
    ['typegen', 'generate'],
    ['exec', 'schemaTypes/write-field-tables.ts', '--', folder],
  ]) {
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
}
