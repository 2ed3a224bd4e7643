// Its bundle, as the entry for Node takes three times as long to load.
import { type Config, type CustomPlugin, optimize } from 'svgo/browser'
import { motifPalette } from '../motifs.ts'
import { cssPalette } from '../palette.ts'
import { listDrawings, readDrawing } from './files.ts'
import { drawingPlugin } from './plugin.ts'

/** svgo writes character data as it is, without its brackets: the shapes of a kite. */
const RAW: Config['js2svg'] = { cdataStart: '', cdataEnd: '' }

function optimizeDrawing(
  name: string,
  source: string,
  target: 'file' | 'site',
  earlier: readonly CustomPlugin[] = [],
): string {
  const isMotif = name.startsWith('motifs/')
  const palette = isMotif ? motifPalette : cssPalette
  const { data } = optimize(source, {
    path: `packages/artwork/drawings/${name}.svg`,
    js2svg: RAW,
    plugins: [
      'convertStyleToAttrs',
      { name: 'cleanupNumericValues', params: { floatPrecision: 2 } },
      ...earlier,
      drawingPlugin({ source, palette, isMotif, target }),
    ],
  })
  return data
}

/**
 * Returns the tidied file: one element per line, colours as classes of the palette, current copies of kites, no editor
 * data.
 * @throws Error when the text is not well-formed or has content that a drawing may not have.
 */
export function cleanDrawing(name: string, source: string): string {
  const text = optimizeDrawing(name, source, 'file')
  return optimize(text, {
    js2svg: { pretty: true, indent: 2 },
    plugins: [
      { name: 'removeUnknownsAndDefaults', params: { unknownContent: false, unknownAttrs: false } },
    ],
  }).data
}

/** Drawings as the site shows them, by file and what was cut from it: building one takes some milliseconds. */
const cache = new Map<string, { source: string; drawing: string }>()

/**
 * Returns a drawing as the site shows it; rereads an edited file. `cut` takes a part of it.
 * @throws Error that names the file and each fault.
 */
export function drawFile(name: string, cut?: CustomPlugin): string {
  const source = readDrawing(name)
  const key = `${name} ${cut?.name}`
  const cached = cache.get(key)
  if (cached?.source === source) return cached.drawing
  try {
    const drawing = optimizeDrawing(name, source, 'site', cut ? [cut] : [])
    cache.set(key, { source, drawing })
    return drawing
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`packages/artwork/drawings/${name}.svg: ${message}`, { cause })
  }
}

/** The drawings of a folder, by name: each access reads the file. */
export const drawFolder = (folder: string): Record<string, () => string> =>
  Object.fromEntries(listDrawings(folder).map((name) => [name, () => drawFile(name)]))
