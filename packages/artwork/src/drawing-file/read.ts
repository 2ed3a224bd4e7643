import { textOf, writtenAt } from '#drawing-files'
import { cssPalette, type Palette } from '../palette.ts'
import { type PlainDrawing, plainDrawing } from './plain.ts'

/** Cache of parsed files: a page has a dozen kites, each with a motif. */
const known = new Map<string, { changed: number; drawing: PlainDrawing }>()

/**
 * Returns a drawing in colours of the palette; rereads an edited file.
 * @throws Error that names the file and the fault.
 */
export function drawingFile(name: string, palette = cssPalette): PlainDrawing {
  const changed = writtenAt(name)
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
    drawing = plainDrawing(textOf(name), palette)
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
  const [fault] = drawing.faults
  if (fault !== undefined) throw new Error(`${file}: ${fault}`)
  return drawing
}
