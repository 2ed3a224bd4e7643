const folder = '../../drawings/'

/** A browser cannot read files: the bundle has the motifs of all kites, about 20 KB. */
const motifs = import.meta.glob<string>('../../drawings/motifs/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * Returns the text of a motif's file.
 * @throws Error for any other drawing.
 */
export function textOf(name: string): string {
  const text = motifs[`${folder}${name}.svg`]
  if (text === undefined) throw new Error('Only motifs are known in a browser.')
  return text
}

/** Bundled files do not change. */
export const writtenAt = (_name: string): number => 0
