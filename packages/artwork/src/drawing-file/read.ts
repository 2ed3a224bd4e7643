import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { cssPalette, type Palette } from '../palette.ts'
import { type PlainDrawing, plainDrawing } from './plain.ts'

/** The room of all drawings that somebody drew. */
export const DRAWINGS = join(import.meta.dirname, '../../drawings')

/** The folders of drawings. */
export const FAMILIES = ['ledger', 'motifs', 'plates', 'scenes', 'specimen', 'storyboard'] as const

/** The names of the drawings in a folder, in the order of the alphabet: `specimen/mvp-development-1`. */
export const drawingNames = (folder: string): string[] =>
  readdirSync(join(DRAWINGS, folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${folder}/${file.slice(0, -'.svg'.length)}`)
    .toSorted()

export const fileOf = (name: string) => join(DRAWINGS, `${name}.svg`)

/** Files as they were last read: a page has a dozen kites, and a kite a motif. */
const known = new Map<string, { changed: number; drawing: PlainDrawing }>()

/**
 * What a drawing's file holds, in colours of the palette; an edited file is read again.
 * @throws Error that names the file and what cannot be drawn in it.
 */
export function drawingFile(name: string, palette = cssPalette): PlainDrawing {
  const changed = statSync(fileOf(name)).mtimeMs
  const before = known.get(name)
  if (before?.changed === changed) return before.drawing
  const drawing = readDrawing(name, palette)
  known.set(name, { changed, drawing })
  return drawing
}

function readDrawing(name: string, palette: Palette): PlainDrawing {
  const file = `packages/artwork/drawings/${name}.svg`
  let drawing: PlainDrawing
  try {
    drawing = plainDrawing(readFileSync(fileOf(name), 'utf8'), palette)
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
  const [fault] = drawing.faults
  if (fault !== undefined) throw new Error(`${file}: ${fault}`)
  return drawing
}
