import { art } from '#app/ui/art.ts'

/** What every kite at the end of the string has in common, still or leaning. */
export const stringKite = () => ({
  className: 'process-string__kite',
  src: art('scenes/string-kite'),
  width: 36,
  height: 42,
})

export function StringKite() {
  return <img {...stringKite()} alt="" loading="lazy" />
}
