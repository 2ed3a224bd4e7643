import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cssPalette } from '../palette.ts'
import { faultsIn } from './check.ts'
import { fileOf } from './files.ts'
import { plainDrawing } from './plain.ts'
import { drawn, rendered } from './render.ts'
import { tidied } from './tidy.ts'

/** Files that Inkscape 1.2.2 saved: with everything moved and moved back and copper recoloured, or only opened. */
const saved = [
  ['recoloured', 'specimen/pcb-hardware-design-1'],
  ['with-a-kite', 'scenes/services-tile-slot'],
] as const

const textOf = (file: string) =>
  readFileSync(join(import.meta.dirname, 'saved-by-inkscape', `${file}.svg`), 'utf8')

test('the files contain what Inkscape adds', () => {
  for (const part of ['<rdf:RDF>', '<sodipodi:namedview', 'style="fill:#f26322;']) {
    expect(textOf('recoloured')).toContain(part)
  }
})

test.each(saved)('%s is the same drawing as before', (file, name) => {
  expect(rendered(plainDrawing(textOf(file), cssPalette), cssPalette)).toBe(drawn(name))
})

test.each(saved)('%s has no fault and is tidied to the file it came from', (file, name) => {
  expect(faultsIn(name, textOf(file))).toEqual([])
  expect(tidied(textOf(file), cssPalette)).toBe(readFileSync(fileOf(name), 'utf8'))
})
