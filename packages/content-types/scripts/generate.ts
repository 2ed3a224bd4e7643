import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/**
 * Derives files from the Studio's schema and from the queries. `types` writes only the types of schema and queries, for
 * which the schema in the repository is enough; `check` fails when a file in the repository is out of date.
 */
const studio = join(import.meta.dirname, '../../../studio')
const generated = join(import.meta.dirname, '../src/generated')

/** Runs the Studio's own CLI, without login or network. Throws the CLI's output when it fails. */
function runSanity(folder: string, ...command: string[]): void {
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

/** Writes the Studio's schema, the tables of its fields, and the queries and rules of its blocks. */
function generateInto(folder: string): void {
  runSanity(folder, 'schema', 'extract', '--force')
  runSanity(folder, 'exec', 'schemaTypes/write-tables.ts', '--', folder)
}

if (process.argv[2] === 'check') {
  const folder = mkdtempSync(join(tmpdir(), 'content-types-'))
  try {
    generateInto(folder)
    const read = (from: string, file: string) => readFileSync(join(from, file), 'utf8')
    const stale = ['schema.json', 'field-tables.ts', 'blocks.ts'].filter(
      (file) => read(generated, file) !== read(folder, file),
    )
    if (stale.length > 0) {
      console.error(`Out of date: ${stale.join(', ')}. Run \`pnpm generate\` and commit the files.`)
      process.exitCode = 1
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
} else {
  if (process.argv[2] !== 'types') generateInto(generated)
  runSanity(generated, 'typegen', 'generate')
}
