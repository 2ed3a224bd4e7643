import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

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

/** What a drawing's file holds. */
export const textOf = (name: string): string => readFileSync(fileOf(name), 'utf8')

/** When a drawing's file was last written, in milliseconds. */
export const writtenAt = (name: string): number => statSync(fileOf(name)).mtimeMs
