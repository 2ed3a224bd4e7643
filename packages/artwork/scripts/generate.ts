import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsIn, paletteOf } from '../src/drawing-file/check.ts'
import { DRAWINGS, drawingNames, FAMILIES, fileOf } from '../src/drawing-file/files.ts'
import { swatches } from '../src/drawing-file/style-sheet.ts'
import { tidied } from '../src/drawing-file/tidy.ts'

/**
 * `pnpm generate`: tidies every drawing's file, with current palette and kites, and writes the palette as swatches.
 * Exits with 1 if a file has a fault that only its designer can fix; that file is left unchanged.
 */
writeFileSync(join(DRAWINGS, 'kitewright.gpl'), swatches())

for (const name of FAMILIES.flatMap(drawingNames)) {
  const text = readFileSync(fileOf(name), 'utf8')
  try {
    const tidy = tidied(text, paletteOf(name))
    const faults = faultsIn(name, tidy)
    if (faults.length > 0) throw new Error(faults.join('\n  '))
    if (tidy !== text) writeFileSync(fileOf(name), tidy)
  } catch (error) {
    console.error(`drawings/${name}.svg\n  ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
