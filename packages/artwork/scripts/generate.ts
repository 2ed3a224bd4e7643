import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DRAWINGS, FAMILIES, getFile, listDrawings } from '../src/drawing-file/files.ts'
import { cleanDrawing } from '../src/drawing-file/optimize.ts'
import { formatSwatches } from '../src/palette.ts'

/**
 * `pnpm generate`: tidies every drawing's file, with current palette and kites, and writes the palette as swatches.
 * Exits with 1 if a file has a fault that only its designer can fix; that file is left unchanged.
 */
writeFileSync(join(DRAWINGS, 'kitewright.gpl'), formatSwatches())

for (const name of FAMILIES.flatMap(listDrawings)) {
  const text = readFileSync(getFile(name), 'utf8')
  try {
    const clean = cleanDrawing(name, text)
    if (clean !== text) writeFileSync(getFile(name), clean)
  } catch (error) {
    console.error(`drawings/${name}.svg\n  ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
