import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatedFiles, generatedFolder, generateInto } from './sanity-cli.ts'

const read = (from: string, file: string) => readFileSync(join(from, file), 'utf8')

/** Fails when the committed files differ from the output of the current Studio schema. */
const folder = mkdtempSync(join(tmpdir(), 'content-types-'))
try {
  generateInto(folder)
  const stale = generatedFiles.filter((file) => read(generatedFolder, file) !== read(folder, file))
  if (stale.length > 0) {
    console.error(
      `Out of date: ${stale.join(', ')} in packages/content-types/src/generated.\n` +
        'Run `pnpm generate` in packages/content-types and commit what it writes.',
    )
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true })
}
