import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const DRAWINGS = join(import.meta.dirname, '../../drawings')

/** The folders of drawings. */
export const FAMILIES = ['ledger', 'motifs', 'covers', 'scenes', 'specimen', 'storyboard'] as const

/** Names of a folder's drawings in alphabetical order: `specimen/mvp-development-1`. */
export const drawingNames = (folder: string): string[] =>
  readdirSync(join(DRAWINGS, folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${folder}/${file.slice(0, -'.svg'.length)}`)
    .toSorted()

export const fileOf = (name: string) => join(DRAWINGS, `${name}.svg`)

export const textOf = (name: string): string => readFileSync(fileOf(name), 'utf8')

/** Modification time in milliseconds. */
export const writtenAt = (name: string): number => statSync(fileOf(name)).mtimeMs
