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
export function readDrawing(name: string): string {
  const text = motifs[`../../drawings/${name}.svg`]
  if (text === undefined) throw new Error('Only motifs are known in a browser.')
  return text
}
