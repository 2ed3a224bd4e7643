import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const DRAWINGS = join(import.meta.dirname, '../../drawings')

/** The folders of drawings. */
export const FAMILIES = ['ledger', 'motifs', 'covers', 'scenes', 'specimen', 'storyboard'] as const

/** Names of a folder's drawings in alphabetical order: `specimen/mvp-development-1`. */
export const listDrawings = (folder: string): string[] =>
  readdirSync(join(DRAWINGS, folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${folder}/${file.slice(0, -'.svg'.length)}`)
    .toSorted()

export const getFile = (name: string) => join(DRAWINGS, `${name}.svg`)

export const readDrawing = (name: string): string => readFileSync(getFile(name), 'utf8')
