import { cssPalette } from '../palette.ts'
import { drawingNames } from './files.ts'
import { drawingFile } from './read.ts'
import { rendered } from './render.ts'

/** A drawing as the site shows it. */
export const drawn = (name: string): string => rendered(drawingFile(name), cssPalette)

/** The drawings of a folder, by name: each is read from its file whenever it is asked for. */
export const drawingsIn = (folder: string): Record<string, () => string> =>
  Object.fromEntries(drawingNames(folder).map((name) => [name, () => drawn(name)]))
